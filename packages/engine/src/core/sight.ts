import type { Ruleset } from '../rules/ruleset.ts';
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
import type { PieceId, Place, State } from './state.ts';

/** What a character sees north, east, south and west. */
export const sees = (rules: Ruleset, state: State, viewer: PieceId): readonly (readonly Place[])[] =>
  [0, 1, 2, 3].map((direction) => addInSight(situationOf(rules, state), viewer, direction, []));

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

/** The next place on the line, -1 where it ends. */
const lookOn = (situation: Situation, viewer: PieceId, from: Place, direction: number): Place => {
  const place = situation.maze.link[from * 4 + direction] as number;
  return place >= 0 && !isBlind(situation, viewer, place) ? place : -1;
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
