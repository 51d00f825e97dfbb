import type { Action, EventOf, GameEvent, PieceId, Place } from '@archmage/engine';
import { consequences, placeOf, type Seen } from './seen.ts';

/** Somebody who is shifted by another, and where to. */
export interface Push {
  readonly piece: PieceId;
  readonly from: Place;
  readonly to: Place;
  /** He does not stay there: he dies, or he is out. */
  readonly isLast: boolean;
  /** All that comes of it. */
  readonly events: readonly GameEvent[];
}

/** What an action does to whoever does not act: where he ends, before anybody has said yes to it (R-BAN-02). */
export const pushOf = (seen: Seen, action: Action): Push | undefined => {
  if (action.type !== 'use') return undefined;
  const events = consequences(seen, action).filter(({ type }) => type !== 'spent');
  const moved = events.find(
    (event): event is EventOf<'moved'> => event.type === 'moved' && event.piece !== action.piece,
  );
  const to = moved?.path.at(-1);
  if (moved === undefined || to === undefined) return undefined;
  const { piece } = moved;
  const isLast = events.some((event) => event.type === 'removed' && event.piece === piece);
  return { piece, from: placeOf(seen.view, piece), to, isLast, events };
};
