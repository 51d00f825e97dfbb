import { type Labyrinth, repairedPlaces } from '../../board/labyrinth.ts';
import { FOE, type Ruleset, WOUNDED_FRIEND } from '../../rules/ruleset.ts';
import { firstAt, killsAt, NOBODY, nextTo, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place, Seat } from '../state.ts';
import { changedIn } from './changes.ts';
import { crossWith, occupantOf, restWith } from './needs.ts';
import { exitsOf, isOthers, type Walker } from './walker.ts';

/** May be entered; be stopped on with empty hands, and with a load. */
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

/** What each place is to a walker. The flags hold until the next call with another situation: they are repaired, not made anew, where little changed. */
export const flagsFor = (situation: Situation, id: PieceId): Uint16Array => {
  let known = byPiece[id];
  if (known === undefined || known.rules !== situation.rules) {
    known = sharedWith(situation.rules, id);
    byPiece[id] = known;
  }
  if (known.maze !== situation.maze) paintMaze(known, situation);
  else if (known.pieces !== situation.pieces) paintTokens(known, situation);
  known.maze = situation.maze;
  known.pieces = situation.pieces;
  return known.flags;
};

/** What each place is to one side's walkers with the same abilities. */
interface Footing {
  readonly flags: Uint16Array;
  readonly rules: Ruleset;
  readonly seat: Seat;
  readonly barred: number;
  readonly unfit: number;
  readonly safe: number;
  /** Whether something lying there helps it to stand (P-GHOST-14). */
  readonly isHelped: boolean;
  readonly exitFrom: Place;
  readonly exitTo: Place;
  maze: Labyrinth | undefined;
  pieces: readonly Piece[];
}

/** Each character's flags, which it has in common with all who can do the same. */
const byPiece: (Footing | undefined)[] = [];

const sharedWith = (rules: Ruleset, id: PieceId): Footing => {
  const { loads, owner } = rules.roster[id] as Ruleset['roster'][number];
  const isHelped = loads > 0;
  const barred = ~(rules.masks.cross[id] as number);
  const unfit = ~(rules.masks.rest[id] as number);
  const safe = rules.masks.safe[id] as number;
  const known = byPiece.find(
    (each) =>
      each?.rules === rules &&
      each.seat === owner &&
      each.barred === barred &&
      each.unfit === unfit &&
      each.safe === safe &&
      each.isHelped === isHelped,
  );
  if (known !== undefined) return known;
  return {
    flags: new Uint16Array(rules.grid.places),
    rules,
    seat: owner,
    barred,
    unfit,
    safe,
    isHelped,
    ...exitsOf(rules, owner),
    maze: undefined,
    pieces: [],
  };
};

/** All that a new maze may have changed, and the tokens; or everything, where it is not known. */
const paintMaze = (on: Footing, situation: Situation): void => {
  const repaired = on.maze && repairedPlaces(on.maze, situation.maze);
  if (repaired === undefined) for (let place = 0; place < on.flags.length; place++) paint(on, situation, place);
  else {
    for (const place of repaired) paint(on, situation, place);
    paintTokens(on, situation);
  }
};

const paintTokens = (on: Footing, situation: Situation): void => {
  for (const id of changedIn(on.pieces, situation)) {
    const before = (on.pieces[id] as Piece).at;
    const after = (situation.pieces[id] as Piece).at;
    if (before >= 0) paint(on, situation, before);
    if (after >= 0 && after !== before) paint(on, situation, after);
  }
};

const FLOOR = PASS | BARE | LADEN | FREE;

/** A place as it is with everything on it. */
const paint = (on: Footing, situation: Situation, place: Place): void => {
  on.flags[place] = flagsAt(on, situation, place);
};

/** What a place would be to a walker without itself and its things. */
export const flagsWithout = (walker: Walker, place: Place): number =>
  flagsAt(byPiece[walker.id] as Footing, walker.situation, place, walker);

const flagsAt = (on: Footing, situation: Situation, place: Place, without?: Walker): number => {
  const { maze, rules } = situation;
  const first = firstAt(situation, place);
  const isExit = place >= on.exitFrom && place < on.exitTo;
  let cross = maze.terrain[place] as number;
  if (cross === 0 && first === NOBODY && !isExit) return FLOOR;
  let rest = cross;
  let room = rules.family.holds;
  let isPortable = false;
  let peril = cross & rules.hazards.kills & ~on.safe;
  for (let id = first; id >= 0; id = nextTo(situation, id)) {
    if (without !== undefined && !isOthers(without, id)) continue;
    const occupant = occupantOf(situation, on.seat, id);
    cross = crossWith(situation, occupant, id, cross);
    rest = restWith(situation, occupant, id, rest);
    if (occupant === 0 || occupant === WOUNDED_FRIEND) isPortable = true;
    peril &= ~(rules.masks.anyoneSafe[id] as number);
    room--;
  }
  if (!on.isHelped) rest |= maze.terrain[place] as number;
  const isLethal = killsAt(situation, place);
  const isEnd = isExit || isLethal;
  const fit = (rest & on.unfit) === 0;
  return (
    ((cross & on.barred) === 0 ? PASS : 0) |
    (isEnd || (fit && room >= 1) ? BARE : 0) |
    (isEnd || (fit && room >= 2) ? LADEN : 0) |
    (isPortable && (rest & FOE) === 0 ? PORTABLE : 0) |
    (isExit || peril !== 0 ? DEAD_END : 0) |
    (isLethal ? LETHAL : 0) |
    (room === rules.family.holds && maze.terrain[place] === 0 && !isExit ? FREE : 0)
  );
};
