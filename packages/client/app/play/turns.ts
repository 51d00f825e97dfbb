import type { Seat } from '@archmage/engine';
import type { Story } from '@archmage/host';

/** A turn and its chapters, `from` the first up to `to`, which is no longer part of it. Turn 0 is set-up. */
export interface TurnSpan {
  readonly number: number;
  /** Nobody's during set-up. */
  readonly seat: Seat | undefined;
  readonly from: number;
  readonly to: number;
}

/** A turn begins with the last event of the chapter before it. */
export const turnsOf = ({ start, chapters }: Story): readonly TurnSpan[] => {
  const turns: TurnSpan[] = [];
  let now = { number: start.turn.number, seat: start.turn.number === 0 ? undefined : start.turn.seat, from: 0 };
  chapters.forEach(({ events }, chapter) => {
    for (const event of events) {
      if (event.type !== 'turnBegan') continue;
      turns.push({ ...now, to: chapter + 1 });
      now = { number: now.number + 1, seat: event.seat, from: chapter + 1 };
    }
  });
  return now.from < chapters.length || turns.length === 0 ? [...turns, { ...now, to: chapters.length }] : turns;
};

/** The turn a position belongs to; `chapter` is how many have been told. */
export const turnAt = (turns: readonly TurnSpan[], chapter: number): TurnSpan | undefined =>
  turns.find(({ from, to }) => chapter >= from && chapter < to) ?? turns.at(-1);

/** "What did they do?": the latest turn of the other player, finished or not. */
export const lastTurnOf = (turns: readonly TurnSpan[], seat: Seat): TurnSpan | undefined =>
  turns.findLast((turn) => turn.seat === seat && turn.to > turn.from);
