import type { Labyrinth } from '../../board/labyrinth.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Situation } from '../situation.ts';
import type { Piece, Place, Seat } from '../state.ts';
import { changedPieces } from './changes.ts';
import { crossWith, occupantOf, restWith } from './needs.ts';
import type { Walker } from './walker.ts';

/** Where one side's walkers with the same abilities may go and stop, as boards of the lattice. */
export interface Footing {
  /** May be entered. */
  readonly pass: Int32Array;
  /** May be stopped on with empty hands, and with a load. */
  readonly bare: Int32Array;
  readonly laden: Int32Array;
  /** One may walk on from here: everywhere but on the opponent's line (B-EXIT-01). */
  readonly inside: Int32Array;
}

/** The boards hold until the next call with another situation: they are repaired, not made anew, where little changed. */
export const footingOf = (situation: Situation, walker: Walker): Footing => {
  const known = shared.find((each) => isFor(each, situation.rules, walker)) ?? add(situation.rules, walker);
  if (known.maze !== situation.maze) paintAll(known, situation);
  else if (known.pieces !== situation.pieces) repaint(known, situation);
  known.maze = situation.maze;
  known.pieces = situation.pieces;
  return known;
};

interface Shared extends Footing {
  readonly rules: Ruleset;
  readonly seat: Seat;
  readonly barred: number;
  readonly unfit: number;
  readonly exitFrom: Place;
  readonly exitTo: Place;
  maze: Labyrinth | undefined;
  pieces: readonly Piece[];
}

const shared: Shared[] = [];
/** Rulesets come and go; only the latest ones' boards are kept. */
const MOST = 16;

const isFor = ({ rules, seat, barred, unfit }: Shared, ours: Ruleset, walker: Walker): boolean =>
  rules === ours && seat === walker.seat && barred === ~walker.cross && unfit === ~walker.rest;

const add = (rules: Ruleset, { seat, cross, rest, exitFrom, exitTo }: Walker): Shared => {
  const { words } = rules.grid.lattice;
  const board = () => new Int32Array(words);
  const made: Shared = {
    pass: board(),
    bare: board(),
    laden: board(),
    inside: board(),
    rules,
    seat,
    barred: ~cross,
    unfit: ~rest,
    exitFrom,
    exitTo,
    maze: undefined,
    pieces: [],
  };
  if (shared.unshift(made) > MOST) shared.pop();
  return made;
};

const paintAll = (on: Shared, situation: Situation): void => {
  const { maze, pieces } = situation;
  for (const board of [on.pass, on.bare, on.laden, on.inside]) board.fill(situation.rules.grid.lattice.full);
  for (let place = on.exitFrom; place < on.exitTo; place++) set(on.inside, maze.squares[place] as number, false);
  for (const place of maze.rough) paint(on, situation, place);
  for (let id = 0; id < pieces.length; id++) {
    const { at } = pieces[id] as Piece;
    if (at >= 0) paint(on, situation, at);
  }
};

const repaint = (on: Shared, situation: Situation): void => {
  for (const id of changedPieces(on.pieces, situation.pieces)) {
    const before = (on.pieces[id] as Piece).at;
    const after = (situation.pieces[id] as Piece).at;
    if (before >= 0) paint(on, situation, before);
    if (after >= 0) paint(on, situation, after);
  }
};

/** A place as it is with everything on it. */
const paint = (on: Shared, situation: Situation, place: Place): void => {
  const { first, maze, next, rules } = situation;
  let cross = maze.terrain[place] as number;
  let rest = cross;
  let room = rules.family.holds;
  for (let id = first[place] as number; id >= 0; id = next[id] as number) {
    const occupant = occupantOf(situation, on.seat, id);
    cross = crossWith(situation, occupant, id, cross);
    rest = restWith(situation, occupant, id, rest);
    room--;
  }
  const square = maze.squares[place] as number;
  const isExit = place >= on.exitFrom && place < on.exitTo;
  const fit = (rest & on.unfit) === 0;
  set(on.pass, square, (cross & on.barred) === 0);
  set(on.bare, square, isExit || (fit && room >= 1));
  set(on.laden, square, isExit || (fit && room >= 2));
};

const set = (board: Int32Array, square: number, isSet: boolean): void => {
  const word = board[square >> 5] as number;
  const bit = 1 << (square & 31);
  board[square >> 5] = isSet ? word | bit : word & ~bit;
};
