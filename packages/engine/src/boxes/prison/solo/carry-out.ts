import { leaveLabyrinth } from '../../../core/harm.ts';
import { isExit, loadOf, NOBODY, ownerOf, pieceOf } from '../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import { spend } from '../../../core/turn.ts';
import type { Tx } from '../../../core/tx.ts';
import { EMPTY } from '../../../families/squares/walk/cargo.ts';
import { edgeAt, mark } from '../../../rules/library/edges.ts';
import { effectIn, itemOf } from './game.ts';
import { OPENED, SPENT } from './piles.ts';
import type { Way } from './plan/achieve.ts';
import type { Swap } from './plan/exchange.ts';
import type { Edge } from './plan/graph.ts';
import { type Reached, stepsTo } from './plan/search.ts';

/** One thing after the other that somebody does on a way. */
export type Doing =
  | { readonly sort: 'pay'; readonly ap: number }
  | { readonly sort: 'go'; readonly to: Place }
  | { readonly sort: 'hop'; readonly over: Place; readonly to: Place }
  | { readonly sort: 'leave'; readonly token: PieceId; readonly to: PieceId }
  | { readonly sort: 'take'; readonly token: PieceId; readonly from: PieceId }
  | { readonly sort: 'open'; readonly edge: number; readonly isFree: boolean }
  | { readonly sort: 'come'; readonly left: number; readonly isOut: boolean };

/** Where a walk stands when it is over, or when a personality broke it off. */
export interface Walked {
  readonly left: number;
  readonly isInterrupted: boolean;
}

/** S-SRCH-15: the steps of a way, in order; what was left on an earlier square was left when it passed there. */
export const deedsOf = (way: Way, load: PieceId): readonly Doing[] => {
  const isLighter = load !== NOBODY && firstOf(way.reached).spot.world.cargo.hand === EMPTY;
  const deeds: Doing[] = isLighter ? [{ sort: 'leave', token: load, to: NOBODY }] : [];
  for (const edge of stepsTo(way.reached)) {
    for (const deed of deedsIn(edge)) deeds.push(deed);
    for (const swap of swapsIn(edge)) addSwap(deeds, swap, edge.to.place);
    if (edge.step.sort === 'step' && edge.step.put !== NOBODY)
      deeds.push({ sort: 'leave', token: edge.step.put, to: NOBODY });
    deeds.push({ sort: 'come', left: edge.to.left, isOut: edge.to.out });
  }
  return deeds;
};

/** Where a way begins: what had to be put down lies there already. */
const firstOf = (reached: Reached): Reached => (reached.by === undefined ? reached : firstOf(reached.by.from));

const swapsIn = ({ step }: Edge): readonly Swap[] => ('swaps' in step ? step.swaps : []);

const deedsIn = ({ ap, step }: Edge): readonly Doing[] => {
  const pay: readonly Doing[] = ap > 0 ? [{ sort: 'pay', ap }] : [];
  switch (step.sort) {
    case 'step':
      return [...pay, { sort: 'go', to: step.to }];
    case 'jump': {
      const left: readonly Doing[] = step.leaves === NOBODY ? [] : [{ sort: 'leave', token: step.leaves, to: NOBODY }];
      return [...pay, ...left, { sort: 'hop', over: step.over, to: step.to }];
    }
    case 'open':
      return [...pay, { sort: 'open', edge: step.edge, isFree: step.isFree }];
    default:
      return [];
  }
};

const addSwap = (deeds: Doing[], swap: Swap, place: Place): void => {
  if (swap.sort === 'take') deeds.push({ sort: 'take', token: swap.token, from: swap.from });
  else {
    const left: Doing = { sort: 'leave', token: swap.token, to: swap.to };
    if (swap.at === place) deeds.push(left);
    // From the start on it is had: there is no step onto the first square.
    else
      deeds.splice(
        deeds.findLastIndex((deed) => 'to' in deed && deed.sort !== 'leave' && deed.to === swap.at) + 1,
        0,
        left,
      );
  }
};

/** Does what a way consists of, but for its act. */
export const walk = (tx: Tx, npc: PieceId, way: Way): Walked => {
  const before = isUrged(tx, npc);
  let path: Place[] = [];
  let left = way.reached.spot.standing ? 0 : way.reached.spot.left;
  const arrive = () => {
    if (path.length > 0) tx.emit({ type: 'moved', piece: npc, path });
    path = [];
  };
  let hasSwapped = false;
  for (const deed of deedsOf(way, loadOf(tx.now(), npc))) {
    if (deed.sort === 'go') path.push(deed.to);
    else if (deed.sort === 'hop') path.push(deed.over, deed.to);
    else if (deed.sort !== 'come') {
      arrive();
      doDeed(tx, npc, deed);
      hasSwapped ||= deed.sort === 'take' || deed.sort === 'leave';
    } else if (hasSwapped && isUrged(tx, npc) !== before) {
      arrive();
      left = deed.left;
      return { left, isInterrupted: true };
    }
  }
  arrive();
  const { at } = pieceOf(tx.now(), npc);
  if (isExit(tx.now(), ownerOf(tx.now(), npc), at)) leaveLabyrinth(tx, npc);
  return { left, isInterrupted: false };
};

type Other = Extract<Doing, { readonly sort: 'pay' | 'leave' | 'take' | 'open' }>;

const doDeed = (tx: Tx, npc: PieceId, deed: Other): void => {
  switch (deed.sort) {
    case 'pay':
      spend(tx, npc, deed.ap);
      break;
    case 'leave':
      tx.emit(
        deed.to === NOBODY ? { type: 'left', token: deed.token } : { type: 'left', token: deed.token, to: deed.to },
      );
      break;
    case 'take':
      tx.emit({ type: 'took', piece: npc, token: deed.token });
      break;
    case 'open':
      mark(tx, edgeAt(tx.now(), deed.edge >> 2, deed.edge & 3), 'open');
      if (deed.isFree) tx.emit({ type: 'laid', pile: SPENT, face: { word: OPENED }, to: OPENED });
  }
};

/** S-PERS-03: is its card read otherwise, from one moment to the next? */
const isUrged = (tx: Tx, npc: PieceId): boolean => {
  const effect = effectIn(tx.rules, npc, 'objective_override');
  const load = loadOf(tx.now(), npc);
  return effect?.immediate === true && load !== NOBODY && itemOf(tx.rules, load) === effect.when.carrying;
};
