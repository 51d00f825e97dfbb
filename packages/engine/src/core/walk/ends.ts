import type { Place } from '../state.ts';
import { type Cargo, EMPTY, IN_HAND, knownNumberOf, takeUp } from './cargo.ts';
import {
  BARE,
  boardAt,
  cargoIn,
  countOn,
  ENDS,
  type Flood,
  isIn,
  isReached,
  LADEN,
  placesOn,
  putOn,
  SCRATCH,
  squareOf,
  stepOf,
  takeOff,
} from './flood.ts';
import { stop } from './steps.ts';

/** Of two ends that come to the same only the earlier one stays; here those that no walk went on from. */
export const strikeTwins = (flood: Flood): void => {
  for (let layer = 0; layer < flood.layers; layer++) {
    const cargo = cargoIn(flood, layer);
    if (cargo.hand !== EMPTY) continue;
    for (let thing = 0; thing < cargo.where.length; thing++) {
      const square = squareOf(flood, cargo.where[thing] as Place);
      if (!isIn(flood, layer, boardAt(flood, layer, ENDS), square)) continue;
      const taken = takeUp(cargo, thing);
      strike(flood, layer, { ...taken, hangs: false }, square);
      if (flood.climbed) strike(flood, layer, { ...taken, hangs: true }, square);
    }
  }
};

const strike = (flood: Flood, layer: number, cargo: Cargo, square: number): void => {
  const twin = knownNumberOf(flood.cargoes, cargo);
  if (twin === undefined || !isIn(flood, twin, boardAt(flood, twin, ENDS), square)) return;
  // Where one dies nothing was exchanged on the way: there the steps decide.
  const isLater =
    isReached(flood, layer, square, flood.walker.speed) ||
    (flood.isPerilous && stepOf(flood, layer, square) >= stepOf(flood, twin, square));
  takeOff(flood, boardAt(flood, isLater ? layer : twin, ENDS), square);
};

/** The same for those with hands for several things: whatever lies where they stop is theirs. */
export const keepFirsts = (flood: Flood): void => {
  const kept = new Map<string, { readonly layer: number; readonly step: number }>();
  for (let layer = 0; layer < flood.layers; layer++) {
    const { where } = cargoIn(flood, layer);
    for (const place of placesOn(flood, layer, boardAt(flood, layer, ENDS))) {
      const square = squareOf(flood, place);
      const outcome = `${place}:${where.map((at) => (at === place ? IN_HAND : at)).join()}`;
      const step = stepOf(flood, layer, square);
      const other = kept.get(outcome);
      const worse = other === undefined ? undefined : other.step <= step ? layer : other.layer;
      if (worse !== undefined) takeOff(flood, boardAt(flood, worse, ENDS), square);
      if (worse !== layer) kept.set(outcome, { layer, step });
    }
  }
};

/** Leaves on the boards what a walk may end on, and counts it. */
export const countEnds = (flood: Flood): void => {
  flood.length = 0;
  for (let layer = 0; layer < flood.layers; layer++) {
    const cargo = cargoIn(flood, layer);
    if (cargo.hangs || (flood.walker.loads > 1 && flood.walker.things.length > 0)) stopSingly(flood, layer, cargo);
    else stopStanding(flood, layer, cargo);
    flood.counts[layer] = countOn(flood, layer, boardAt(flood, layer, ENDS));
    flood.length += flood.counts[layer] as number;
  }
  for (let leaf = 0; leaf < flood.left; leaf += 4) flood.length += flood.leaves[leaf + 3] as number;
};

/** As the common boards say, except where something lies now. */
const stopStanding = (flood: Flood, layer: number, cargo: Cargo): void => {
  const { bits, high, low, walker, words } = flood;
  const last = high[layer] as number;
  const ends = boardAt(flood, layer, ENDS);
  const arrived = SCRATCH * words;
  const stops = (cargo.hand === EMPTY ? BARE : LADEN) * words;
  for (let word = low[layer] as number; word <= last; word++) {
    bits[arrived + word] = bits[ends + word] as number;
    bits[ends + word] = (bits[ends + word] as number) & (bits[stops + word] as number);
  }
  for (let thing = 0; thing < cargo.where.length; thing++) {
    const place = cargo.where[thing] as Place;
    if (place < 0 || !isIn(flood, layer, arrived, squareOf(flood, place))) continue;
    const isEnd = stop(walker, cargo, place, 'free') === undefined;
    (isEnd ? putOn : takeOff)(flood, ends, squareOf(flood, place));
  }
};

const stopSingly = (flood: Flood, layer: number, cargo: Cargo): void => {
  const ends = boardAt(flood, layer, ENDS);
  const entry = cargo.hangs ? 'tied' : 'free';
  for (const place of placesOn(flood, layer, ends))
    if (stop(flood.walker, cargo, place, entry) !== undefined) takeOff(flood, ends, squareOf(flood, place));
};
