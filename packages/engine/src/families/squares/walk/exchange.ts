import { killsAt } from '../../../core/situation/situation.ts';
import type { Place } from '../../../core/state.ts';
import { allTakenUp, type Cargo, EMPTY, IN_HAND, putDown, thingAt } from './cargo.ts';
import {
  addChange,
  addTo,
  CAME,
  cargoIn,
  type Flood,
  FREE_SET,
  FRONT,
  isIn,
  LYING,
  layerOf,
  lowest,
  OBSTACLE_SET,
  ODD_SET,
  ON_SET,
  SEEN,
} from './flood.ts';
import { depart, leave, stop, take } from './steps.ts';
import type { Walker } from './walker.ts';

/** All that may be left and taken where a step has led (B-OBJ-02, B-OBJ-08, B-OBJ-09), and at first where one stands. */
export const exchange = (flood: Flood): void => {
  const { step, words } = flood;
  const count = remember(flood);
  for (let layer = 0; layer < count; layer++) {
    const block = layer * flood.stride;
    const isBare = cargoIn(flood, layer).held === 0;
    for (let word = 0; word < words; word++) {
      let bits = (flood.blocks[block + CAME * words + word] as number) & (flood.sets[ON_SET * words + word] as number);
      if (isBare) bits &= flood.blocks[block + LYING * words + word] as number;
      // Whoever comes back to the start as he left it could have done it at first.
      if (layer === 0 && word === 0 && step > 0) bits &= ~1;
      for (; bits !== 0; bits &= bits - 1) exchangeAt(flood, layer, lowest(bits) + word * 32);
    }
  }
};

/** The last thing a Move may do: to have what one stops on, or to hold on to something. */
export const exchangeAtLast = (flood: Flood): void => {
  const { sets, words } = flood;
  const count = remember(flood);
  for (let layer = 0; layer < count; layer++) {
    for (let word = 0; word < words; word++) {
      const block = layer * flood.stride + word;
      const came = flood.blocks[block + CAME * words] as number;
      const lying = (flood.blocks[block + LYING * words] as number) & ~(sets[ODD_SET * words + word] as number);
      for (let bits = came & lying; bits !== 0; bits &= bits - 1) gather(flood, layer, lowest(bits) + word * 32);
      const obstacles = flood.aided[layer] ? (sets[OBSTACLE_SET * words + word] as number) : 0;
      for (let bits = came & obstacles; bits !== 0; bits &= bits - 1)
        exchangeAt(flood, layer, lowest(bits) + word * 32);
    }
  }
};

/** Together means carried (B-OBJ-03). */
const gather = (flood: Flood, layer: number, at: number): void => {
  const cargo = cargoIn(flood, layer);
  const place = flood.places[at] as Place;
  if (stop(flood.walker, cargo, place, 'free') === undefined) hop(flood, layer, at, allTakenUp(cargo, place));
};

/** What is exchanged is no step: who came with a cargo is told from who changed to it here. */
const remember = (flood: Flood): number => {
  const { blocks, layers, step, words } = flood;
  for (let layer = 0; layer < layers.count; layer++) {
    const block = layer * flood.stride;
    for (let word = 0; word < words; word++)
      blocks[block + CAME * words + word] = blocks[block + (FRONT + step) * words + word] as number;
  }
  return layers.count;
};

const exchangeAt = (flood: Flood, layer: number, at: number): void => {
  const { sets, walker, words } = flood;
  const cargo = cargoIn(flood, layer);
  const place = flood.places[at] as Place;
  if (cargo.held === 1 && isIn(sets, FREE_SET * words, at) && thingAt(cargo, place) === EMPTY)
    hop(flood, layer, at, putDown(cargo, cargo.hand, place));
  else {
    const found = rearranged(walker, cargo, place);
    for (let n = 1; n < found.length; n++) {
      const other = found[n] as Cargo;
      if (depart(walker, cargo, other, place) === undefined) hop(flood, layer, at, other);
    }
  }
};

/** Whatever can be left and then taken here, in any combination. */
const rearranged = (walker: Walker, cargo: Cargo, place: Place): readonly Cargo[] => {
  const found = [cargo];
  addEach(found, walker, place, IN_HAND);
  addEach(found, walker, place, place);
  return found;
};

/** Besides each cargo found so far, the same with one of the things from there left, or taken. */
const addEach = (found: Cargo[], walker: Walker, place: Place, from: number): void => {
  const { where } = found[0] as Cargo;
  for (let thing = 0; thing < where.length; thing++) {
    if (where[thing] !== from) continue;
    for (let n = 0, count = found.length; n < count; n++) {
      const each = found[n] as Cargo;
      const next = from === IN_HAND ? leave(walker, each, place, thing) : take(walker, each, place, thing);
      if (typeof next !== 'string') found.push(next);
    }
  }
};

/**
 * Goes on from here with another cargo. On the start and where one dies that is no visit: whoever comes back has made a
 * step and may stop (P-ROCKS-15).
 */
const hop = (flood: Flood, layer: number, at: number, cargo: Cargo): void => {
  const { step, walker, words } = flood;
  const next = layerOf(flood, cargo);
  const block = next * flood.stride;
  const isVisit = step > 0 && !killsAt(walker.situation, flood.places[at] as Place);
  if (isIn(flood.blocks, block + (isVisit ? SEEN : FRONT + step) * words, at)) return;
  if (isVisit) addTo(flood.blocks, block + SEEN * words, at);
  addTo(flood.blocks, block + (FRONT + step) * words, at);
  addChange(flood, next, at, { layer, at });
};
