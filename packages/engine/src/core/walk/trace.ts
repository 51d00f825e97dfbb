import type { Leg } from '../action.ts';
import { type Cargo, IN_HAND } from './cargo.ts';
import { cargoAt, type Flood, isEnd, isExchange, placeAt } from './flood.ts';
import type { Walker } from './walker.ts';

/** The n-th node that is an end. */
export const endOf = (flood: Flood, nth: number): number => {
  let at = flood.begun;
  for (let rest = nth; ; at++) if (isEnd(flood, at) && rest-- === 0) return at;
};

/** The legs of the walk that ends with a node, found from its end to its start. */
export const legsTo = (flood: Flood, end: number): readonly Leg[] => {
  const legs: Leg[] = [];
  for (let at = end; at > 0; at = flood.before[at] as number) {
    if (!isExchange(flood, at)) legs.push({ to: placeAt(flood, at) });
    else pushExchange(legs, flood.walker, cargoAt(flood, flood.before[at] as number), cargoAt(flood, at));
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
