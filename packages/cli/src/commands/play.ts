import { BOT_NAMES, type PlayerName } from '@archmage/ai';
import type { BySeat, GameRecord, Seat } from '@archmage/engine';
import { humansOf, open, reopen, seedOf } from '@archmage/host';
import { fill } from '@archmage/words';
import { type Command, expectArguments, readArgs } from '../command.ts';
import { Complaint, EXIT, type Io } from '../io.ts';
import { OWN_OPTIONS, type Own, readOwn } from '../own.ts';
import { claim, findSeed, insistOnName } from '../play/file-library.ts';
import { type Opening, playAt } from '../play/playing.ts';
import { playerNamed, readPlayer } from '../players.ts';
import { type Recorded, readRecord, wishedRules } from '../positions.ts';
import { lookFor } from './show.ts';

export const play: Command = {
  name: 'play',
  help: ({ helps }) => fill(helps.play, { bots: BOT_NAMES.join(', ') }),
  run: async (argv, io) => {
    const { values, positionals } = readArgs(play, argv, OPTIONS);
    expectArguments(play, positionals, []);
    const file = fileOf(values);
    const opening = await openingOf(io, values, readOwn(values));
    insistOnScreen(io, opening.players);
    await playAt(io, lookFor(io), opening, file);
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
  return { players, game: open(wishedRules(wishes.rules, own), seed, { ...players }) };
};

/** Who takes over is written down; a game that is over stays as it was played. */
const resume = (wishes: Wishes, file: string, { rules, record }: Recorded): Opening => {
  const seed = record.headers.seed ?? findSeed(file, record.headers.dice, wishes.seed);
  const game = reopen(rules, seed, record);
  const players = playersOf(wishes, (seat) => playerIn(record, seat, file));
  const headers = game.state.ending === undefined ? { ...game.headers, ...players } : game.headers;
  return { players, game: { ...game, headers } };
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
