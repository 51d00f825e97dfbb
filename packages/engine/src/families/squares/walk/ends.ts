import { isCharacter, killsAt } from '../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import { allTakenUp, type Cargo, EMPTY, IN_HAND, thingAt } from './cargo.ts';
import { cargoIn, countOf, type Flood, LYING, layerOf, lowest, ODD_SET, SEEN } from './flood.ts';
import { BARE, flagWithout } from './footing.ts';
import { mayGoOn } from './range.ts';
import { isRoomy } from './sets.ts';
import { stop } from './steps.ts';
import type { Walker } from './walker.ts';
import { widened } from './widened.ts';

/** For somebody who has nothing to exchange: each place that one may stop on. */
export const listEnds = (flood: Flood): void => {
  const { before, ends, flags, places, size, walker } = flood;
  let length = 0;
  for (let at = 1; at < size; at++) {
    const place = places[at] as Place;
    if (isRoomy(walker, flags[at] as number, place)) ends[length++] = at;
  }
  const neighbour = wayBack(flood);
  if (neighbour > 0) {
    before[0] = neighbour;
    ends[length++] = 0;
  }
  flood.length = length;
};

/** One may end where one began, if one makes a step (B-MOVE-09, B-MOVE-10): a place from which one comes back, or 0. */
const wayBack = (flood: Flood): number => {
  const { flags, footing, places, walker, within } = flood;
  if (walker.speed < 2 || !(flagWithout(footing, walker, walker.start) & BARE)) return 0;
  for (let at = 1; at < (within[1] as number); at++) {
    const place = places[at] as Place;
    if (mayGoOn(flood, flags[at] as number, place)) return at;
  }
  return 0;
};

/** One for each outcome. Where one of its things lies nobody ends: it would be in his hands (B-OBJ-03), and that is another layer's end. */
export const countEnds = (flood: Flood): void => {
  const { layers, words } = flood;
  const { count } = layers;
  flood.endsBefore = widened(flood.endsBefore, count);
  const { endsBefore } = flood;
  let told = 0;
  for (let layer = 0; layer < count; layer++) {
    endsBefore[layer] = told;
    for (let word = 0; word < words; word++) told += countOf(endsIn(flood, layer, word));
  }
  flood.told = told;
  flood.tellers = count;
  flood.answered = 0;
  if (flood.outcomes.size > 0) flood.outcomes.clear();
  for (let layer = 0; layer < count; layer++) askForEnds(flood, layer);
  flood.length = told + flood.answered / 2;
};

/** A word of the set of places where a walk may end with this cargo, as far as sets tell. */
export const endsIn = ({ blocks, sets, stops, stride, words }: Flood, layer: number, word: number): number => {
  const block = layer * stride + word;
  const seen = blocks[block + SEEN * words] as number;
  const lying = blocks[block + LYING * words] as number;
  const stop = stops[layer] as number;
  const fit = sets[stop + word] as number;
  const odd = sets[ODD_SET * words + word] as number;
  return seen & fit & ~(lying | odd);
};

/** The ends that no set tells; of those that come to the same only the first stays. */
const askForEnds = (flood: Flood, layer: number): void => {
  const { asked, outcomes, places, sets, walker, words } = flood;
  for (let word = 0; word < words; word++) {
    const odd = sets[ODD_SET * words + word] as number;
    let bits = odd & (flood.blocks[layer * flood.stride + SEEN * words + word] as number);
    for (; bits !== 0; bits &= bits - 1) {
      const at = lowest(bits) + word * 32;
      const cargo = cargoIn(flood, layer);
      const place = places[at] as Place;
      if (stop(walker, cargo, place, cargo.hangs ? 'tied' : 'free') !== undefined) continue;
      const outcome = outcomeOf(flood, layer, place) * flood.size + at;
      if (outcomes.has(outcome)) continue;
      outcomes.add(outcome);
      asked[flood.answered++] = layer;
      asked[flood.answered++] = at;
    }
  }
};

/** The layer that says what becomes of stopping here. Together means carried (B-OBJ-03): what lies here is as good as in hand. */
const outcomeOf = (flood: Flood, layer: number, place: Place): number => {
  const cargo = cargoIn(flood, layer);
  const { hand, hangs, held, where } = cargo;
  if (killsAt(flood.walker.situation, place))
    return layerOf(flood, { hand, held, where: leftByDead(flood.walker, cargo, place), hangs: false });
  const gathered = allTakenUp(cargo, place);
  if (gathered !== cargo) return layerOf(flood, gathered);
  return hangs ? layerOf(flood, { hand, held, where, hangs: false }) : layer;
};

const LOST = -2;

/** Who dies is alone with what he held, and that stays only if nothing lies there yet (P-ROCKS-14). */
const leftByDead = ({ situation, things }: Walker, cargo: Cargo, place: Place): readonly number[] => {
  const isTaken = thingAt(cargo, place) !== EMPTY;
  return cargo.where.map((lies, thing) => {
    if (lies !== IN_HAND) return lies;
    return isTaken || isCharacter(situation, things[thing] as PieceId) ? LOST : place;
  });
};
