import type { Leg } from '../action.ts';
import type { PieceId, Place } from '../state.ts';
import { type Cargo, EMPTY, putDown } from './cargo.ts';
import {
  BARE_SET,
  cargoIn,
  countOf,
  type Flood,
  FRONT,
  GO_SET,
  isIn,
  LYING,
  lowest,
  NO_MORE,
  PASS_SET,
  ROOMY_SET,
  SEEN,
} from './flood.ts';
import { knownNumber } from './layers.ts';
import type { Walker } from './walker.ts';
import { widened } from './widened.ts';

// Whoever leaves a thing on bare floor for good, with nothing else to take, goes on as anybody does with empty hands: his
// ends are a stride, and no layer need be made for what follows.

/** The numbers of a farewell: the layer before, the place, the step, and the layer of the same cargo after, if there is one. */
const FAREWELL = 4;
const TWIN = 3;

/** Is it the first thing to be moved, and nothing else within the steps that are left, nor helping where it lies? */
export const isForGood = (flood: Flood, layer: number, at: number): boolean => {
  const { hand, held, hangs, where } = cargoIn(flood, layer);
  const { homes } = flood.walker;
  if (hand === EMPTY || held > 1 || hangs || homes[hand] === flood.places[at]) return false;
  for (let thing = 0; thing < where.length; thing++)
    if (thing !== hand && (where[thing] !== homes[thing] || isOfHelp(flood.walker, thing))) return false;
  return where.length === 1 || !isAnyLyingWithin(flood, layer, at);
};

const isOfHelp = ({ homes, situation, things }: Walker, thing: number): boolean =>
  situation.rules.masks.aid[things[thing] as PieceId] !== 0 && situation.maze.terrain[homes[thing] as Place] !== 0;

const isAnyLyingWithin = (flood: Flood, layer: number, at: number): boolean => {
  const { blocks, stride, words } = flood;
  const reached = strideFrom(flood, at, flood.step);
  for (let word = 0; word < words; word++)
    if ((flood.trail[reached + word] as number) & (blocks[layer * stride + LYING * words + word] as number))
      return true;
  return false;
};

export const bidFarewell = (flood: Flood, layer: number, at: number): void => {
  flood.farewells = widened(flood.farewells, flood.parted + FAREWELL);
  const { farewells } = flood;
  farewells[flood.parted++] = layer;
  farewells[flood.parted++] = at;
  farewells[flood.parted++] = flood.step;
  farewells[flood.parted++] = EMPTY;
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
  findWays(flood);
  for (let steps = 1; steps <= walker.speed; steps++)
    for (let at = 0, end = within[walker.speed - steps] as number; at < end; at++) stretch(flood, steps, at);
};

/** Where a step leads with empty hands, up to four places, or `NO_MORE`; used for one trail. */
let ways = new Int16Array(1 << 8);

const findWays = ({ neighbours, sets, walker, within, words }: Flood): void => {
  const inner = within[walker.speed - 1] as number;
  if (ways.length < inner * 4) ways = new Int16Array(inner * 8);
  for (let at = 0; at < inner; at++) {
    let way = at * 4;
    for (let side = at * 4; side < at * 4 + 4 && isIn(sets, GO_SET * words, at); side++) {
      const to = neighbours[side] as number;
      if (to === NO_MORE) break;
      if (isIn(sets, PASS_SET * words, to)) ways[way++] = to;
    }
    if (way < at * 4 + 4) ways[way] = NO_MORE;
  }
};

/** As far as a step less, and from each neighbour as far as that. */
const stretch = ({ size, trail, words }: Flood, steps: number, at: number): void => {
  const before = (steps - 1) * size * words;
  const here = before + (size + at) * words;
  for (let word = 0; word < words; word++) {
    let reached = trail[before + at * words + word] as number;
    for (let way = at * 4; way < at * 4 + 4; way++) {
      const to = ways[way] as number;
      if (to === NO_MORE) break;
      reached |= trail[before + to * words + word] as number;
    }
    trail[here + word] = reached;
  }
};

/** By way of something that helps, and that was put back, somebody may have come to the same: the shorter way counts. */
export const settleTwins = (flood: Flood): void => {
  if (!flood.isHelped) return;
  for (let nth = 0; nth < flood.parted; nth += FAREWELL) {
    const twin = twinOf(flood, nth);
    if (twin !== EMPTY) for (let word = 0; word < flood.words; word++) shorten(flood, nth, twin, word);
    flood.farewells[nth + TWIN] = twin;
  }
};

/** Takes away from the layer the ends to which the farewell leads as soon. */
const shorten = (flood: Flood, farewell: number, twin: number, word: number): void => {
  const { blocks, stride, words } = flood;
  const seen = twin * stride + SEEN * words + word;
  for (let bits = endsAfter(flood, farewell, word) & (blocks[seen] as number); bits !== 0; bits &= bits - 1) {
    const end = lowest(bits) + word * 32;
    if (stepsAfter(flood, farewell, end) <= stepsIn(flood, twin, end))
      blocks[seen] = (blocks[seen] as number) & ~(bits & -bits);
  }
};

const twinOf = ({ farewells, layers, places }: Flood, farewell: number): number => {
  const cargo = layers.list[farewells[farewell] as number] as Cargo;
  const place = places[farewells[farewell + 1] as number] as Place;
  return cargo.where.length === 1 ? EMPTY : knownNumber(layers, putDown(cargo, cargo.hand, place));
};

const stepsAfter = (flood: Flood, farewell: number, end: number): number => {
  let steps = 0;
  while (!isWithin(flood, flood.farewells[farewell + 1] as number, end, steps)) steps++;
  return steps + (flood.farewells[farewell + 2] as number);
};

const stepsIn = ({ blocks, stride, walker, words }: Flood, layer: number, end: number): number => {
  let step = 1;
  while (step < walker.speed && !isIn(blocks, layer * stride + (FRONT + step) * words, end)) step++;
  return step;
};

/** One for each outcome: on what was left nobody ends, for it would be in his hands (B-OBJ-03). */
export const countFarewells = (flood: Flood, before: number): number => {
  let count = before;
  flood.partedBefore = widened(flood.partedBefore, flood.parted / FAREWELL);
  for (let nth = 0; nth < flood.parted; nth += FAREWELL) {
    flood.partedBefore[nth / FAREWELL] = count;
    for (let word = 0; word < flood.words; word++) count += countOf(endsAfter(flood, nth, word));
  }
  return count;
};

const endsAfter = (flood: Flood, farewell: number, word: number): number => {
  const { blocks, farewells, sets, stride, walker, words } = flood;
  const twin = farewells[farewell + TWIN] as number;
  const at = farewells[farewell + 1] as number;
  const first = strideFrom(flood, at, farewells[farewell + 2] as number);
  const reached = flood.trail[first + word] as number;
  const left = at >> 5 === word ? 1 << (at & 31) : 0;
  const known = twin === EMPTY ? 0 : (blocks[twin * stride + SEEN * words + word] as number);
  const fit = (walker.loads > 1 ? ROOMY_SET : BARE_SET) * words;
  return reached & (sets[fit + word] as number) & ~(left | known);
};

/** What was left where, after how many steps, and where the walk with this number ends. */
export const farewellOf = (flood: Flood, nth: number) => {
  const { farewells, partedBefore } = flood;
  let last = flood.parted / FAREWELL - 1;
  while ((partedBefore[last] as number) > nth) last--;
  let rest = nth - (partedBefore[last] as number);
  const farewell = last * FAREWELL;
  const layer = farewells[farewell] as number;
  const at = farewells[farewell + 1] as number;
  const step = farewells[farewell + 2] as number;
  for (let word = 0; ; word++)
    for (let bits = endsAfter(flood, farewell, word); bits !== 0; bits &= bits - 1)
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
