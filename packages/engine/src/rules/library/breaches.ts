import { OPEN, SLIT, WALL } from '../../board/edge.ts';
import { ownerOf, pieceOf, type Situation } from '../../core/situation/situation.ts';
import type { PieceId, Seat, State } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer } from '../rule.ts';
import { edgeAt, mark } from './edges.ts';
import { refusing } from './refusing.ts';

/** Breaks walls beside it, the near one first; each colour has so many markers (P-GOLEM-01 to P-GOLEM-14). */
export const breaksWalls = (limit: number, cites: Citing<'noWallHere' | 'noBreachLeft'>): OfferRule =>
  offer('smash', {
    target: 'edge',
    makes: ['marked'],
    opens: 'wall',
    exact: true,
    left: (state, seat) => breachesLeft(state, seat, limit),
    candidates: (situation, actor) => (hasBreachLeft(situation, actor, limit) ? wallsAround(situation, actor) : []),
    refuses(situation, { actor, target }) {
      if (!wallsAround(situation, actor).includes(target)) return refusing(cites, 'noWallHere', { edge: target });
      return hasBreachLeft(situation, actor, limit) ? undefined : refusing(cites, 'noBreachLeft', { limit });
    },
    perform: (tx, { actor, target }) => mark(tx, target, 'broken', ownerOf(tx.now(), actor)),
  });

const isWall = (edge: number): boolean => edge === WALL || edge === SLIT;

/** Its own room's, or the neighbour's where its own edge is open (P-GOLEM-07, P-GOLEM-08). */
const wallsAround = (situation: Situation, actor: PieceId): readonly number[] => {
  const { beyond, near } = situation.maze;
  const { at } = pieceOf(situation, actor);
  const edges: number[] = [];
  for (let direction = 0; direction < 4; direction++) {
    const here = at * 4 + direction;
    const there = beyond[here] as number;
    const back = (direction + 2) & 3;
    if (isWall(near[here] as number)) edges.push(edgeAt(situation, at, direction));
    else if (near[here] === OPEN && there >= 0 && isWall(near[there * 4 + back] as number))
      edges.push(edgeAt(situation, there, back));
  }
  return edges;
};

const hasBreachLeft = (situation: Situation, actor: PieceId, limit: number): boolean =>
  breachesLeft(situation.state, ownerOf(situation, actor), limit) > 0;

/** The markers lie on the board for good: they are the count (P-GOLEM-15, P-HID-07). */
const breachesLeft = ({ tiles }: State, seat: Seat, limit: number): number => {
  let left = limit;
  for (const { marks } of tiles) for (const { by } of marks) if (by === seat) left--;
  return left;
};
