import type { Leg } from '../action.ts';
import type { PieceId, Place } from '../state.ts';
import { EMPTY } from './cargo.ts';
import { BARE_SET, cargoIn, countOf, type Flood, GO_SET, isIn, LYING, lowest, NO_MORE, PASS_SET } from './flood.ts';

// Whoever leaves a thing on bare floor for good, with nothing else to take, goes on as anybody does with empty hands: his
// ends are a stride, and no layer need be made for what follows.

/** The numbers of a farewell: the layer before, the place, the step. */
const FAREWELL = 3;

/** Is it the first thing to be moved, and nothing else within the steps that are left? What helps might be brought along. */
export const isForGood = (flood: Flood, layer: number, at: number): boolean => {
  const { hand, held, hangs, where } = cargoIn(flood, layer);
  const { homes, situation, things } = flood.walker;
  if (hand === EMPTY || held > 1 || hangs || homes[hand] === flood.places[at]) return false;
  for (let thing = 0; thing < where.length; thing++) {
    if (thing === hand) continue;
    if (where[thing] !== homes[thing] || situation.rules.masks.aid[things[thing] as PieceId] !== 0) return false;
  }
  return where.length === 1 || !isAnyLyingWithin(flood, layer, at);
};

const isAnyLyingWithin = (flood: Flood, layer: number, at: number): boolean => {
  const { blocks, stride, words } = flood;
  const reached = strideFrom(flood, at, flood.step);
  for (let word = 0; word < words; word++)
    if ((flood.trail[reached + word] as number) & (blocks[layer * stride + LYING * words + word] as number))
      return true;
  return false;
};

export const bidFarewell = (flood: Flood, layer: number, at: number): void => {
  const { farewells } = flood;
  farewells[flood.parted++] = layer;
  farewells[flood.parted++] = at;
  farewells[flood.parted++] = flood.step;
};

/** Where the set of places begins to which one comes from here after so many steps, with empty hands. */
const strideFrom = (flood: Flood, at: number, step: number): number => {
  if (!flood.hasTrail) makeTrail(flood);
  return ((flood.walker.speed - step) * flood.size + at) * flood.words;
};

/** A set for each number of steps and each place from which so many may be left. */
const makeTrail = (flood: Flood): void => {
  const { size, walker, within, words } = flood;
  const needed = (walker.speed + 1) * size * words;
  if (flood.trail.length < needed) flood.trail = new Int32Array(needed * 2);
  flood.hasTrail = true;
  const { trail } = flood;
  trail.fill(0, 0, size * words);
  for (let at = 0; at < size; at++) trail[at * words + (at >> 5)] = 1 << (at & 31);
  for (let steps = 1; steps <= walker.speed; steps++)
    for (let at = 0, end = within[walker.speed - steps] as number; at < end; at++) stretch(flood, steps, at);
};

/** As far as a step less, and from each neighbour as far as that. */
const stretch = ({ neighbours, sets, size, trail, words }: Flood, steps: number, at: number): void => {
  const before = (steps - 1) * size * words;
  const here = before + (size + at) * words;
  for (let word = 0; word < words; word++) trail[here + word] = trail[before + at * words + word] as number;
  if (!isIn(sets, GO_SET * words, at)) return;
  for (let side = at * 4; side < at * 4 + 4; side++) {
    const to = neighbours[side] as number;
    if (to === NO_MORE) return;
    if (!isIn(sets, PASS_SET * words, to)) continue;
    for (let word = 0; word < words; word++)
      trail[here + word] = (trail[here + word] as number) | (trail[before + to * words + word] as number);
  }
};

/** One for each outcome: on what was left nobody ends, for it would be in his hands (B-OBJ-03). */
export const countFarewells = (flood: Flood, before: number): number => {
  let count = before;
  for (let nth = 0; nth < flood.parted; nth += FAREWELL) {
    flood.partedBefore[nth / FAREWELL] = count;
    for (let word = 0; word < flood.words; word++) count += countOf(endsAfter(flood, nth, word));
  }
  return count;
};

const endsAfter = (flood: Flood, farewell: number, word: number): number => {
  const { farewells, sets, words } = flood;
  const at = farewells[farewell + 1] as number;
  const first = strideFrom(flood, at, farewells[farewell + 2] as number);
  const reached = flood.trail[first + word] as number;
  const left = at >> 5 === word ? 1 << (at & 31) : 0;
  return reached & (sets[BARE_SET * words + word] as number) & ~left;
};

/** What was left where, after how many steps, and where the walk with this number ends. */
export const farewellOf = (flood: Flood, nth: number) => {
  const { farewells, partedBefore } = flood;
  let farewell = flood.parted / FAREWELL - 1;
  while ((partedBefore[farewell] as number) > nth) farewell--;
  let rest = nth - (partedBefore[farewell] as number);
  const [layer, at, step] = farewells.slice(farewell * FAREWELL) as [number, number, number];
  for (let word = 0; ; word++)
    for (let bits = endsAfter(flood, farewell * FAREWELL, word); bits !== 0; bits &= bits - 1)
      if (rest-- === 0) return { layer, at, step, end: lowest(bits) + word * 32 };
};

/** Leaves what it has, and goes a shortest way with empty hands. */
export const pushFarewell = (flood: Flood, legs: Leg[], { layer, at, end }: ReturnType<typeof farewellOf>): void => {
  const { neighbours, places, sets, walker, words } = flood;
  legs.push({ leave: walker.things[cargoIn(flood, layer).hand] as PieceId });
  let steps = 0;
  while (!isWithin(flood, at, end, steps)) steps++;
  for (let here = at; steps > 0; ) {
    steps--;
    let side = here * 4;
    while (
      !isIn(sets, PASS_SET * words, neighbours[side] as number) ||
      !isWithin(flood, neighbours[side] as number, end, steps)
    )
      side++;
    here = neighbours[side] as number;
    legs.push({ to: places[here] as Place });
  }
};

const isWithin = ({ size, trail, words }: Flood, from: number, to: number, steps: number): boolean =>
  isIn(trail, (steps * size + from) * words, to);
