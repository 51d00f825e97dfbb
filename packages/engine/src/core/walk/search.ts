import { BESIDE } from '../../board/drawing.ts';
import type { Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { begin, flagOurs, setOut } from './begin.ts';
import type { Cargo } from './cargo.ts';
import { askForEnds, recountEnds } from './ends.ts';
import { exchange, exchangeAtLast } from './exchange.ts';
import {
  ASK,
  ASKED,
  addStep,
  cargoAt,
  END,
  type Flood,
  isEnd,
  layerAt,
  layerIn,
  layerOf,
  makeRoom,
  nodeOf,
  OURS_TO_PASS,
  placeAt,
  placeIn,
  takeFlagsOff,
} from './flood.ts';
import { BARE, DEAD_END, flagsFor, LADEN, PASS } from './footing.ts';
import { ANY_TIME, forget, lateFor } from './late.ts';
import { isFirstVisit, visitsOf } from './layers.ts';
import { enter } from './steps.ts';
import { isDeadly, isPassable, type Walker, walkerOf } from './walker.ts';

/** Finds every distinct outcome of a character's Move: at each step first all that may be exchanged, then all ways on. */
export const search = (flood: Flood, situation: Situation, id: PieceId): void => {
  beginOn(flood, situation, id);
  spread(flood, ANY_TIME);
};

/** Where nothing is in the way, nothing that helps past it makes a difference. */
const beginOn = (flood: Flood, situation: Situation, id: PieceId): void => {
  begin(flood, situation, id);
  if (flood.isPlain || !flood.isPassable || flood.walker.link !== situation.maze.link) return;
  walkAbout(flood);
  takeFlagsOff(flood);
  flood.isPlain = !isAnyRugged(flood);
  setOut(flood);
};

const isAnyRugged = (flood: Flood): boolean => {
  for (let at = 0; at < flood.count; at++) if (isRugged(flood.walker, placeAt(flood, at))) return true;
  return false;
};

/** Only those that end on this place, for somebody to whom things are plain; the walker is the last one searched for. */
export const searchTo = (flood: Flood, end: Place): void => {
  setOut(flood);
  const late = lateFor(flood, end);
  spread(flood, late);
  forget(late);
};

/** No places but those that come in time. */
const spread = (flood: Flood, late: Int8Array): void => {
  const { speed, things } = flood.walker;
  let from = 0;
  for (let step = 0; step < speed; step++) {
    const arrived = flood.count;
    if (things.length > 0) for (let at = from; at < arrived; at++) exchange(flood, at);
    if (step === 0) flood.begun = flood.count;
    const ready = flood.count;
    if (flood.isPlain) stride(flood, from, step, late);
    else for (let at = from; at < ready; at++) advance(flood, at);
    from = ready;
  }
  if (!flood.isPlain) exchangeAtLast(flood, from);
  askForEnds(flood);
  takeFlagsOff(flood);
};

/**
 * The places where a Move might end: each where it can, and for somebody with things about some where it cannot. Says
 * whether that was a whole search, after which the ends are known.
 */
export const lookAround = (flood: Flood, situation: Situation, id: PieceId): boolean => {
  beginOn(flood, situation, id);
  flood.aims = 0;
  const isWhole = !flood.isPlain || flood.walker.things.length === 0;
  if (isWhole) spread(flood, ANY_TIME);
  else walkAbout(flood);
  for (let at = flood.begun; at < flood.count; at++) {
    const place = placeAt(flood, at);
    const isAim = isWhole ? isEnd(flood, at) : (flood.flags[place] as number) & (BARE | LADEN | ASKED);
    if (isAim && (flood.isPlain || !isAimedAt(flood, place))) flood.places[flood.aims++] = place;
  }
  takeFlagsOff(flood);
  return isWhole;
};

const isAimedAt = ({ aims, places }: Flood, place: Place): boolean => {
  for (let nth = 0; nth < aims; nth++) if (places[nth] === place) return true;
  return false;
};

/** Nothing is exchanged: things that are plain change nothing of where one comes. */
const walkAbout = (flood: Flood): void => {
  for (let from = 0, step = 0; step < flood.walker.speed; step++) {
    const ready = flood.count;
    stride(flood, from, step, ANY_TIME);
    from = ready;
  }
};

/** The same ways, where only who may be stopped with has changed. */
export const recount = (flood: Flood, situation: Situation): void => {
  const { id, things } = flood.walker;
  flood.flags = flagsFor(situation, id);
  flood.walker = walkerOf(situation, id, things);
  flagOurs(flood);
  recountEnds(flood);
  takeFlagsOff(flood);
};

/** One step in all directions from all nodes since this one, where no questions are asked: `addStep` spelt out, for most time is spent here. */
const stride = (flood: Flood, from: number, step: number, late: Int8Array): void => {
  const ready = flood.count;
  makeRoom(flood, (ready - from) * 4);
  const { asked, before, begun, flags, nodes, stops, touched } = flood;
  const { link, speed } = flood.walker;
  const { stamp } = flood.layers;
  const visits = visitsOf();
  let { count, length, toAsk } = flood;
  for (let at = from; at < ready; at++) {
    const place = placeIn(nodes[at] as number);
    const layer = layerIn(nodes[at] as number);
    if ((flags[place] as number) & DEAD_END && at >= begun) continue;
    const base = layer * flags.length;
    const stop = stops[layer] as number;
    for (let edge = place * 4, end = edge + 4; edge < end; edge++) {
      const to = link[edge] as number;
      if (to < 0) continue;
      const flag = flags[to] as number;
      // With another cargo nobody comes farther than with the first.
      if (layer === 0) touched[to] = 2 * stamp + (flag & PASS);
      if (!(flag & PASS) || visits[base + to] === stamp || (late[to] as number) <= step) continue;
      visits[base + to] = stamp;
      const isAim = (late[to] as number) >= speed;
      const isEnd = isAim && flag & stop && !(flag & ASKED);
      if (isEnd) length++;
      else if (isAim && (flag & ASKED || stop === ASK)) asked[toAsk++] = count;
      nodes[count] = isEnd ? nodeOf(to, layer) | END : nodeOf(to, layer);
      before[count++] = at;
    }
  }
  flood.count = count;
  flood.length = length;
  flood.toAsk = toAsk;
};

/** The same from one node, where what it carries and what lies about makes a difference. */
const advance = (flood: Flood, at: number): void => {
  const { flags, layers, walker } = flood;
  const place = placeAt(flood, at);
  const layer = layerAt(flood, at);
  if (at >= flood.begun && isLast(walker, cargoAt(flood, at), place)) return;
  touch(flood, place);
  if (flood.aided[layer] && isRugged(walker, place)) {
    clamber(flood, at);
    return;
  }
  for (let edge = place * 4, end = edge + 4; edge < end; edge++) {
    const to = walker.link[edge] as number;
    if (to < 0) continue;
    const flag = flags[to] as number;
    const isOpen = flag & OURS_TO_PASS ? isPassable(walker, cargoAt(flood, at), to) : flag & PASS;
    if (isOpen && isFirstVisit(layers, layer * flags.length + to)) addStep(flood, to, layer, at);
  }
};

/** From the opponent's line nobody walks on (B-EXIT-01), nor from where one dies. */
const isLast = (walker: Walker, cargo: Cargo, place: Place): boolean =>
  (place >= walker.exitFrom && place < walker.exitTo) || isDeadly(walker, cargo, place);

/** All that it looks at from here. */
const touch = ({ flags, layers, touched, walker }: Flood, place: Place): void => {
  for (let edge = place * 4, end = edge + 4; edge < end; edge++) {
    const to = walker.link[edge] as number;
    if (to >= 0) touched[to] = 2 * layers.stamp + ((flags[to] as number) & PASS);
  }
};

/** An obstacle, or beside one. */
const isRugged = ({ situation: { maze } }: Walker, place: Place): boolean =>
  maze.terrain[place] !== 0 || ((maze.beside[place] as number) & BESIDE.obstacle) !== 0;

/** A step with something in hand that may hold its bearer: beside obstacles what it comes from matters (B-ROP-03). */
const clamber = (flood: Flood, at: number): void => {
  const { flags, layers, walker } = flood;
  const place = placeAt(flood, at);
  const cargo = cargoAt(flood, at);
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const to = walker.link[edge] as number;
    if (to < 0) continue;
    // What an aid is tied to is a step beyond (B-ROP-05).
    touch(flood, to);
    const entry = enter(walker, cargo, place, to);
    if (entry !== 'free' && entry !== 'tied') continue;
    const layer = layerOf(flood, hanging(cargo, entry));
    if (isFirstVisit(layers, layer * flags.length + to)) addStep(flood, to, layer, at);
  }
};

/** The same cargo where the walker hangs on it, or does not. */
const hanging = (cargo: Cargo, entry: 'free' | 'tied'): Cargo =>
  cargo.hangs === (entry === 'tied')
    ? cargo
    : { hand: cargo.hand, held: cargo.held, where: cargo.where, hangs: !cargo.hangs };
