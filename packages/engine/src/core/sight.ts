import type { Ruleset } from '../rules/ruleset.ts';
import { findAt, isCharacter, memberOf, NOBODY, ownerOf, pieceOf, type Situation, situationOf } from './situation.ts';
import { type PieceId, type Place, type State, type Tile, tileOf } from './state.ts';

/** What a character sees north, east, south and west. */
export const sees = (rules: Ruleset, state: State, viewer: PieceId): readonly (readonly Place[])[] =>
  [0, 1, 2, 3].map((direction) => inSight(situationOf(rules, state), viewer, direction));

/**
 * What a character sees in one direction, square by square: the first character met is the last it sees.
 * Edges that are not open stop the line, and so do places it cannot enter (B-GLO-06, P-SIGHT-01 to P-SIGHT-06).
 */
export const inSight = (situation: Situation, viewer: PieceId, direction: number): readonly Place[] => {
  const { link } = situation.maze;
  const seen: Place[] = [];
  let place = link[pieceOf(situation, viewer).at * 4 + direction] as number;
  while (place >= 0 && !isBlind(situation, viewer, place)) {
    seen.push(place);
    if (findAt(situation, place, (id) => isCharacter(situation, id)) !== NOBODY) break;
    place = link[place * 4 + direction] as number;
  }
  return seen;
};

/** B-FIR-03: whoever stands there comes before whoever lies there. */
export const firstInLine = (situation: Situation, viewer: PieceId, direction: number): PieceId => {
  const place = inSight(situation, viewer, direction).at(-1);
  if (place === undefined) return NOBODY;
  const isFree = (id: PieceId) => isCharacter(situation, id) && pieceOf(situation, id).carrier === undefined;
  const standing = findAt(situation, place, (id) => isFree(id) && !pieceOf(situation, id).wounded);
  return standing === NOBODY ? findAt(situation, place, isFree) : standing;
};

/** Covers do not blind whoever lays them (P-ILLU-18). */
const isBlind = (situation: Situation, viewer: PieceId, place: Place): boolean => {
  const { rules, state } = situation;
  const { cells } = rules.grid;
  const tile: Tile | undefined = state.tiles[tileOf(rules.grid, place)];
  if (tile?.room === undefined) return false;
  if (rules.rooms[tile.room]?.blind[place % cells] === 1) return true;
  return tile.covers.some(
    ({ cell, name, owner }) =>
      cell === place % cells &&
      rules.hazards.covers[name]?.blind === true &&
      !(ownerOf(situation, viewer) === owner && memberOf(situation, viewer).covers.includes(name)),
  );
};
