import type { Leg } from '../action.ts';
import type { Place } from '../state.ts';
import { IN_HAND } from './cargo.ts';
import { FEW } from './carrying.ts';
import { type Flood, NO_MORE } from './flood.ts';

/**
 * Where one comes from each of a few places within each number of steps, whatever one carries: a set for each number and
 * place. Of places farther from the start fewer steps are left; and of all but the start no more than are left where the
 * nearest thing lies.
 */
export const makeStrides = (flood: Flood): void => {
  const { carry, neighbours, size, walker, within } = flood;
  const { speed } = walker;
  const most = speed - stepsToThings(flood);
  if (flood.hasStrides && flood.stridesOn === carry.on && flood.stridden >= most) return;
  flood.hasStrides = true;
  flood.stridesOn = carry.on;
  flood.stridden = most;
  if (flood.strides.length < (speed + 1) * FEW) flood.strides = new Int32Array((speed + 1) * FEW);
  const { strides } = flood;
  for (let at = 0; at < size; at++) strides[at] = 1 << at;
  for (let steps = 1; steps <= most; steps++) {
    const before = (steps - 1) * FEW;
    for (let at = 0, end = within[speed - steps] as number; at < end; at++) {
      let reached = strides[before + at] as number;
      for (let side = at * 4, last = carry.on & (1 << at) ? side + 4 : side; side < last; side++) {
        const to = neighbours[side] as number;
        if (to === NO_MORE) break;
        reached |= strides[before + to] as number;
      }
      strides[before + FEW + at] = reached;
    }
  }
  // The nearest places have the first numbers.
  for (let steps = most + 1; steps <= speed; steps++) strides[steps * FEW] = -1 >>> (FEW - (within[steps] as number));
};

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

const isWithin = ({ strides }: Flood, from: number, to: number, steps: number): boolean => {
  const reached = strides[steps * FEW + from] as number;
  return (reached & (1 << to)) !== 0;
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
