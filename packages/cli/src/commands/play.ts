import { BOT_NAMES, BOTS, type BotName, type PlayerName } from '@archmage/ai';
import { type Action, type BySeat, type GameRecord, isRefusal, redact, type Seat } from '@archmage/engine';
import { act, type Game, humansOf, nextSeat, open, reopen, seedOf, viewerOf } from '@archmage/host';
import { fill, whyNot } from '@archmage/words';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { Complaint, EXIT, type Io, say } from '../io.ts';
import { OWN_OPTIONS, type Own, readOwn } from '../own.ts';
import { askHuman } from '../play/human.ts';
import { openLines } from '../play/lines.ts';
import { claim, findSeed, insistOnName, save } from '../play/saving.ts';
import { clear, drawNews, drawView, handOver, isHidden, narrate } from '../play/screen.ts';
import type { Decision } from '../play/talk.ts';
import type { Terminal } from '../play/terminal.ts';
import { playerNamed, readPlayer } from '../players.ts';
import { type Recorded, readRecord, wishedRules } from '../positions.ts';
import { randomOf } from '../random.ts';
import { lookFor } from './show.ts';

export const play: Command = {
  name: 'play',
  help: ({ helps }) => fill(helps.play, { bots: BOT_NAMES.join(', ') }),
  run: async (argv, io) => {
    const { values, positionals } = readArgs(play, argv, OPTIONS);
    expectArguments(play, positionals, []);
    const file = fileOf(values);
    const { table, players } = await openingOf(io, values, readOwn(values));
    insistOnScreen(io, players);
    const isAlone = humansOf(players).length === 0;
    const game: Terminal = {
      io,
      look: lookFor(io),
      players,
      random: randomOf(`${table.seed}:${table.batches.length}:bots`),
      notes: {},
      clock: { turn: 0, used: 0 },
      lines: isAlone || table.state.ending !== undefined ? undefined : openLines(io),
      table,
      file,
      last: undefined,
      shown: undefined,
    };
    try {
      await playOn(game);
    } finally {
      game.lines?.close();
    }
    return EXIT.fine;
  },
};

const OPTIONS = {
  yellow: { type: 'string' },
  blue: { type: 'string' },
  rules: { type: 'string' },
  ...OWN_OPTIONS,
  seed: { type: 'string' },
  save: { type: 'string' },
  resume: { type: 'string' },
} as const;

interface Wishes {
  readonly yellow?: string | undefined;
  readonly blue?: string | undefined;
  readonly rules?: string | undefined;
  readonly seed?: string | undefined;
  readonly resume?: string | undefined;
  readonly save?: string | undefined;
}

interface Opening {
  readonly table: Game;
  readonly players: BySeat<PlayerName>;
}

/** Where the game is kept, if it is. */
const fileOf = ({ resume: from, rules, save: into }: Wishes): string | undefined => {
  if (from !== undefined) insistOnName(from, '--resume');
  if (from !== undefined && rules !== undefined)
    throw new Complaint(({ complaints }) =>
      fill(complaints.notTogether, { option: '--rules', other: '--resume', command: play.name }),
    );
  return into === undefined ? from : claim(into, from, '--save');
};

const openingOf = async (io: Io, wishes: Wishes, own: Own): Promise<Opening> =>
  wishes.resume === undefined
    ? begin(wishes, own)
    : resume(wishes, wishes.resume, await readRecord(io, wishes.resume, own));

const begin = (wishes: Wishes, own: Own): Opening => {
  const players = playersOf(wishes, (seat) => USUAL[seat]);
  const seed = wishes.seed ?? seedOf(crypto.getRandomValues(new Uint8Array(16)));
  return { players, table: open(wishedRules(wishes.rules, own), seed, { ...players }) };
};

/** Who takes over is written down; a game that is over stays as it was played. */
const resume = (wishes: Wishes, file: string, { rules, record }: Recorded): Opening => {
  const seed = record.headers.seed ?? findSeed(file, record.headers.dice, wishes.seed);
  const table = reopen(rules, seed, record);
  const players = playersOf(wishes, (seat) => playerIn(record, seat, file));
  const headers = table.state.ending === undefined ? { ...table.headers, ...players } : table.headers;
  return { players, table: { ...table, headers } };
};

const USUAL: BySeat<PlayerName> = { yellow: 'human', blue: 'greedy' };

const playersOf = ({ yellow, blue }: Wishes, otherwise: (seat: Seat) => PlayerName): BySeat<PlayerName> => ({
  yellow: yellow === undefined ? otherwise('yellow') : readPlayer(yellow, '--yellow'),
  blue: blue === undefined ? otherwise('blue') : readPlayer(blue, '--blue'),
});

const playerIn = ({ headers }: GameRecord, seat: Seat, file: string): PlayerName => {
  const name = headers[seat] ?? USUAL[seat];
  const player = playerNamed(name);
  if (player !== undefined) return player;
  throw new Complaint(({ complaints }) => fill(complaints.stranger, { file, seat, name }));
};

/** What one person may not see of the other's is wiped off a screen; a file keeps it. */
const insistOnScreen = ({ input, output }: Io, players: BySeat<PlayerName>): void => {
  if (humansOf(players).length > 1 && input.isTTY === true && output.isTTY !== true)
    throw new Complaint(({ complaints }) => complaints.noScreen);
};

const playOn = async (game: Terminal): Promise<void> => {
  // What cannot be saved is not begun.
  keep(game);
  greet(game);
  for (
    let seat = nextSeat(game.table.state, game.players);
    seat !== undefined;
    seat = nextSeat(game.table.state, game.players)
  ) {
    const decision = await decisionOf(game, seat);
    if (decision.kind === 'end') return leave(game);
    perform(game, decision);
  }
  drawView(game, viewerOf(game.players));
  const { play: texts } = game.look.words;
  say(game.io, fill(texts.seedWas, { seed: game.table.seed }));
  if (game.file !== undefined) say(game.io, fill(texts.keptIn, { file: game.file }));
};

const greet = ({ io, lines, look, players, table }: Terminal): void => {
  const { play: texts, things } = look.words;
  const [yellow, blue] = [things.players[players.yellow], things.players[players.blue]];
  say(io, fill(texts.opening, { rules: table.rules.id, yellow, blue }));
  if (lines !== undefined) say(io, texts.helpHint);
  say(io, fill(texts.promise, { commitment: table.dice.commitment }));
};

const decisionOf = async (game: Terminal, seat: Seat): Promise<Decision> => {
  const player = game.players[seat];
  if (player !== 'human') return { kind: 'act', seat, action: think(game, seat, player) };
  if ((await handOver(game, seat)) === 'end') return { kind: 'end' };
  game.last = seat;
  drawNews(game, seat);
  return askHuman(game, seat);
};

const think = ({ notes, random, table }: Terminal, seat: Seat, bot: BotName): Action => {
  const view = redact(table.state, seat, 'recalls');
  const answer = BOTS[bot]({ rules: table.rules, view, seat, random, notes: notes[seat] });
  notes[seat] = answer.notes;
  return answer.action;
};

const perform = (game: Terminal, decision: Exclude<Decision, { kind: 'end' }>): void => {
  const before = game.table;
  const wasHidden = isHidden(game);
  const after =
    decision.kind === 'late'
      ? act(before, 'clock', { type: 'timeout', of: decision.of })
      : act(before, decision.seat, decision.action);
  if (isRefusal(after)) {
    say(game.io, whyNot({ ...before, words: game.look.words, naming: 'codes' }, after));
    return;
  }
  keep({ file: game.file, table: after });
  game.table = after;
  if (wasHidden) clear(game);
  narrate(game, before, after, viewerOf(game.players));
};

/** Stored before told. */
const keep = ({ file, table }: Pick<Terminal, 'file' | 'table'>): void => {
  if (file !== undefined) save(file, table);
};

const leave = ({ io, file, look }: Terminal): void => {
  const { notSaved, saved } = look.words.play;
  say(io, `\n${file === undefined ? notSaved : fill(saved, { file })}`);
};
