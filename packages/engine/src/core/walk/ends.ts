import { isCharacter, killsAt } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { type Cargo, EMPTY, IN_HAND, takeUp, thingAt } from './cargo.ts';
import { ASK, ASKED, cargoAt, END, type Flood, isEnd, isExchange, layerAt, layerOf, placeAt } from './flood.ts';
import { isFirstEnd } from './layers.ts';
import { stop } from './steps.ts';
import type { Walker } from './walker.ts';

/** Finds the ends that no flag tells; of those that come to the same only the first stays, which took the fewest steps. */
export const askForEnds = (flood: Flood): void => {
  const { asked, before, nodes, toAsk } = flood;
  for (let nth = 0; nth < toAsk; nth++) {
    const at = asked[nth] as number;
    // What is exchanged where one stops changes nothing, if one may stop there anyhow (B-OBJ-03).
    if (isExchange(flood, at) && isEnd(flood, before[at] as number)) continue;
    if (!mayStop(flood, at) || !isFirst(flood, at)) continue;
    nodes[at] = (nodes[at] as number) | END;
    flood.length++;
  }
};

/** All ends anew, of somebody who has nothing to exchange. */
export const recountEnds = (flood: Flood): void => {
  const { begun, count, flags, nodes, stops } = flood;
  flood.length = 0;
  for (let at = begun; at < count; at++) {
    const flag = flags[placeAt(flood, at)] as number;
    const isTold = !(flag & ASKED) && flag & (stops[layerAt(flood, at)] as number);
    nodes[at] = isTold ? (nodes[at] as number) | END : (nodes[at] as number) & ~END;
    if (isTold) flood.length++;
  }
  askForEnds(flood);
};

const mayStop = (flood: Flood, at: number): boolean => {
  const { flags, stops, walker } = flood;
  const place = placeAt(flood, at);
  const cargo = cargoAt(flood, at);
  const told = stops[layerAt(flood, at)] as number;
  if (told !== ASK && place !== walker.start && isUnmoved(walker, cargo, place))
    return ((flags[place] as number) & told) !== 0;
  return stop(walker, cargo, place, cargo.hangs ? 'tied' : 'free') === undefined;
};

/** What lies here is what lay here before the walk. */
const isUnmoved = ({ homes }: Walker, { where }: Cargo, place: Place): boolean => {
  for (let thing = 0; thing < homes.length; thing++)
    if ((homes[thing] === place) !== (where[thing] === place)) return false;
  return true;
};

/** Who brings a thing to a place may leave it there, so that nobody comes back to it: no end that was told has a twin. */
const isFirst = (flood: Flood, at: number): boolean =>
  flood.walker.things.length === 0 ||
  isFirstEnd(flood.layers, outcomeOf(flood, at) * flood.flags.length + placeAt(flood, at));

/** The layer that says what becomes of stopping here. Together means carried (B-OBJ-03): what lies here is as good as in hand. */
const outcomeOf = (flood: Flood, at: number): number => {
  const cargo = cargoAt(flood, at);
  const place = placeAt(flood, at);
  const { hand, hangs, held, where } = cargo;
  if (killsAt(flood.walker.situation, place))
    return layerOf(flood, { hand, held, where: leftByDead(flood.walker, cargo, place), hangs: false });
  const gathered = allTakenUp(cargo, place);
  if (gathered !== cargo) return layerOf(flood, gathered);
  return hangs ? layerOf(flood, { hand, held, where, hangs: false }) : layerAt(flood, at);
};

const allTakenUp = (cargo: Cargo, place: Place): Cargo => {
  let gathered = cargo;
  for (let thing = 0; thing < cargo.where.length; thing++)
    if (cargo.where[thing] === place) gathered = takeUp(gathered, thing);
  return gathered;
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
