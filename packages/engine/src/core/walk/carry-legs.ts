import type { Leg } from '../action.ts';
import type { PieceId, Place } from '../state.ts';
import { endsAfter, endsIn } from './carry-ends.ts';
import { AT, EARLIER, FAREWELL, FROM, isHeldIn, STEP } from './carrying.ts';
import { type Flood, lowest } from './flood.ts';
import { pushWay, stepsTo } from './strides.ts';

/** The legs of the n-th walk in the open. */
export const legsOfCarry = (flood: Flood, nth: number): readonly Leg[] => {
  const { carry } = flood;
  let teller = carry.count + carry.left / FAREWELL - 1;
  while ((carry.endsBefore[teller] as number) > nth) teller--;
  const rest = nth - (carry.endsBefore[teller] as number);
  const legs: Leg[] = [];
  const wordOf = (word: number): number => endsIn(flood, teller, word);
  if (teller < carry.count) pushEnd(flood, legs, teller, nthOf(rest, wordOf));
  else pushFarewell(flood, legs, (teller - carry.count) * FAREWELL, rest);
  return legs;
};

/** The number of the n-th bit of a set that is told by its words. */
const nthOf = (nth: number, wordOf: (word: number) => number): number => {
  let rest = nth;
  for (let word = 0; ; word++)
    for (let bits = wordOf(word); bits !== 0; bits &= bits - 1) if (rest-- === 0) return lowest(bits) + word * 32;
};

const pushFarewell = (flood: Flood, legs: Leg[], farewell: number, nth: number): void => {
  const { carry, walker } = flood;
  const layer = carry.farewells[farewell] as number;
  const at = carry.farewells[farewell + 1] as number;
  pushStand(flood, legs, layer, at);
  legs.push({ leave: walker.things[carry.hands[layer] as number] as PieceId });
  const end = nthOf(nth, (word) => endsAfter(flood, farewell, word));
  pushWay(flood, legs, at, end);
};

/** Who ends where he began has made a step and come back (B-MOVE-09, B-MOVE-10). */
const pushEnd = (flood: Flood, legs: Leg[], layer: number, end: number): void => {
  pushStand(flood, legs, layer, end);
  if (legs.some((leg) => 'to' in leg)) return;
  const { carry, places } = flood;
  legs.push({ to: places[lowest(carry.back)] as Place }, { to: places[end] as Place });
};

/** To stand there with this cargo, as soon as one can. */
const pushStand = (flood: Flood, legs: Leg[], layer: number, at: number): void => {
  const entry = soonest(flood, layer, at);
  const { entries } = flood.carry;
  const from = entries[entry + FROM] as number;
  const changed = entries[entry + AT] as number;
  if (from >= 0) {
    pushStand(flood, legs, from, changed);
    pushExchange(flood, legs, from, layer);
  }
  pushWay(flood, legs, changed, at);
};

/** The entry from which one comes there first. */
const soonest = (flood: Flood, layer: number, at: number): number => {
  const { carry, walker } = flood;
  let best = carry.latest[layer] as number;
  let least = walker.speed + 1;
  for (let entry = best; entry >= 0; entry = carry.entries[entry + EARLIER] as number) {
    const step = carry.entries[entry + STEP] as number;
    const steps = step + stepsTo(flood, carry.entries[entry + AT] as number, at, walker.speed - step);
    if (steps >= least) continue;
    least = steps;
    best = entry;
  }
  return best;
};

/** What was left, then what was taken. */
const pushExchange = ({ carry, walker }: Flood, legs: Leg[], from: number, to: number): void => {
  const before = carry.cargoes[from] as number;
  const after = carry.cargoes[to] as number;
  walker.things.forEach((leave, thing) => {
    if (isHeldIn(before, thing) && !isHeldIn(after, thing)) legs.push({ leave });
  });
  walker.things.forEach((take, thing) => {
    if (!isHeldIn(before, thing) && isHeldIn(after, thing)) legs.push({ take });
  });
};
