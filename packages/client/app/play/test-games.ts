import {
  compile,
  evolve,
  explain,
  type GameRecord,
  parseRecord,
  type Result,
  type Ruleset,
  redact,
  redactEvent,
  SEATS,
  type Seat,
  type State,
  topTask,
  type Viewer,
} from '@archmage/engine';
import type { Story } from '@archmage/host';
import type { Seen } from './seen.ts';

const texts: Readonly<Record<string, string>> = import.meta.glob('../../../../games/*.dtg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const trust = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(explain(result.error));
};

export interface TestGame {
  readonly name: string;
  readonly rules: Ruleset;
  readonly record: GameRecord;
}

/** Finished games of the repository, one of each sort. */
export const GAMES = [
  'base-1',
  'beginner-1',
  'handicap-yellow-1',
  'mixed-blue-1',
  'paladins-1',
  'random-1',
  'timer-1',
  'prison-1',
  'vp8-1',
] as const;

export const testGames = (): readonly TestGame[] => GAMES.map(testGame);

export const testGame = (name: string): TestGame => {
  const text = texts[`../../../../games/${name}.dtg`];
  if (text === undefined) throw new Error(`There is no game ${name}.`);
  const game = read.get(name) ?? readGame(name, text);
  read.set(name, game);
  return game;
};

const read = new Map<string, TestGame>();

const readGame = (name: string, text: string): TestGame => {
  const record = trust(parseRecord(text, (id) => trust(compile(id)), evolve));
  return { name, rules: trust(compile(record.rules)), record };
};

/** What a viewer was told of it. */
export const storyOf = ({ record }: TestGame, viewer: Viewer): Story => ({
  start: redact(record.start, viewer),
  chapters: record.batches.map(({ seat, action, events }, index) => ({
    index,
    actor: seat,
    action,
    events: events.map((event) => redactEvent(event, viewer)),
  })),
});

/** Every n-th position of a game in which a seat acts, through that seat's eyes. */
export const momentsOf = ({ rules, record }: TestGame, every: number): readonly Seen[] => {
  const seen: Seen[] = [];
  let state: State = record.start;
  record.batches.forEach(({ events }, nth) => {
    state = events.reduce(evolve, state);
    const seat = SEATS.find((each: Seat) => topTask(state)?.kind === 'act' && topTask(state)?.seats.includes(each));
    if (seat !== undefined && nth % every === 0) seen.push({ rules, view: redact(state, seat), seat });
  });
  return seen;
};
