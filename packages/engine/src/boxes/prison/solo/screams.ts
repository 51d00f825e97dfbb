import { OPEN } from '../../../board/edge.ts';
import { farEdge } from '../../../board/labyrinth.ts';
import { EDGES, type Edge } from '../../../board/room.ts';
import { wound } from '../../../core/harm.ts';
import { isExit, killsAt, ownerOf, pieceOf, type Situation } from '../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import type { Tx } from '../../../core/tx.ts';
import { edgeAt, mark } from '../../../rules/library/edges.ts';
import { type Fate, fateOn, land, thrust } from '../../../rules/library/pushes.ts';
import { effectIn } from './game.ts';

/** What a scream costs (S-REPL-01). */
export const costOf = (situation: Situation, banshee: PieceId): number =>
  effectIn(situation.rules, banshee, 'repulse_cost')?.ap ?? USUAL;
const USUAL = 2;

/** Could this one be pushed a square on? */
export const canPush = (situation: Situation, banshee: PieceId, target: PieceId, direction: number): boolean => {
  const fate = fateOfPush(situation, banshee, target, direction);
  return fate === 'stands' || fate === 'dies';
};

const fateOfPush = (situation: Situation, banshee: PieceId, target: PieceId, direction: number): Fate => {
  const from = pieceOf(situation, target).at;
  const to = situation.maze.beyond[from * 4 + direction] as number;
  if (to < 0 || barsOf(situation, banshee, from, direction) === undefined) return 'pushBarred';
  return fateOn(situation, target, to);
};

/** The edges he would be thrown through, from one side and from the other; `undefined` if one of them holds. */
const barsOf = (
  situation: Situation,
  banshee: PieceId,
  from: Place,
  direction: number,
): readonly number[] | undefined => {
  const { maze } = situation;
  const to = maze.beyond[from * 4 + direction] as Place;
  const through: readonly Edge[] = effectIn(situation.rules, banshee, 'repulse_through')?.edges ?? [];
  const own = maze.near[from * 4 + direction] as number;
  const far = farEdge(maze, from, direction);
  if (![own, far].every((code) => code === OPEN || through.includes(EDGES[code] as Edge))) return undefined;
  const ownEdge = own === OPEN ? [] : [edgeAt(situation, from, direction)];
  const farOne = far === OPEN || to >= situation.rules.grid.squares ? [] : [edgeAt(situation, to, (direction + 2) & 3)];
  return [...new Set([...ownEdge, ...farOne])];
};

/** S-REPL-05, S-PERS-09 to S-PERS-11: square by square, as far as the scream carries. */
export const scream = (tx: Tx, banshee: PieceId, target: PieceId, direction: number): void => {
  const squares = effectIn(tx.rules, banshee, 'repulse_distance')?.squares ?? 1;
  for (let nth = 0; nth < squares && canPush(tx.now(), banshee, target, direction); nth++)
    if (push(tx, banshee, target, direction) === 'gone') return;
};

const push = (tx: Tx, banshee: PieceId, target: PieceId, direction: number): 'gone' | 'there' => {
  const now = tx.now();
  const from = pieceOf(now, target).at;
  const to = now.maze.beyond[from * 4 + direction] as Place;
  const bars = barsOf(now, banshee, from, direction) ?? [];
  const isDeadly = fateOn(now, target, to) === 'dies' || killsAt(now, to);
  const isOut = isExit(now, ownerOf(now, target), to);
  for (const edge of bars) if (edge >> 2 < tx.rules.grid.squares) mark(tx, edge, 'broken');
  thrust(tx, target, to);
  const effect = effectIn(tx.rules, banshee, 'repulse_through');
  if (effect?.wounds && bars.length > 0 && !pieceOf(tx.now(), target).wounded) wound(tx, target);
  land(tx, target, to);
  return isDeadly || isOut ? 'gone' : 'there';
};
