import { PORTCULLIS, SLIT, WALL } from '../../board/edge.ts';
import { farEdge } from '../../board/labyrinth.ts';
import type { UseAction } from '../../core/action.ts';
import { arrive, leaveLoad } from '../../core/actions/move.ts';
import type { Refusal } from '../../core/refusal.ts';
import { citesAt, hindranceAt, isOpenTo, refuseAt } from '../../core/situation/ground.ts';
import { loadOf, pieceOf, type Situation } from '../../core/situation/situation.ts';
import type { Place } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer } from '../rule.ts';
import { refusing } from './refusing.ts';

/** Passes to the square behind a wall: an action of its own (B-WAL-01 to B-WAL-06). */
export const walksThroughWalls = (cites: WallCites): OfferRule =>
  offer('walk', {
    target: 'place',
    departs: true,
    candidates(situation, actor) {
      const { at } = pieceOf(situation, actor);
      const behind: Place[] = [];
      for (let direction = 0; direction < 4; direction++) {
        if (isWalled(situation, at, direction)) behind.push(situation.maze.beyond[at * 4 + direction] as Place);
      }
      return behind;
    },
    refuses(situation, { action, actor, target }) {
      const barred = checkWall(situation, pieceOf(situation, actor).at, target, cites);
      if (barred || (!action.leave && isOpenTo(situation, actor, target))) return barred;
      return checkArrival(situation, action, target, cites);
    },
    perform(tx, { action, actor, target }) {
      if (action.leave) leaveLoad(tx, actor, loadOf(tx.now(), actor));
      tx.emit({ type: 'moved', piece: actor, path: [target] });
      arrive(tx, actor);
    },
  });

/** `noRoom` is behind whatever else speaks against stopping there. */
type WallCites = Citing<'noWall' | 'portcullis' | 'nothingBehind' | 'exitGuarded' | 'pitBehind'> & {
  readonly noRoom: string;
};

/** A slit is a wall, too (R-MIX-02). */
const isWall = (edge: number): boolean => edge === WALL || edge === SLIT;

const checkArrival = (
  situation: Situation,
  { leave, piece }: UseAction,
  target: Place,
  cites: WallCites,
): Refusal | undefined => {
  const { movement } = situation.rules.family;
  const left = leave ? loadOf(situation, piece) : undefined;
  const kept = left === undefined ? undefined : movement.drops(situation, piece, left);
  if (kept) return refuseAt(situation, pieceOf(situation, piece).at, kept, { piece });
  const code = movement.lands(situation, piece, target, left);
  if (code === 'exitGuarded') return refusing(cites, code, { place: target });
  if (code !== 'stopOnPit') return code && { code, rule: cites.noRoom, facts: { place: target } };
  const obstacle = hindranceAt(situation, target)?.name as string;
  return refusing({ ...cites, ...citesAt(situation, target) }, 'pitBehind', { place: target, obstacle });
};

const checkWall = (situation: Situation, from: Place, to: Place, cites: WallCites): Refusal | undefined => {
  const { beyond, near } = situation.maze;
  let edge = from * 4;
  while (edge < from * 4 + 4 && beyond[edge] !== to) edge++;
  if (to < 0 || edge === from * 4 + 4) return refusing(cites, 'nothingBehind', { place: to });
  const far = farEdge(situation.maze, from, edge & 3);
  if (near[edge] === PORTCULLIS || far === PORTCULLIS) return refusing(cites, 'portcullis', { place: to });
  return isWall(near[edge] as number) || isWall(far) ? undefined : refusing(cites, 'noWall', { place: to });
};

const isWalled = (situation: Situation, at: Place, direction: number): boolean => {
  const { beyond, near } = situation.maze;
  if ((beyond[at * 4 + direction] as number) < 0) return false;
  return isWall(near[at * 4 + direction] as number) || isWall(farEdge(situation.maze, at, direction));
};
