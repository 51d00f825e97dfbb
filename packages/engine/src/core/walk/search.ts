import { BESIDE } from '../../board/labyrinth.ts';
import { distance } from '../../board/lattice.ts';
import { memberOf, pieceOf, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place } from '../state.ts';
import type { Cargo } from './cargo.ts';
import { askForEnds, recountEnds } from './ends.ts';
import { exchange } from './exchange.ts';
import {
  ASK,
  ASKED,
  addFlags,
  addStart,
  addStep,
  cargoAt,
  END,
  type Flood,
  layerAt,
  layerIn,
  layerOf,
  makeRoom,
  nodeOf,
  OURS,
  OURS_TO_PASS,
  placeAt,
  placeIn,
  takeFlagsOff,
} from './flood.ts';
import { DEAD_END, flagsFor, PASS, PORTABLE } from './footing.ts';
import { beginWith, isFirstVisit, visitsOf } from './layers.ts';
import { occupantOf } from './needs.ts';
import { enter } from './steps.ts';
import { crossNeed, firstCargo, isDeadly, isPortable, type Walker, walkerOf } from './walker.ts';

/** Finds every distinct outcome of a character's Move: at each step first all that may be exchanged, then all ways on. */
export const search = (flood: Flood, situation: Situation, id: PieceId): void => {
  begin(flood, situation, id);
  const { speed, things } = flood.walker;
  let from = 0;
  for (let step = 0; step < speed; step++) {
    const arrived = flood.count;
    if (things.length > 0) for (let at = from; at < arrived; at++) exchange(flood, at);
    if (step === 0) flood.begun = flood.count;
    const ready = flood.count;
    if (flood.isPlain) stride(flood, from);
    else for (let at = from; at < ready; at++) advance(flood, at);
    from = ready;
  }
  askForEnds(flood);
  takeFlagsOff(flood);
};

/** Nothing but the walker on its start. */
const begin = (flood: Flood, situation: Situation, id: PieceId): void => {
  flood.flags = flagsFor(situation, id);
  const walker = walkerOf(situation, id, thingsInReach(flood.flags, situation, id));
  const cargo = firstCargo(walker);
  flood.walker = walker;
  flood.isPlain = isPlain(flood, cargo);
  flood.toAsk = 0;
  beginWith(flood.layers);
  flood.count = 0;
  flood.length = 0;
  flood.begun = 1;
  flagOurs(flood);
  addStart(flood, walker.start, layerOf(flood, cargo));
  flood.touched[walker.start] = 2 * flood.layers.stamp;
};

/** Where the walker stands and where its things are the questions are asked: it is no obstacle to itself. */
const flagOurs = (flood: Flood): void => {
  const { homes, start } = flood.walker;
  const flags = flood.isPlain ? OURS : OURS | OURS_TO_PASS;
  addFlags(flood, start, flags);
  for (let thing = 0; thing < homes.length; thing++)
    if ((homes[thing] as Place) >= 0) addFlags(flood, homes[thing] as Place, flags);
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

const isPlain = ({ flags, walker }: Flood, cargo: Cargo): boolean => {
  const { start, things } = walker;
  for (let n = 0; n < things.length; n++) if (!isPlainTo(walker, things[n] as PieceId)) return false;
  if (walker.situation.maze.terrain[start] === 0 && isAloneOn(walker, start)) return true;
  return isPassable(walker, cargo, start) === (((flags[start] as number) & PASS) !== 0);
};

const isAloneOn = ({ id, situation: { first, next } }: Walker, place: Place): boolean =>
  first[place] === id && (next[id] as number) < 0;

/** Neither where it lies nor in hand does it make a difference to where one may go. */
const isPlainTo = ({ cross, seat, situation }: Walker, thing: PieceId): boolean => {
  const { anyoneRest, anyoneSafe, carrierRest, carrierSafe } = situation.rules.masks;
  const helps =
    (anyoneRest[thing] as number) |
    (anyoneSafe[thing] as number) |
    (carrierRest[thing] as number) |
    (carrierSafe[thing] as number);
  return helps === 0 && (occupantOf(situation, seat, thing) & ~cross) === 0;
};

/** The walker's load, and what it could take and still make a step with. */
const thingsInReach = (flags: Uint8Array, situation: Situation, id: PieceId): readonly PieceId[] => {
  const { maze, pieces, rules } = situation;
  const { loads, owner, speed } = memberOf(situation, id);
  if (loads === 0) return NOTHING;
  const start = maze.squares[pieceOf(situation, id).at] as number;
  let things: PieceId[] | undefined;
  for (let token = 0; token < pieces.length; token++) {
    const { at } = pieces[token] as Piece;
    if (at < 0 || !((flags[at] as number) & PORTABLE) || token === id || !isPortable(situation, owner, token)) continue;
    if (distance(rules.grid.lattice, start, maze.squares[at] as number) >= speed) continue;
    if (things === undefined) things = [token];
    else things.push(token);
  }
  return things ?? NOTHING;
};

const NOTHING: readonly PieceId[] = [];

/** One step in all directions from all nodes since this one, where nothing has to be asked. */
const stride = (flood: Flood, from: number): void => {
  const ready = flood.count;
  makeRoom(flood, (ready - from) * 4);
  const { asked, before, begun, flags, nodes, stops, touched } = flood;
  const { link } = flood.walker;
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
      if (!(flag & PASS) || visits[base + to] === stamp) continue;
      visits[base + to] = stamp;
      const isEnd = flag & stop && !(flag & ASKED);
      if (isEnd) length++;
      else if (flag & ASKED || stop === ASK) asked[toAsk++] = count;
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

const isPassable = (walker: Walker, cargo: Cargo, place: Place): boolean =>
  (crossNeed(walker, cargo, place) & ~walker.cross) === 0;

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
