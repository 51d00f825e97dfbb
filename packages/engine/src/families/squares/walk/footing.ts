import { type Labyrinth, repairedPlaces } from '../../../board/labyrinth.ts';
import { firstAt, NOBODY, nextTo, type Situation } from '../../../core/situation/situation.ts';
import { type Piece, type Place, SEATS, type Seat } from '../../../core/state.ts';
import { FOE, type Ruleset, WOUNDED_FRIEND } from '../../../rules/ruleset.ts';
import { changedPlaces } from './changes.ts';
import { crossWith, HOLDS, occupantOf, restWith } from './needs.ts';
import { exitsOf, isOthers, type Walker } from './walker.ts';

/** What a place is to a walker. May be entered; be stopped on with empty hands, and with a load. */
export const PASS = 1;
export const BARE = 2;
export const LADEN = 4;
/** Something lies here that a passer-by may take. */
export const PORTABLE = 8;
/** Nobody goes on from here: the opponent's line (B-EXIT-01), or where one dies. */
export const DEAD_END = 16;
/** Nobody stays here alive: what the dead leave may be the same, however it came here (P-ROCKS-14). */
export const LETHAL = 32;
/** Nothing and nobody there, and no obstacle: nothing speaks against leaving something. */
export const FREE = 64;

/** Plain floor with nobody on it. */
const FLOOR = BARE | LADEN | FREE;

/** What each place is to one side, whoever of it walks there. */
export interface Footing {
  readonly rules: Ruleset;
  readonly seat: Seat;
  readonly exitFrom: Place;
  readonly exitTo: Place;
  /** What one must be able to cross to come there, to rest on to stop, and what kills. */
  readonly cross: Uint16Array;
  readonly rest: Uint16Array;
  readonly peril: Uint16Array;
  /** The flags that are the same for everybody: `BARE` and `LADEN` say that there is room, `DEAD_END` that it is the opponent's line. */
  readonly marks: Uint8Array;
  maze: Labyrinth | undefined;
  pieces: readonly Piece[];
}

/** A side's footing holds until the next call with another situation: it is repaired, not made anew, where little changed. */
export const footingFor = (situation: Situation, seat: Seat): Footing => {
  const nth = seat === SEATS[0] ? 0 : 1;
  let on = latest[nth];
  if (on === undefined || on.rules !== situation.rules) {
    on = newFooting(situation.rules, seat);
    latest[nth] = on;
  }
  if (on.maze !== situation.maze) paintMaze(on, situation);
  if (on.pieces !== situation.pieces) paintTokens(on, situation);
  return on;
};

const latest: (Footing | undefined)[] = [];

const newFooting = (rules: Ruleset, seat: Seat): Footing => {
  // One more than there are places, for what somebody asks about without keeping it.
  const { places } = rules.grid;
  return {
    rules,
    seat,
    ...exitsOf(rules, seat),
    cross: new Uint16Array(places + 1),
    rest: new Uint16Array(places + 1),
    peril: new Uint16Array(places + 1),
    marks: new Uint8Array(places + 1),
    maze: undefined,
    pieces: [],
  };
};

/** All that a new maze may have changed, or everything, where it is not known. */
const paintMaze = (on: Footing, situation: Situation): void => {
  const repaired = on.maze && repairedPlaces(on.maze, situation.maze);
  if (repaired !== undefined) for (const place of repaired) paint(on, situation, place);
  else {
    for (let place = 0; place < situation.rules.grid.places; place++) paint(on, situation, place);
    on.pieces = situation.pieces;
  }
  on.maze = situation.maze;
};

const paintTokens = (on: Footing, situation: Situation): void => {
  const places = changedPlaces(on.pieces, situation.pieces);
  for (let n = 0; n < places.length; n++) paint(on, situation, places[n] as Place);
  on.pieces = situation.pieces;
};

/** What a place is with everything on it; or without a walker and its things, which is not kept. */
const paint = (on: Footing, situation: Situation, place: Place, without?: Walker): void => {
  const slot = without === undefined ? place : on.marks.length - 1;
  const { maze, rules } = situation;
  const first = firstAt(situation, place);
  const obstacles = maze.terrain[place] as number;
  let cross = obstacles;
  let rest = obstacles;
  let peril = obstacles & rules.hazards.kills;
  const isLethal = peril !== 0;
  const isExit = place >= on.exitFrom && place < on.exitTo;
  let mark = obstacles === 0 && !isExit ? FLOOR : BARE | LADEN;
  if (first !== NOBODY) {
    let tokens = 0;
    let isPortable = false;
    for (let id = first; id >= 0; id = nextTo(situation, id)) {
      if (without !== undefined && !isOthers(without, id)) continue;
      const occupant = occupantOf(situation, on.seat, id);
      cross = crossWith(situation, occupant, id, cross);
      rest = restWith(situation, occupant, id, rest);
      if (occupant === 0 || occupant === WOUNDED_FRIEND) isPortable = true;
      peril &= ~(rules.masks.anyoneSafe[id] as number);
      tokens++;
    }
    if (tokens > 0) mark = roomBeside(mark, HOLDS - tokens);
    if (isPortable && (rest & FOE) === 0) mark |= PORTABLE;
  }
  on.cross[slot] = cross;
  on.rest[slot] = rest;
  on.peril[slot] = peril;
  on.marks[slot] = mark | (isExit ? DEAD_END : 0) | (isLethal ? LETHAL : 0);
};

/** Somebody or something is there, with room for so many more. */
const roomBeside = (mark: number, room: number): number =>
  mark & ~(FREE | (room < 2 ? LADEN : 0) | (room < 1 ? BARE : 0));

/** What a place is to a walker, by the flags. */
export const flagAt = (on: Footing, walker: Walker, place: Place): number =>
  on.marks[place] === FLOOR ? FLOOR | PASS : flagIn(on, walker, place, place);

/** What it would be without the walker itself and its things: mostly plain floor. */
export const flagWithout = (on: Footing, walker: Walker, place: Place): number => {
  const { situation } = walker;
  const isPlain = situation.maze.terrain[place] === 0 && (place < on.exitFrom || place >= on.exitTo);
  if (isPlain && isNobodyElse(walker, place)) return FLOOR | PASS;
  paint(on, situation, place, walker);
  return flagIn(on, walker, place, on.marks.length - 1);
};

const isNobodyElse = (walker: Walker, place: Place): boolean => {
  for (let id = firstAt(walker.situation, place); id >= 0; id = nextTo(walker.situation, id))
    if (isOthers(walker, id)) return false;
  return true;
};

/** Who has no hands cannot hold on to anything (P-GHOST-14). */
const flagIn = (on: Footing, { cross, loads, rest, safe, situation }: Walker, place: Place, slot: number): number => {
  const mark = on.marks[slot] as number;
  const terrain = loads === 0 ? (situation.maze.terrain[place] as number) : 0;
  const isFit = (((on.rest[slot] as number) | terrain) & ~rest) === 0;
  const ends = mark & (DEAD_END | LETHAL) ? BARE | LADEN : isFit ? mark & (BARE | LADEN) : 0;
  const isPassable = ((on.cross[slot] as number) & ~cross) === 0;
  const isOver = ((on.peril[slot] as number) & ~safe) !== 0;
  return (mark & ~(BARE | LADEN)) | ends | (isPassable ? PASS : 0) | (isOver ? DEAD_END : 0);
};
