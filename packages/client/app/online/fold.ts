import { type Action, evolve, type GameEvent, type State } from '@archmage/engine';
import type { Chapter } from '@archmage/host';
import { type Entry, TABLE_WISHES } from '@archmage/protocol';

/** What was told of a game so far. */
export interface Told {
  readonly start: State;
  readonly chapters: readonly Chapter[];
  readonly view: State;
  /** How many entries of the log. */
  readonly seq: number;
}

export const nothingTold = (start: State): Told => ({ start, chapters: [], view: start, seq: 0 });

/** With the entries that have come since; `short` when some are missing, or what is taken back was never told. */
export const followed = (told: Told, entries: readonly Entry[]): Told | 'short' => {
  let now = told;
  for (const entry of entries) {
    if (entry.seq < now.seq) continue;
    const next = entry.seq === now.seq ? withEntry(now, entry) : 'short';
    if (next === 'short') return 'short';
    now = next;
  }
  return now;
};

const withEntry = (told: Told, entry: Entry): Told | 'short' => {
  const seq = told.seq + 1;
  const { actor, action, events } = entry;
  if (action?.type === 'takeBack') {
    const { count = 0 } = action as { readonly count?: number };
    return count > told.chapters.length ? 'short' : { ...rewound(told, told.chapters.length - count), seq };
  }
  if (action !== undefined && TABLE_WISHES.includes(action.type)) return { ...told, seq };
  const happened = events as readonly GameEvent[];
  const chapter: Chapter = {
    index: told.chapters.length,
    actor,
    // That a seat has run out of time is told by its events: it is no action of the game.
    ...(action === undefined || action.type === 'forfeit' ? {} : { action: action as Action }),
    events: happened,
  };
  return { ...told, chapters: [...told.chapters, chapter], view: happened.reduce(evolve, told.view), seq };
};

const rewound = ({ start, chapters, seq }: Told, length: number): Told => {
  const kept = chapters.slice(0, length);
  return { start, chapters: kept, view: kept.reduce((view, { events }) => events.reduce(evolve, view), start), seq };
};

/** How far two tellings of a game are the same. */
export const sharedLength = (one: Told, other: Told): number => {
  const { length } = one.chapters;
  const differs = one.chapters.findIndex((chapter, nth) => chapter !== other.chapters[nth]);
  return differs < 0 ? length : differs;
};
