import type { Leg } from '../action.ts';
import type { Place } from '../state.ts';
import { IN_HAND } from './cargo.ts';
import { FEW } from './carrying.ts';
import { type Flood, NO_MORE } from './flood.ts';

/**
 * Where one comes from each of a few places within each number of steps, whatever one carries: a set for each number and
 * place, first one word of them all, then the next. Of places farther from the start fewer steps are left; and of all but
 * the start no more than are left where the nearest thing lies.
 */
export const makeStrides = (flood: Flood): void => {
  const { carry, walker } = flood;
  const most = walker.speed - stepsToThings(flood);
  if (flood.hasStrides && flood.stridden >= most) return;
  flood.hasStrides = true;
  flood.stridden = most;
  const plane = planeOf(flood);
  if (flood.strides.length < plane * carry.words) flood.strides = new Int32Array(plane * carry.words);
  for (let word = 0; word < carry.words; word++) stretch(flood, most, word);
};

const stretch = ({ neighbours, size, strides, walker, within }: Flood, most: number, word: number): void => {
  const { speed } = walker;
  let before = word * (speed + 1) * FEW;
  for (let at = 0; at < size; at++) strides[before + at] = at >> 5 === word ? 1 << (at & 31) : 0;
  for (let steps = 1; steps <= most; steps++) {
    for (let at = 0, end = within[speed - steps] as number; at < end; at++) {
      let reached = strides[before + at] as number;
      for (let side = at * 4; side < at * 4 + 4; side++) {
        const to = neighbours[side] as number;
        if (to === NO_MORE) break;
        reached |= strides[before + to] as number;
      }
      strides[before + FEW + at] = reached;
    }
    before += FEW;
  }
  // The nearest places have the first numbers.
  for (let steps = most + 1; steps <= speed; steps++) {
    before += FEW;
    strides[before] = firstOf((within[steps] as number) - word * 32);
  }
};

/** A set of the first few. */
const firstOf = (count: number): number => (count <= 0 ? 0 : count >= 32 ? -1 : (1 << count) - 1);

/** How many sets there are. */
export const planeOf = ({ walker }: Flood): number => (walker.speed + 1) * FEW;

/** How far the nearest thing lies. */
const stepsToThings = ({ index, walker, within }: Flood): number => {
  let nearest = FEW;
  for (let thing = 0; thing < walker.homes.length; thing++) {
    const home = walker.homes[thing] as Place;
    nearest = Math.min(nearest, home === IN_HAND ? 0 : (index[home + 1] as number));
  }
  let steps = 0;
  while ((within[steps] as number) <= nearest) steps++;
  return steps;
};

/** How many steps it takes, one more than the most if that is not enough. */
export const stepsTo = (flood: Flood, from: number, to: number, most: number): number => {
  let steps = 0;
  while (steps <= most && !isWithin(flood, from, to, steps)) steps++;
  return steps;
};

const isWithin = (flood: Flood, from: number, to: number, steps: number): boolean => {
  const reached = flood.strides[(to >> 5) * planeOf(flood) + steps * FEW + from] as number;
  return (reached & (1 << (to & 31))) !== 0;
};

/** A neighbour from which it takes no more steps than these. */
const neighbourNear = (flood: Flood, at: number, to: number, steps: number): number => {
  let side = at * 4;
  while (!isWithin(flood, flood.neighbours[side] as number, to, steps)) side++;
  return flood.neighbours[side] as number;
};

/** A shortest way; the one by which it was found, from the start. */
export const pushWay = (flood: Flood, legs: Leg[], from: number, to: number): void => {
  const { places, walker } = flood;
  if (from === 0) {
    pushFirstWay(flood, legs, to);
    return;
  }
  let at = from;
  for (let steps = stepsTo(flood, from, to, walker.speed); steps > 0; steps--) {
    at = neighbourNear(flood, at, to, steps - 1);
    legs.push({ to: places[at] as Place });
  }
};

const pushFirstWay = (flood: Flood, legs: Leg[], to: number): void => {
  if (to === 0) return;
  pushFirstWay(flood, legs, flood.before[to] as number);
  legs.push({ to: flood.places[to] as Place });
};
