import type { Leg } from '../action.ts';
import type { Place } from '../state.ts';
import { FEW } from './carrying.ts';
import { type Flood, NO_MORE } from './flood.ts';

/**
 * Where one comes from each of a few places within each number of steps, whatever one carries: a set for each number and
 * place. Of places farther from the start fewer steps are left.
 */
export const makeStrides = (flood: Flood): void => {
  const { carry, neighbours, size, walker, within } = flood;
  const { speed } = walker;
  if (flood.strides.length < (speed + 1) * FEW) flood.strides = new Int32Array((speed + 1) * FEW);
  const { strides } = flood;
  for (let at = 0; at < size; at++) strides[at] = 1 << at;
  for (let steps = 1; steps <= speed; steps++) {
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
};

/** How many steps it takes, one more than the most if that is not enough. */
export const stepsTo = ({ strides }: Flood, from: number, to: number, most: number): number => {
  let steps = 0;
  while (steps <= most && !((strides[steps * FEW + from] as number) & (1 << to))) steps++;
  return steps;
};

/** A shortest way. */
export const pushWay = (flood: Flood, legs: Leg[], from: number, to: number): void => {
  const { places, strides, walker } = flood;
  let at = from;
  for (let steps = stepsTo(flood, from, to, walker.speed); steps > 0; steps--) {
    let side = at * 4;
    while (!((strides[(steps - 1) * FEW + (flood.neighbours[side] as number)] as number) & (1 << to))) side++;
    at = flood.neighbours[side] as number;
    legs.push({ to: places[at] as Place });
  }
};
