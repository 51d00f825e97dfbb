import { SLIT } from '../board/edge.ts';
import type { Action } from '../core/action.ts';
import type { EventOf } from '../core/event.ts';
import { addInSight } from '../core/situation/sight.ts';
import { pieceOf, type Situation } from '../core/situation/situation.ts';
import type { Place } from '../core/state.ts';

/** A walk that no edge but a slit would have stopped. */
export const walksThroughSlit = (situation: Situation, { path, piece }: EventOf<'moved'>): boolean => {
  let from = pieceOf(situation, piece).at;
  return path.some((to) => {
    const isSlit = DIRECTIONS.some(
      (direction) => situation.maze.beyond[from * 4 + direction] === to && isSlitAt(situation, from, direction),
    );
    from = to;
    return isSlit;
  });
};

/** Whoever stands beside a slit shoots and strikes through it (R-LOS-04, R-SPEAR-02). */
export const aimsThroughSlit = (situation: Situation, action: Action): boolean => {
  if (action.type !== 'attack' || action.way === undefined) return false;
  const { at } = pieceOf(situation, action.piece);
  const target = pieceOf(situation, action.target).at;
  return DIRECTIONS.some(
    (direction) =>
      isSlitAt(situation, at, direction) && addInSight(situation, action.piece, direction, []).includes(target),
  );
};

const DIRECTIONS = [0, 1, 2, 3] as const;

/** The edge of either room makes it one (R-EDGE-02). */
const isSlitAt = ({ maze }: Situation, place: Place, direction: number): boolean => {
  const edge = place * 4 + direction;
  const to = maze.beyond[edge] as number;
  return maze.near[edge] === SLIT || (to >= 0 && maze.near[to * 4 + ((direction + 2) & 3)] === SLIT);
};
