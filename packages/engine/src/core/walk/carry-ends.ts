import { EMPTY } from './cargo.ts';
import { FAREWELL, FEW } from './carrying.ts';
import { reachedIn } from './entries.ts';
import { countOf, type Flood } from './flood.ts';
import { planeOf } from './strides.ts';
import { widened } from './widened.ts';

/** One for each outcome. */
export const countEnds = (flood: Flood): void => {
  const { carry } = flood;
  carry.endsBefore = widened(carry.endsBefore, carry.count + carry.left / FAREWELL);
  const { endsBefore, words } = carry;
  let length = 0;
  for (let layer = 0; layer < carry.count; layer++) {
    endsBefore[layer] = length;
    for (let word = 0; word < words; word++) length += countOf(endsIn(flood, layer, word));
  }
  for (let nth = 0; nth * FAREWELL < carry.left; nth++) {
    endsBefore[carry.count + nth] = length;
    for (let word = 0; word < words; word++) length += countOf(endsAfter(flood, nth * FAREWELL, word));
  }
  flood.length = length;
};

/** Where a thing lies nobody ends: it would be in his hands (B-OBJ-03), and that is another cargo's end. */
export const endsIn = (flood: Flood, layer: number, word: number): number => {
  const { carry, walker } = flood;
  const fit = carry.hands[layer] === EMPTY ? carry.bare : carry.laden;
  const lying = carry.lying[layer * carry.words + word] as number;
  return reachedIn(flood, layer, walker.speed, word) & (fit[word] as number) & ~lying;
};

export const endsAfter = (flood: Flood, farewell: number, word: number): number => {
  const { carry, strides, walker } = flood;
  const at = carry.farewells[farewell + 1] as number;
  const steps = walker.speed - (carry.farewells[farewell + 2] as number);
  const reached = strides[word * planeOf(flood) + steps * FEW + at] as number;
  return reached & (carry.bare[word] as number) & ~(at >> 5 === word ? 1 << (at & 31) : 0);
};
