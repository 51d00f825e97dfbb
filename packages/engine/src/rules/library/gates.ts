import { BESIDE } from '../../board/drawing.ts';
import { pieceOf, type Situation } from '../../core/situation/situation.ts';
import type { MarkState, PieceId } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer } from '../rule.ts';
import { edgeAt, mark, markOf } from './edges.ts';
import { refusing } from './refusing.ts';

/** Opens a closed portcullis or closes an open one, from either of its squares (B-THF-03, B-THF-04). */
export const picksLocks = (cites: Citing<'noPortcullis' | 'broken'>): OfferRule =>
  offer('lock', {
    target: 'edge',
    beside: BESIDE.gate,
    makes: ['marked'],
    opens: 'portcullis',
    candidates: edgesAround,
    refuses(situation, { actor, target }) {
      if (!isGateBeside(situation, actor, target)) return refusing(cites, 'noPortcullis', { edge: target });
      return stateOf(situation, target) === 'broken' ? refusing(cites, 'broken', { edge: target }) : undefined;
    },
    perform(tx, { target }) {
      mark(tx, target, stateOf(tx.now(), target) === 'open' ? undefined : 'open');
    },
  });

/** Breaks a closed portcullis for good (B-WAR-01, B-WAR-02). */
export const breaksGates = (cites: Citing<'noPortcullis' | 'notClosed'>): OfferRule =>
  breaking('break', (situation, { actor, target }) => {
    if (!isGateBeside(situation, actor, target)) return refusing(cites, 'noPortcullis', { edge: target });
    return stateOf(situation, target) === undefined ? undefined : refusing(cites, 'notClosed', { edge: target });
  });

/** Breaks one that is open as well (R-COL-01, R-COL-02). */
export const breaksAnyGate = (cites: Citing<'noPortcullis' | 'broken'>): OfferRule =>
  breaking('shatter', (situation, { actor, target }) => {
    if (!isGateBeside(situation, actor, target)) return refusing(cites, 'noPortcullis', { edge: target });
    return stateOf(situation, target) === 'broken' ? refusing(cites, 'broken', { edge: target }) : undefined;
  });

const breaking = (id: string, refuses: OfferRule['refuses']): OfferRule =>
  offer(id, {
    target: 'edge',
    beside: BESIDE.gate,
    makes: ['marked'],
    opens: 'portcullis',
    candidates: edgesAround,
    refuses,
    perform: (tx, { target }) => mark(tx, target, 'broken'),
  });

/** Edges are numbered `place * 4 + side`, the side in the room's own frame: its four, and those facing them. */
function edgesAround(situation: Situation, actor: PieceId): readonly number[] {
  const { maze } = situation;
  const { at } = pieceOf(situation, actor);
  let edges = NONE;
  for (let direction = 0; direction < 4; direction++) {
    if (maze.gate[at * 4 + direction] === 1) edges = [...edges, edgeAt(situation, at, direction)];
    const there = maze.beyond[at * 4 + direction] as number;
    // The far edge too, where two rooms meet and the near one does not keep one from it (B-TER-04, C-BOARD-15).
    const { gatesThrough } = situation.rules.family;
    const isKept = !gatesThrough.includes(maze.near[at * 4 + direction] as number);
    if (there < 0 || maze.gate[there * 4 + ((direction + 2) & 3)] !== 1 || isKept) continue;
    const far = edgeAt(situation, there, (direction + 2) & 3);
    if (!edges.includes(far)) edges = [...edges, far];
  }
  return edges;
}

const NONE: readonly number[] = [];

const isGateBeside = (situation: Situation, actor: PieceId, edge: number): boolean =>
  edgesAround(situation, actor).includes(edge);

const stateOf = (situation: Situation, edge: number): MarkState | undefined => markOf(situation, edge)?.state;
