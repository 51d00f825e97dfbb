import { repairedPlaces } from '../../board/labyrinth.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Situation } from '../situation.ts';
import type { Piece, PieceId, Place } from '../state.ts';
import { changedIn } from './changes.ts';
import type { Flood } from './flood.ts';

/** Every distinct outcome of one character's Move: where it ends, with what, and what lies where. */
export interface Walks {
  readonly piece: PieceId;
  readonly length: number;
  /** Given to the character's next walks when it is searched for again. */
  flood: Flood | undefined;
}

/** What is remembered of the walks of everybody: who has looked where, and whose walks are true no more since something changed there. */
export interface Memory {
  readonly rules: Ruleset;
  readonly walks: (Walks | undefined)[];
  readonly floods: (Flood | undefined)[];
  /** A group of characters is a set of bits. Which group somebody is in, and which bit; for each group and place who looked there. */
  readonly groups: readonly number[];
  readonly bits: readonly number[];
  readonly watchers: readonly Int32Array[];
  readonly outdated: number[];
  /** What all that holds for. */
  situation: Situation;
  /** Where searches rest that are over: whatever is remembered of a situation keeps it in memory. */
  readonly origin: Situation;
}

const GROUP = 32;

export const newMemory = (situation: Situation): Memory => {
  const { rules } = situation;
  const numbers = numbersOf(rules);
  const groups = numbers.map((number) => Math.floor(number / GROUP));
  const count = Math.max(...groups) + 1;
  return {
    rules,
    walks: [],
    floods: [],
    groups,
    bits: numbers.map((number) => 1 << (number % GROUP)),
    watchers: Array.from({ length: count }, () => new Int32Array(rules.grid.places)),
    outdated: Array.from({ length: count }, () => 0),
    situation,
    origin: situation,
  };
};

/** The characters of one side are asked for together, so they are numbered together; objects have no walks. */
const numbersOf = ({ characters, roster }: Ruleset): readonly number[] => {
  const all = [...characters.yellow, ...characters.blue];
  return roster.map(({ id }) => Math.max(0, all.indexOf(id)));
};

/** Whose walks are outdated by all that has changed. */
export const update = (memory: Memory, situation: Situation): void => {
  const { maze, pieces } = memory.situation;
  memory.situation = situation;
  if (maze !== situation.maze) {
    const places = repairedPlaces(maze, situation.maze);
    if (places === undefined) memory.outdated.fill(-1);
    else for (const place of places) disturb(memory, place);
  }
  if (pieces === situation.pieces) return;
  const ids = changedIn(pieces, situation);
  for (let n = 0; n < ids.length; n++) {
    const id = ids[n] as PieceId;
    disturb(memory, (pieces[id] as Piece).at);
    disturb(memory, (situation.pieces[id] as Piece).at);
  }
};

const disturb = ({ outdated, watchers }: Memory, place: Place): void => {
  if (place < 0) return;
  for (let group = 0; group < watchers.length; group++)
    outdated[group] = (outdated[group] as number) | ((watchers[group] as Int32Array)[place] as number);
};

export const isOutdated = ({ bits, groups, outdated }: Memory, id: PieceId): boolean =>
  ((outdated[groups[id] as number] as number) & (bits[id] as number)) !== 0;

/** Looks elsewhere from now on: nothing that changes where the last search never looked is anything to it. */
export const watch = ({ bits, groups, outdated, watchers }: Memory, id: PieceId, flood: Flood): void => {
  const group = groups[id] as number;
  const bit = bits[id] as number;
  const places = watchers[group] as Int32Array;
  outdated[group] = (outdated[group] as number) & ~bit;
  if (flood.isKept && !flood.isHelped) return;
  mark(flood.places, flood.size, places, bit);
  mark(flood.beyond, flood.looked, places, bit);
};

export const unwatch = ({ bits, groups, watchers }: Memory, id: PieceId, flood: Flood): void => {
  const bit = bits[id] as number;
  const places = watchers[groups[id] as number] as Int32Array;
  erase(flood.places, flood.size, places, bit);
  erase(flood.beyond, flood.looked, places, bit);
};

const mark = (list: Int16Array, count: number, places: Int32Array, bit: number): void => {
  for (let n = 0; n < count; n++) {
    const place = list[n] as Place;
    places[place] = (places[place] as number) | bit;
  }
};

const erase = (list: Int16Array, count: number, places: Int32Array, bit: number): void => {
  for (let n = 0; n < count; n++) {
    const place = list[n] as Place;
    places[place] = (places[place] as number) & ~bit;
  }
};
