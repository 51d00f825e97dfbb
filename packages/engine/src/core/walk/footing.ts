import { type Labyrinth, waysThrough } from '../../board/labyrinth.ts';
import { lowestBit } from '../../board/lattice.ts';
import { FOE, type Ruleset, WOUNDED_FRIEND } from '../../rules/ruleset.ts';
import { killsAt, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place, Seat } from '../state.ts';
import { changeOf } from './changes.ts';
import { crossWith, occupantOf, restWith } from './needs.ts';
import { exitsOf } from './walker.ts';

/** Where one side's walkers with the same abilities may go and stop, as boards of the lattice. */
export interface Footing {
  /** May be entered. */
  readonly pass: Int32Array;
  /** May be stopped on with empty hands, and with a load. */
  readonly bare: Int32Array;
  readonly laden: Int32Array;
  /** Something lies here that a passer-by may take. */
  readonly portable: Int32Array;
  /**
   * Word by word, from where one may step north, east, south and west: wherever the maze is open, but from the
   * opponent's line nobody walks on (B-EXIT-01). It is never changed: another maze has other ways.
   */
  readonly ways: Int32Array;
}

/** The boards hold until the next call with another situation: they are repaired, not made anew, where little changed. */
export const footingOf = (situation: Situation, id: PieceId): Footing => {
  let known = byPiece[id];
  if (known === undefined || known.rules !== situation.rules) {
    known = sharedWith(situation.rules, id);
    byPiece[id] = known;
  }
  if (known.maze !== situation.maze) paintAll(known, situation);
  else if (known.pieces !== situation.pieces) repaint(known, situation);
  known.maze = situation.maze;
  known.pieces = situation.pieces;
  return known;
};

interface Shared extends Footing {
  ways: Int32Array;
  readonly rules: Ruleset;
  readonly seat: Seat;
  readonly barred: number;
  readonly unfit: number;
  readonly edges: number;
  /** Whether something lying there helps it to stand (P-GHOST-14). */
  readonly isHelped: boolean;
  readonly exitFrom: Place;
  readonly exitTo: Place;
  maze: Labyrinth | undefined;
  pieces: readonly Piece[];
}

/** Each character's boards, which it has in common with all who can do the same. */
const byPiece: (Shared | undefined)[] = [];

const sharedWith = (rules: Ruleset, id: PieceId): Shared => {
  const { loads, owner } = rules.roster[id] as Ruleset['roster'][number];
  const edges = rules.masks.edges[id] as number;
  const isHelped = loads > 0;
  const barred = ~(rules.masks.cross[id] as number);
  const unfit = ~(rules.masks.rest[id] as number);
  const known = byPiece.find(
    (each) =>
      each?.rules === rules &&
      each.seat === owner &&
      each.barred === barred &&
      each.unfit === unfit &&
      each.edges === edges &&
      each.isHelped === isHelped,
  );
  if (known !== undefined) return known;
  const board = () => new Int32Array(rules.grid.lattice.words);
  return {
    pass: board(),
    bare: board(),
    laden: board(),
    portable: board(),
    ways: new Int32Array(0),
    rules,
    seat: owner,
    barred,
    unfit,
    edges,
    isHelped,
    ...exitsOf(rules, owner),
    maze: undefined,
    pieces: [],
  };
};

const paintAll = (on: Shared, situation: Situation): void => {
  const { maze, pieces, rules } = situation;
  for (const board of [on.pass, on.bare, on.laden]) board.fill(rules.grid.lattice.full);
  on.portable.fill(0);
  on.ways = waysFor(on, maze);
  for (let word = 0; word < maze.rough.length; word++) {
    for (let rest = maze.rough[word] as number; rest !== 0; rest &= rest - 1)
      paint(on, situation, maze.places[(word << 5) | lowestBit(rest)] as Place);
  }
  for (let id = 0; id < pieces.length; id++) {
    const { at } = pieces[id] as Piece;
    if (at >= 0) paint(on, situation, at);
  }
};

const waysFor = ({ edges, exitFrom, exitTo }: Shared, maze: Labyrinth): Int32Array => {
  const ways = waysThrough(maze, edges).ways.slice();
  for (let place = exitFrom; place < exitTo; place++) {
    const square = maze.squares[place] as number;
    for (let way = (square >> 5) * 4, end = way + 4; way < end; way++)
      ways[way] = (ways[way] as number) & ~(1 << (square & 31));
  }
  return ways;
};

const repaint = (on: Shared, situation: Situation): void => {
  for (const id of changeOf(on.pieces, situation).ids) {
    const before = (on.pieces[id] as Piece).at;
    const after = (situation.pieces[id] as Piece).at;
    if (before >= 0) paint(on, situation, before);
    if (after >= 0 && after !== before) paint(on, situation, after);
  }
};

/** A place as it is with everything on it. */
const paint = (on: Shared, situation: Situation, place: Place): void => {
  const { first, maze, next, rules } = situation;
  let cross = maze.terrain[place] as number;
  let rest = cross;
  let room = rules.family.holds;
  let isPortable = false;
  for (let id = first[place] as number; id >= 0; id = next[id] as number) {
    const occupant = occupantOf(situation, on.seat, id);
    cross = crossWith(situation, occupant, id, cross);
    rest = restWith(situation, occupant, id, rest);
    if (occupant === 0 || occupant === WOUNDED_FRIEND) isPortable = true;
    room--;
  }
  const square = maze.squares[place] as number;
  const isExit = place >= on.exitFrom && place < on.exitTo;
  if (!on.isHelped) rest |= maze.terrain[place] as number;
  const kills = killsAt(situation, place);
  const fit = (rest & on.unfit) === 0;
  set(on.pass, square, (cross & on.barred) === 0);
  set(on.bare, square, isExit || kills || (fit && room >= 1));
  set(on.laden, square, isExit || kills || (fit && room >= 2));
  set(on.portable, square, isPortable && (rest & FOE) === 0);
};

const set = (board: Int32Array, square: number, isSet: boolean): void => {
  const word = board[square >> 5] as number;
  const bit = 1 << (square & 31);
  board[square >> 5] = isSet ? word | bit : word & ~bit;
};
