import type { Ruleset, State } from '@archmage/engine';
import type { Story } from '@archmage/host';
import type { Lexicon } from '@archmage/words';
import { type Log, type LogEntry, type LogLine, logOf } from '../play/log.ts';
import { type Fight, fightIn, type Showdown, showdownOf } from '../play/odds.ts';
import { viewsOf } from '../play/story.ts';
import { type TurnSpan, turnAt, turnsOf } from '../play/turns.ts';

/** A game ready to be shown from any moment on. Moment `at` is the one after so many actions. */
export interface Reel {
  readonly rules: Ruleset;
  readonly story: Story;
  /** One more than there are actions. */
  readonly views: readonly State[];
  readonly turns: readonly TurnSpan[];
  readonly log: Log;
  /** What is told of each action. */
  readonly lines: readonly (readonly LogLine[])[];
  readonly end: number;
}

export const reelOf = (rules: Ruleset, story: Story, words: Lexicon): Reel => {
  const log = logOf(story, { rules, words });
  const lines: LogLine[][] = story.chapters.map(() => []);
  for (const entry of log.entries) for (const line of entry.lines) lines[line.chapter]?.push(line);
  return { rules, story, views: viewsOf(story), turns: turnsOf(story), log, lines, end: story.chapters.length };
};

export const viewAt = ({ story, views }: Reel, at: number): State => views[at] ?? story.start;

/** The turn of the action just shown; of the first one at the beginning. */
export const turnOf = ({ turns }: Reel, at: number): TurnSpan | undefined => turnAt(turns, Math.max(0, at - 1));

/** Where the turn after this moment begins, or the end. */
export const nextTurn = ({ turns, end }: Reel, at: number): number =>
  turns.map(({ from }) => from).find((from) => from > at) ?? end;

/** Where the turn begins, or the one before it at its very beginning. */
export const previousTurn = ({ turns }: Reel, at: number): number =>
  turns.map(({ from }) => from).findLast((from) => from < at) ?? 0;

export const toldAt = ({ lines }: Reel, at: number): readonly LogLine[] => lines[at - 1] ?? [];

/** The log as it was then: nobody is told what is still to come. */
export const logAt = ({ log, views, story }: Reel, at: number): Log => {
  const after = log.entries.findIndex(({ lines }) => (lines.at(-1)?.chapter ?? 0) >= at);
  if (after < 0) return log;
  const partly = log.entries[after] as LogEntry;
  const lines = partly.lines.filter(({ chapter }) => chapter < at);
  const before = log.entries.slice(0, after);
  return {
    entries: lines.length === 0 ? before : [...before, { ...partly, lines }],
    view: views[at] ?? story.start,
    chapters: at,
  };
};

export interface FightShown {
  readonly fight: Fight;
  readonly view: State;
  readonly showdown: Showdown | undefined;
}

/** The combat of this moment: its cards being chosen, or just shown. */
export const fightAt = (reel: Reel, at: number): FightShown | undefined => {
  const view = viewAt(reel, at);
  const asked = view.tasks.at(-1);
  if (asked?.kind === 'commit')
    return { fight: fightIn({ rules: reel.rules, view }, asked), view, showdown: undefined };
  const chapter = reel.story.chapters[at - 1];
  const before = viewAt(reel, at - 1);
  const task = before.tasks.at(-1);
  if (task?.kind !== 'commit' || !chapter?.events.some(({ type }) => type === 'unmasked')) return undefined;
  return {
    fight: fightIn({ rules: reel.rules, view: before }, task),
    view: before,
    showdown: showdownOf(before, chapter),
  };
};
