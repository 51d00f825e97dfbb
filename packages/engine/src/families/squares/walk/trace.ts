import type { Leg } from '../../../core/action.ts';
import { killsAt } from '../../../core/situation/situation.ts';
import type { Place } from '../../../core/state.ts';
import { type Cargo, IN_HAND } from './cargo.ts';
import { endsIn } from './ends.ts';
import { CHANGE, cargoIn, type Flood, FRONT, isIn, lowest, ON_SET, RUGGED_SET, type Stand } from './flood.ts';
import { isDeadly, type Walker } from './walker.ts';

/** The legs of the n-th walk, found from its end to its start. */
export const legsOf = (flood: Flood, nth: number): readonly Leg[] => {
  return flood.walker.things.length === 0 ? legsOfSteps(flood, nth) : legsWithThings(flood, nth);
};

const legsOfSteps = ({ before, ends, places }: Flood, nth: number): readonly Leg[] => {
  const legs: Leg[] = [];
  let at = ends[nth] as number;
  do {
    legs.push({ to: places[at] as Place });
    at = before[at] as number;
  } while (at > 0);
  return legs.reverse();
};

const legsWithThings = (flood: Flood, nth: number): readonly Leg[] => {
  const { asked, told } = flood;
  if (nth >= told) return legsTo(flood, asked[(nth - told) * 2] as number, asked[(nth - told) * 2 + 1] as number);
  const layer = layerOfEnd(flood, nth);
  let rest = nth - (flood.endsBefore[layer] as number);
  for (let word = 0; ; word++) {
    for (let bits = endsIn(flood, layer, word); bits !== 0; bits &= bits - 1)
      if (rest-- === 0) return legsTo(flood, layer, lowest(bits) + word * 32);
  }
};

/** The last layer that has no more ends before it. */
const layerOfEnd = ({ endsBefore, tellers }: Flood, nth: number): number => {
  let low = 0;
  let high = tellers - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((endsBefore[middle] as number) <= nth) low = middle;
    else high = middle - 1;
  }
  return low;
};

const legsTo = (flood: Flood, layer: number, at: number): readonly Leg[] => {
  const legs: Leg[] = [];
  // Where one dies somebody may have changed his cargo, and that is no end (P-ROCKS-15).
  const isStep = killsAt(flood.walker.situation, flood.places[at] as Place);
  for (let step = 1; step <= flood.walker.speed; step++) {
    if (!isIn(flood.blocks, layer * flood.stride + (FRONT + step) * flood.words, at)) continue;
    const before = isStep ? stepTo(flood, legs, { layer, at, step }) : standBefore(flood, legs, { layer, at, step });
    if (before === undefined) continue;
    followBack(flood, legs, before);
    return legs.reverse();
  }
  throw new Error(`No way leads to place number ${at} of layer ${layer}.`);
};

/** Where one stood after how many steps. */
interface Moment extends Stand {
  readonly step: number;
}

const followBack = (flood: Flood, legs: Leg[], end: Moment): void => {
  for (let stand: Moment | undefined = end; stand !== undefined; stand = standBefore(flood, legs, stand));
};

/** Where one stood before, by what was exchanged there or by a step; nowhere before the first. */
const standBefore = (flood: Flood, legs: Leg[], stand: Moment): Moment | undefined => {
  const { at, layer, step } = stand;
  const nth = changeTo(flood, stand, 'exchange');
  if (nth < 0) return step === 0 ? undefined : stepTo(flood, legs, stand);
  const from = flood.changes[nth + 2] as number;
  pushExchange(legs, flood.walker, cargoIn(flood, from), cargoIn(flood, layer));
  return { layer: from, at, step };
};

const stepTo = (flood: Flood, legs: Leg[], stand: Moment): Moment | undefined => {
  const { at, layer, step } = stand;
  const nth = changeTo(flood, stand, 'step');
  const from = nth < 0 ? stepBefore(flood, stand) : (flood.changes[nth + 3] as number);
  if (from < 0) return undefined;
  legs.push({ to: flood.places[at] as Place });
  return { layer: nth < 0 ? layer : (flood.changes[nth + 2] as number), at: from, step: step - 1 };
};

/** What led there: an exchange on the place itself, or a step from another; -1 if nothing of the kind did. */
const changeTo = ({ changes, latest }: Flood, { at, layer, step }: Moment, by: 'exchange' | 'step'): number => {
  for (let end = latest[layer] as number; end > 0; end = changes[end - 1] as number) {
    const nth = end - CHANGE;
    const isExchange = changes[nth + 3] === at;
    if (changes[nth] === step && changes[nth + 1] === at && isExchange === (by === 'exchange')) return nth;
  }
  return -1;
};

/** One of the places from which a step with this cargo led here, or -1. */
const stepBefore = (flood: Flood, { at, layer, step }: Moment): number => {
  const { adjacent, blocks, sets, words } = flood;
  const front = layer * flood.stride + (FRONT + step - 1) * words;
  for (let word = 0; word < words; word++) {
    let bits = blocks[front + word] as number;
    if (step > 1) bits &= sets[ON_SET * words + word] as number;
    if (flood.aided[layer]) bits &= ~(sets[RUGGED_SET * words + word] as number);
    for (; bits !== 0; bits &= bits - 1) {
      const from = lowest(bits) + word * 32;
      if (isIn(adjacent, from * words, at) && !(step > 1 && isDeadlyAt(flood, layer, from))) return from;
    }
  }
  return -1;
};

const isDeadlyAt = (flood: Flood, layer: number, at: number): boolean =>
  isDeadly(flood.walker, cargoIn(flood, layer), flood.places[at] as Place);

/** From its end to its start: what was taken, before that what was left. */
const pushExchange = (legs: Leg[], { things }: Walker, before: Cargo, after: Cargo): void => {
  const changed = (was: Cargo, is: Cargo) =>
    things.filter((_, thing) => was.where[thing] !== IN_HAND && is.where[thing] === IN_HAND);
  for (const take of changed(before, after)) legs.push({ take });
  for (const leave of changed(after, before)) legs.push({ leave });
};
