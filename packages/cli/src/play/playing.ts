import { setImmediate } from 'node:timers/promises';
import type { PlayerName } from '@archmage/ai';
import type { BySeat, Seat } from '@archmage/engine';
import {
  BOOK_OPTIONS,
  type Failure,
  type Game,
  HUMAN,
  humansOf,
  type News,
  nextSeat,
  type Outcome,
  openGame,
  storedOf,
  viewerOf,
  type World,
} from '@archmage/host';
import { answer } from '@archmage/host/mind';
import { fill, whyNot } from '@archmage/words';
import type { Look } from '../board.ts';
import { Complaint, type Io, say } from '../io.ts';
import { type FileLibrary, fileLibrary } from './file-library.ts';
import { askHuman } from './human.ts';
import { openLines } from './lines.ts';
import { drawNews, drawView, handOver, narrate } from './screen.ts';
import type { Decision } from './talk.ts';
import type { TerminalGame } from './terminal-game.ts';

/** A game that is about to begin, or to go on. */
export interface Opening {
  readonly game: Game;
  readonly players: BySeat<PlayerName>;
}

/** Until the game is over or somebody leaves it. */
export const playAt = async (io: Io, look: Look, opening: Opening, file: string | undefined): Promise<void> => {
  const terminal = await openTerminal(io, look, opening, file);
  try {
    greet(terminal, opening.game.dice.commitment);
    await playOn(terminal);
  } finally {
    terminal.lines?.close();
    await terminal.host.close();
  }
};

const openTerminal = async (
  io: Io,
  look: Look,
  { game, players }: Opening,
  file: string | undefined,
): Promise<TerminalGame> => {
  const troubles: unknown[] = [];
  const world = worldOf(fileLibrary(file, look.words), troubles);
  const agreed = { id: 'game', title: '', players, options: BOOK_OPTIONS, started: world.now() };
  // What cannot be saved is not begun.
  trust(await world.library.save(storedOf(game, agreed, agreed.started)));
  const host = trust(await openGame(agreed.id, world));
  const isAsking = humansOf(players).length > 0 && game.state.ending === undefined;
  const lines = isAsking ? openLines(io) : undefined;
  const told = host.view(viewerOf(players));
  const blank = { last: undefined, shown: undefined, asking: undefined };
  const terminal: TerminalGame = { io, look, host, library: world.library, lines, told, troubles, ...blank };
  host.pause();
  host.listen(viewerOf(players), (news) => hear(terminal, news));
  return terminal;
};

const worldOf = (library: FileLibrary, troubles: unknown[]): World & { readonly library: FileLibrary } => ({
  library,
  // Without a clock it is not hurried: the same seed plays the same game again.
  think: async (question) => answer(question),
  // Keys are heard between two moves of the computer.
  breathe: () => setImmediate(),
  now: () => Date.now(),
  alarm: (ms, ring) => {
    const timer = setTimeout(ring, ms);
    return () => clearTimeout(timer);
  },
  report: ({ error }) => troubles.push(error),
});

const hear = (terminal: TerminalGame, news: News): void => {
  if (news.kind === 'unsaved') terminal.troubles.push(complaintOf(news.failure));
  terminal.asking?.abort();
  if (news.kind === 'chapters') narrate(terminal, news.chapters);
};

const trust = <T>(outcome: Outcome<T>): T => {
  if (outcome.ok) return outcome.value;
  throw complaintOf(outcome.failure);
};

const complaintOf = (failure: Failure): Error =>
  failure.why === 'unavailable' ? new Complaint(() => failure.message) : new Error(`The store says: ${failure.why}.`);

const greet = ({ host, io, lines, look }: TerminalGame, commitment: string): void => {
  const { play: texts, things } = look.words;
  const [yellow, blue] = [things.players[host.players.yellow], things.players[host.players.blue]];
  say(io, fill(texts.opening, { rules: host.rules.id, yellow, blue }));
  if (lines !== undefined) say(io, texts.helpHint);
  say(io, fill(texts.promise, { commitment }));
};

const playOn = async (terminal: TerminalGame): Promise<void> => {
  for (let seat = awaited(terminal); seat !== undefined; seat = awaited(terminal)) {
    if (terminal.host.players[seat] !== HUMAN) await anything(terminal);
    else if ((await letDecide(terminal, seat)) === 'end') return leave(terminal);
  }
  finish(terminal);
};

const awaited = ({ host, troubles: [trouble] }: TerminalGame): Seat | undefined => {
  if (trouble !== undefined) throw trouble;
  return nextSeat(host.view('spectator'), host.players);
};

/** The next thing that happens. */
const anything = ({ host }: TerminalGame): Promise<void> =>
  new Promise((settle) => {
    const stop = host.listen('spectator', () => {
      stop();
      settle();
    });
  });

const letDecide = async (terminal: TerminalGame, seat: Seat): Promise<'end' | undefined> => {
  if ((await handOver(terminal, seat)) === 'end') return 'end';
  terminal.last = seat;
  drawNews(terminal, seat);
  const decision = await askHuman(terminal, seat);
  if (decision === 'end') return 'end';
  if (decision !== 'late') await perform(terminal, decision);
  return undefined;
};

const perform = async (
  { host, io, look }: TerminalGame,
  { seat, action }: Exclude<Decision, string>,
): Promise<void> => {
  const verdict = await host.act(seat, action);
  if (verdict.said === 'unsaved') throw complaintOf(verdict.failure);
  if (verdict.said !== 'refused') return;
  const { rules } = host;
  say(io, whyNot({ rules, state: host.view(seat), words: look.words, naming: 'codes' }, verdict.refusal));
};

const finish = (terminal: TerminalGame): void => {
  const { host, io, library, look } = terminal;
  const { keptIn, seedWas } = look.words.play;
  drawView(terminal, viewerOf(host.players));
  say(io, fill(seedWas, { seed: host.record()?.headers.seed }));
  const file = library.file();
  if (file !== undefined) say(io, fill(keptIn, { file }));
};

const leave = ({ io, library, look }: TerminalGame): void => {
  const { notSaved, saved } = look.words.play;
  const file = library.file();
  say(io, `\n${file === undefined ? notSaved : fill(saved, { file })}`);
};
