import { lowestBit } from '../../board/lattice.ts';
import type { Leg } from '../action.ts';
import type { Place } from '../state.ts';
import { type Cargo, IN_HAND } from './cargo.ts';
import { boardAt, cargoIn, ENDS, type Flood, isReached, stepOf } from './flood.ts';
import { growAgain } from './leaves.ts';
import { enter } from './steps.ts';
import { aidOf, isDeadly, type Walker } from './walker.ts';

/** A moment of a walk: in which layer, on which square, after how many steps. */
export interface Node {
  readonly layer: number;
  readonly square: number;
  readonly step: number;
}

/** The n-th end of a flood. */
export const endOf = (flood: Flood, nth: number): Node => {
  const { counts, layers, leaves } = flood;
  let rest = nth;
  let layer = 0;
  for (; layer < layers && rest >= (counts[layer] as number); layer++) rest -= counts[layer] as number;
  if (layer < layers) return endIn(flood, layer, rest);
  let leaf = 0;
  for (; rest >= (leaves[leaf + 3] as number); leaf += 4) rest -= leaves[leaf + 3] as number;
  return endIn(flood, growAgain(flood, leaf), rest);
};

const endIn = (flood: Flood, layer: number, nth: number): Node => {
  const at = boardAt(flood, layer, ENDS);
  let rest = nth;
  for (let word = flood.low[layer] as number; ; word++) {
    for (let bits = flood.bits[at + word] as number; bits !== 0; bits &= bits - 1) {
      if (rest-- > 0) continue;
      const square = (word << 5) | lowestBit(bits);
      return { layer, square, step: stepOf(flood, layer, square) };
    }
  }
};

/** The legs of a shortest walk to an end, found from its end to its start. */
export const legsTo = (flood: Flood, walker: Walker, end: Node): readonly Leg[] => {
  const { places } = walker.situation.maze;
  const legs: Leg[] = [];
  for (let node = end; node.step > 0; ) {
    legs.push({ to: places[node.square] as Place });
    node = stepBefore(flood, walker, node);
    // What was left may have been taken up again at once.
    for (let layer = parentOf(flood, node); layer !== node.layer; layer = parentOf(flood, node)) {
      pushExchange(legs, walker, cargoIn(flood, layer), cargoIn(flood, node.layer));
      node = { ...node, layer };
    }
  }
  return legs.reverse();
};

/** From its end to its start: what was taken, before that what was left. */
const pushExchange = (legs: Leg[], { things }: Walker, before: Cargo, after: Cargo): void => {
  const changed = (was: Cargo, is: Cargo) =>
    things.filter((_, thing) => was.where[thing] !== IN_HAND && is.where[thing] === IN_HAND);
  for (const take of changed(before, after)) legs.push({ take });
  for (const leave of changed(after, before)) legs.push({ leave });
};

/** Somewhere beside, one step earlier, from where one may come here. */
const stepBefore = (flood: Flood, walker: Walker, { layer, square, step }: Node): Node => {
  const { link } = walker;
  const { places, squares } = walker.situation.maze;
  const place = places[square] as Place;
  const cargo = cargoIn(flood, layer);
  const isAided = aidOf(walker, cargo) !== 0;
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const from = link[edge] as number;
    if (from < 0 || (from >= walker.exitFrom && from < walker.exitTo)) continue;
    if (step > 1 && isDeadly(walker, cargo, from)) continue;
    if (isAided && enter(walker, cargo, from, place) !== (cargo.hangs ? 'tied' : 'free')) continue;
    const was = layerOn(flood, layer, squares[from] as number, step - 1);
    if (was >= 0) return { layer: was, square: squares[from] as number, step: step - 1 };
  }
  throw new Error(`No step leads to square ${square} in layer ${layer}.`);
};

/** The layer, hanging or not, that was reached there and then; -1 if none was. */
const layerOn = (flood: Flood, layer: number, square: number, step: number): number => {
  if (isReached(flood, layer, square, step)) return layer;
  const other = flood.partner[layer] as number;
  return other >= 0 && isReached(flood, other, square, step) ? other : -1;
};

/** The layer it had come in before it changed its cargo there; its own if it did not. */
const parentOf = ({ entry, hops, layers, leaf, leaves }: Flood, { layer, square, step }: Node): number => {
  if (layer === layers)
    return square === leaves[leaf + 1] && step === leaves[leaf + 2] ? (leaves[leaf] as number) : layer;
  for (let at = entry[layer] as number; at >= 0; at = hops[at + 3] as number)
    if (hops[at] === square && hops[at + 1] === step) return hops[at + 2] as number;
  return layer;
};
