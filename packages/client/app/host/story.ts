import type { State, Viewer } from '@archmage/engine';
import {
  type Batch,
  evolve,
  type GameRecord,
  type Memory,
  redact,
  redactEvent,
  SECRET_ACTIONS,
} from '@archmage/engine';
import type { Chapter, Story } from './host.ts';

/** `all` is for games that are over: nothing is a secret any more. */
export type Sight = Viewer | 'all';

export const storyOf = (
  { start, batches }: Pick<GameRecord, 'start' | 'batches'>,
  sight: Sight,
  memory: Memory,
): Story => ({
  start: sight === 'all' ? start : redact(start, sight, memory),
  chapters: batches.map((batch, index) => chapterOf(batch, index, sight, memory)),
});

/** The position before chapter `length`, as the story tells it. */
export const stateAt = ({ start, chapters }: Story, length: number): State =>
  chapters.slice(0, length).reduce((state, { events }) => events.reduce(evolve, state), start);

const chapterOf = (batch: Batch, index: number, sight: Sight, memory: Memory): Chapter => {
  const { seat, action, events } = batch;
  if (sight === 'all') return { index, actor: seat, action, events };
  return {
    index,
    actor: seat,
    ...(seat === sight || !isSecret(batch) ? { action } : {}),
    events: events.map((event) => redactEvent(event, sight, memory)),
  };
};

/** Actions whose very content is the secret, unless what comes of it lies open (P-HID-02, P-WMASTER-06). */
const isSecret = ({ action, events }: Batch): boolean =>
  SECRET_ACTIONS.includes(action.type) && !events.some((event) => 'open' in event && event.open);
