import {
  type Batch,
  evolve,
  type GameRecord,
  type Memory,
  redact,
  redactEvent,
  SECRET_ACTIONS,
  type State,
  type Viewer,
} from '@archmage/engine';
import type { Game } from './game.ts';
import type { Chapter, Story } from './host.ts';

/** `all` is for games that are over: nothing is a secret any more. */
export type Onlooker = Viewer | 'all';

export const storyOf = (
  { start, batches }: Pick<GameRecord, 'start' | 'batches'>,
  onlooker: Onlooker,
  memory: Memory,
): Story => ({
  start: onlooker === 'all' ? start : redact(start, onlooker, memory),
  chapters: batches.map((batch, index) => chapterOf(batch, index, onlooker, memory)),
});

/** What one viewer is shown of a game under way. Nothing is redacted for him twice. */
export interface Telling {
  /** The same object for the same state, so that what is derived from a view stays known. */
  readonly view: (game: Game) => State;
  readonly story: (game: Game) => Story;
}

export const tellingFor = (viewer: Viewer, memory: Memory): Telling => {
  const chapters = new WeakMap<Batch, Chapter>();
  const chapter = (batch: Batch, index: number): Chapter => {
    const told = chapters.get(batch) ?? chapterOf(batch, index, viewer, memory);
    chapters.set(batch, told);
    return told;
  };
  const seen = lastOf((state: State): State => redact(state, viewer, memory));
  const begun = lastOf((state: State): State => redact(state, viewer, memory));
  const told = lastOf((game: Game): Story => ({ start: begun(game.start), chapters: game.batches.map(chapter) }));
  return { view: ({ state }) => seen(state), story: told };
};

/** The position before chapter `length`, as the story tells it. */
export const stateAt = ({ start, chapters }: Story, length: number): State =>
  chapters.slice(0, length).reduce((state, { events }) => events.reduce(evolve, state), start);

/** What one viewer is told of a decision. */
export const chapterOf = (batch: Batch, index: number, onlooker: Onlooker, memory: Memory): Chapter => {
  const { seat, action, events } = batch;
  if (onlooker === 'all') return { index, actor: seat, action, events };
  return {
    index,
    actor: seat,
    ...(seat === onlooker || !isSecretBatch(batch) ? { action } : {}),
    events: events.map((event) => redactEvent(event, onlooker, memory)),
  };
};

/** Actions whose very content is the secret, unless what comes of it lies open (P-HID-02, P-WMASTER-06). */
export const isSecretBatch = ({ action, events }: Batch): boolean =>
  (SECRET_ACTIONS.includes(action.type) && !events.some((event) => 'open' in event && event.open)) ||
  events.some((event) => event.type === 'chosen' && event.only !== undefined);

/** Made anew only for something else than last time. */
const lastOf = <From, To>(make: (from: From) => To): ((from: From) => To) => {
  let last: { readonly from: From; readonly to: To } | undefined;
  return (from) => {
    if (last === undefined || last.from !== from) last = { from, to: make(from) };
    return last.to;
  };
};
