import { seenAcross } from '../../board/labyrinth.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import { type PieceId, type Place, type State, tileOf } from '../state.ts';
import { chamberAt, coverAt } from './ground.ts';
import {
  firstAt,
  isCharacter,
  memberOf,
  NOBODY,
  nextTo,
  ownerOf,
  pieceOf,
  type Situation,
  situationOf,
} from './situation.ts';

export interface Sightline {
  /** Square by square; the first character met is on the last of them. */
  readonly seen: readonly Place[];
  /** Where nobody is met: a place no line enters, or an edge of a room, in its own frame. Nothing at the rim of the board. */
  readonly stop: { readonly place: Place } | { readonly edge: number } | 'somebody' | undefined;
}

/** What a character sees north, east, south and west, and what stops it there. */
export const sightlines = (rules: Ruleset, state: State, viewer: PieceId): readonly Sightline[] => {
  const situation = situationOf(rules, state);
  return [0, 1, 2, 3].map((direction) => {
    const seen = addInSight(situation, viewer, direction, []);
    const last = seen.at(-1) ?? pieceOf(situation, viewer).at;
    const isMet = seen.length > 0 && isSomebodyAt(situation, last);
    return { seen, stop: isMet ? 'somebody' : stopAt(situation, viewer, last, direction) };
  });
};

const stopAt = (situation: Situation, viewer: PieceId, last: Place, direction: number): Sightline['stop'] => {
  const { maze, rules, state } = situation;
  const next = crossed(situation, viewer, last, direction);
  if (next >= 0) return { place: next };
  const edge = last * 4 + direction;
  if ((maze.beyond[edge] as number) < 0 && (maze.facing[edge] as number) < 0) return undefined;
  const { turn = 0 } = state.tiles[tileOf(rules.grid, last)] ?? {};
  return { edge: last * 4 + ((direction - turn) & 3) };
};

/**
 * What a character sees in one direction, square by square: the first character met is the last it sees.
 * Edges that are not open stop the line, and so do places it cannot enter (B-GLO-06, P-SIGHT-01 to P-SIGHT-06).
 */
export const addInSight = (
  situation: Situation,
  viewer: PieceId,
  direction: number,
  seen: Place[],
): readonly Place[] => {
  let place = lookOn(situation, viewer, pieceOf(situation, viewer).at, direction);
  while (place >= 0) {
    seen.push(place);
    if (isSomebodyAt(situation, place)) break;
    place = lookOn(situation, viewer, place, direction);
  }
  return seen;
};

/** B-FIR-03: whoever stands there comes before whoever lies there. */
export const firstInLine = (situation: Situation, viewer: PieceId, direction: number): PieceId => {
  let place = lookOn(situation, viewer, pieceOf(situation, viewer).at, direction);
  while (place >= 0 && !isSomebodyAt(situation, place)) place = lookOn(situation, viewer, place, direction);
  return place < 0 ? NOBODY : firstTo(situation, place);
};

const firstTo = (situation: Situation, place: Place): PieceId => {
  let lying: PieceId = NOBODY;
  for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id)) {
    const { carrier, wounded } = pieceOf(situation, id);
    if (carrier !== undefined || !isCharacter(situation, id)) continue;
    if (!wounded) return id;
    if (lying === NOBODY) lying = id;
  }
  return lying;
};

/** The place an open step away in this direction, -1 where something is between. */
export const straightOn = ({ maze }: Situation, from: Place, direction: number): Place =>
  maze.link[from * 4 + direction] as Place;

/** The next place on the line, -1 where it ends. */
const lookOn = (situation: Situation, viewer: PieceId, from: Place, direction: number): Place => {
  const place = crossed(situation, viewer, from, direction);
  return place >= 0 && !isBlind(situation, viewer, place) ? place : -1;
};

/** The next place where no edge stops the line, -1 where one does or there is none (R-LOS-04). */
const crossed = ({ maze, pieces }: Situation, viewer: PieceId, from: Place, direction: number): Place => {
  const next = maze.link[from * 4 + direction] as number;
  return next >= 0 || pieces[viewer]?.at !== from ? next : seenAcross(maze, from, direction);
};

const isSomebodyAt = (situation: Situation, place: Place): boolean => {
  for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id))
    if (isCharacter(situation, id)) return true;
  return false;
};

/** Covers do not blind whoever lays them (P-ILLU-18). */
const isBlind = (situation: Situation, viewer: PieceId, place: Place): boolean => {
  const { maze, rules } = situation;
  const chamber = chamberAt(situation, place);
  if (chamber !== undefined && chamber.blind[place % rules.grid.cells] === 1) return true;
  // A cover is an obstacle.
  if (maze.terrain[place] === 0) return false;
  const cover = coverAt(situation, place);
  if (cover === undefined || !rules.hazards.covers[cover.name]?.blind) return false;
  return ownerOf(situation, viewer) !== cover.owner || !memberOf(situation, viewer).covers.includes(cover.name);
};
