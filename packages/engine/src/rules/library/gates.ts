import { BESIDE, markedEdge } from '../../board/labyrinth.ts';
import { pieceOf, type Situation } from '../../core/situation.ts';
import { type Mark, type MarkState, type PieceId, type Tile, tileOf } from '../../core/state.ts';
import type { Tx } from '../../core/tx.ts';
import type { OfferRule } from '../rule.ts';
import { refusing } from './refusing.ts';

/** Opens a closed portcullis or closes an open one, from either of its squares (B-THF-03, B-THF-04). */
export const picksLocks: OfferRule = {
  on: 'offer',
  id: 'lock',
  cost: 1,
  target: 'edge',
  candidates: edgesAround,
  refuses(situation, { actor, target }) {
    if (!isGateBeside(situation, actor, target)) return refusing('B-THF-03', 'noPortcullis', { edge: target });
    return stateOf(situation, target) === 'broken' ? refusing('B-THF-04', 'broken', { edge: target }) : undefined;
  },
  perform(tx, { target }) {
    mark(tx, target, stateOf(tx.now(), target) === 'open' ? undefined : 'open');
  },
};

/** Breaks a closed portcullis for good (B-WAR-01, B-WAR-02). */
export const breaksGates: OfferRule = {
  on: 'offer',
  id: 'break',
  cost: 1,
  target: 'edge',
  candidates: edgesAround,
  refuses(situation, { actor, target }) {
    if (!isGateBeside(situation, actor, target)) return refusing('B-WAR-01', 'noPortcullis', { edge: target });
    return stateOf(situation, target) === undefined ? undefined : refusing('B-WAR-02', 'notClosed', { edge: target });
  },
  perform: (tx, { target }) => mark(tx, target, 'broken'),
};

/** Edges are numbered `place * 4 + side`, the side in the room's own frame: its four, and those facing them. */
function edgesAround(situation: Situation, actor: PieceId): readonly number[] {
  const { maze } = situation;
  const { at } = pieceOf(situation, actor);
  let edges = NONE;
  if (((maze.beside[at] as number) & BESIDE.gate) === 0) return edges;
  for (let direction = 0; direction < 4; direction++) {
    if (maze.gate[at * 4 + direction] === 1) edges = [...edges, edgeAt(situation, at, direction)];
    const there = maze.beyond[at * 4 + direction] as number;
    // The far edge too, where two rooms meet and the near one is passable (B-TER-04).
    if (there < 0 || maze.gate[there * 4 + ((direction + 2) & 3)] !== 1 || maze.near[at * 4 + direction] !== 0)
      continue;
    const far = edgeAt(situation, there, (direction + 2) & 3);
    if (!edges.includes(far)) edges = [...edges, far];
  }
  return edges;
}

const NONE: readonly number[] = [];

/** By its lower number, whichever side one stands on. */
const edgeAt = ({ rules: { grid }, state }: Situation, place: number, direction: number): number => {
  const tile = state.tiles[tileOf(grid, place)];
  if (tile === undefined) return place * 4 + direction;
  const base = tileOf(grid, place) * grid.cells * 4;
  return base + markedEdge(grid.size, place * 4 - base + ((direction - tile.turn) & 3));
};

const isGateBeside = (situation: Situation, actor: PieceId, edge: number): boolean =>
  edgesAround(situation, actor).includes(edge);

const markOf = ({ rules, state }: Situation, edge: number): Mark | undefined => {
  const { grid } = rules;
  const tile = state.tiles[tileOf(grid, edge >> 2)] as Tile;
  const own = markedEdge(grid.size, edge % (grid.cells * 4));
  return tile.marks.find((each) => each.edge === own);
};

const stateOf = (situation: Situation, edge: number): MarkState | undefined => markOf(situation, edge)?.state;

const mark = (tx: Tx, edge: number, state: MarkState | undefined): void => {
  const { grid } = tx.rules;
  const tile = tileOf(grid, edge >> 2);
  const own = markedEdge(grid.size, edge % (grid.cells * 4));
  tx.emit(state === undefined ? { type: 'marked', tile, edge: own } : { type: 'marked', tile, edge: own, state });
};
