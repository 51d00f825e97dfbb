import type { Place } from '../../../core/state.ts';
import type { Cargo } from './cargo.ts';
import {
  addChange,
  addTo,
  cargoIn,
  type Flood,
  FRONT,
  isIn,
  isInRange,
  layerOf,
  lowest,
  OBSTACLE_SET,
  ODD_SET,
  ON_SET,
  RUGGED_SET,
  SEEN,
} from './flood.ts';
import { enter } from './steps.ts';
import { isDeadly, isPassable } from './walker.ts';

/** From where one goes on, and where one comes; used for one step. */
let going = new Int32Array(8);
let coming = new Int32Array(8);

/** The last step, in all directions from everywhere, with one cargo. */
export const advance = (flood: Flood, layer: number): void => {
  const { adjacent, isHelped, step, words } = flood;
  if (!setOut(flood, layer)) return;
  if (isHelped) clamber(flood, layer);
  for (let word = 0; word < words; word++) {
    for (let bits = going[word] as number; bits !== 0; bits &= bits - 1) {
      const from = (lowest(bits) + word * 32) * words;
      for (let to = 0; to < words; to++) coming[to] = (coming[to] as number) | (adjacent[from + to] as number);
    }
  }
  const { blocks } = flood;
  const seen = layer * flood.stride + SEEN * words;
  const front = seen + (FRONT - SEEN + step) * words;
  for (let word = 0; word < words; word++) {
    let came = (coming[word] as number) & ~(blocks[seen + word] as number);
    if (isHelped) came = entered(flood, layer, word, came);
    blocks[seen + word] = (blocks[seen + word] as number) | came;
    blocks[front + word] = (blocks[front + word] as number) | came;
  }
};

/** Says whether anybody is anywhere. */
const setOut = ({ blocks, sets, step, stride, words }: Flood, layer: number): boolean => {
  if (words > going.length) {
    going = new Int32Array(words * 2);
    coming = new Int32Array(words * 2);
  }
  const front = layer * stride + (FRONT + step - 1) * words;
  let any = 0;
  for (let word = 0; word < words; word++) {
    const bits = blocks[front + word] as number;
    // Whoever stands somewhere at first may leave.
    going[word] = step === 1 ? bits : bits & (sets[ON_SET * words + word] as number);
    coming[word] = 0;
    any |= bits;
  }
  return any !== 0;
};

/** Nobody enters an obstacle but by what lies there. */
const entered = (flood: Flood, layer: number, word: number, came: number): number => {
  const { places, sets, walker, words } = flood;
  let rest = came;
  for (let bits = came & (sets[OBSTACLE_SET * words + word] as number); bits !== 0; bits &= bits - 1) {
    const place = places[lowest(bits) + word * 32] as Place;
    if (!isPassable(walker, cargoIn(flood, layer), place)) rest &= ~(bits & -bits);
  }
  return rest;
};

/** Where one dies nobody goes on; and with something in hand that may hold its bearer it matters beside obstacles what one comes from (B-ROP-03). */
const clamber = (flood: Flood, layer: number): void => {
  const { places, sets, step, walker, words } = flood;
  for (let word = 0; word < words; word++) {
    const odd = step === 1 ? 0 : (going[word] as number) & (sets[ODD_SET * words + word] as number);
    for (let bits = odd; bits !== 0; bits &= bits - 1) {
      if (isDeadly(walker, cargoIn(flood, layer), places[lowest(bits) + word * 32] as Place))
        going[word] = (going[word] as number) & ~(bits & -bits);
    }
    if (!flood.aided[layer]) continue;
    const rugged = (going[word] as number) & (sets[RUGGED_SET * words + word] as number);
    going[word] = (going[word] as number) & ~rugged;
    for (let bits = rugged; bits !== 0; bits &= bits - 1) climb(flood, layer, lowest(bits) + word * 32);
  }
};

const climb = (flood: Flood, layer: number, from: number): void => {
  const { index, places, step, walker, words } = flood;
  const cargo = cargoIn(flood, layer);
  const place = places[from] as Place;
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const to = walker.link[edge] as number;
    if (to < 0 || !isInRange(flood, to)) continue;
    const entry = enter(walker, cargo, place, to);
    if (entry !== 'free' && entry !== 'tied') continue;
    const next = layerOf(flood, hanging(cargo, entry));
    const block = next * flood.stride;
    const at = index[to + 1] as number;
    if (isIn(flood.blocks, block + SEEN * words, at)) continue;
    addTo(flood.blocks, block + SEEN * words, at);
    addTo(flood.blocks, block + (FRONT + step) * words, at);
    addChange(flood, next, at, { layer, at: from });
  }
};

/** The same cargo where the walker hangs on it, or does not. */
const hanging = (cargo: Cargo, entry: 'free' | 'tied'): Cargo =>
  cargo.hangs === (entry === 'tied')
    ? cargo
    : { hand: cargo.hand, held: cargo.held, where: cargo.where, hangs: !cargo.hangs };
