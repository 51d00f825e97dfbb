import type { Hindrance } from '../../rules/box.ts';
import type { Cites } from '../../rules/cites.ts';
import type { Chamber } from '../../rules/ruleset.ts';
import { type Facts, type Refusal, type RefusalCode, refuse } from '../refusal.ts';
import { type Cover, type PieceId, type Place, type Tile, tileOf } from '../state.ts';
import { firstAt, loadOf, NOBODY, type Situation } from './situation.ts';

/** The face-up room of a place; a starting line is in none. */
export const chamberAt = ({ maze, rules }: Situation, place: Place): Chamber | undefined =>
  place < rules.grid.squares ? maze.chambers[tileOf(rules.grid, place)] : undefined;

/** The terrain printed there. */
export const terrainAt = (situation: Situation, place: Place): string | undefined =>
  chamberAt(situation, place)?.room.cells[place % situation.rules.grid.cells];

/** The marker that lies there. */
export const coverAt = ({ rules: { grid }, state }: Situation, place: Place): Cover | undefined => {
  if (place >= grid.squares) return undefined;
  const { covers } = state.tiles[tileOf(grid, place)] as Tile;
  for (let n = 0; n < covers.length; n++) if (covers[n]?.cell === place % grid.cells) return covers[n];
  return undefined;
};

/** Nothing speaks against coming with empty hands to where nobody and nothing is. */
export const isOpenTo = (situation: Situation, id: PieceId, place: Place): boolean =>
  situation.maze.terrain[place] === 0 && firstAt(situation, place) === NOBODY && loadOf(situation, id) === NOBODY;

/** What is refused because of what lies on a place is refused by its own rule, where it has one. */
export const refuseAt = (situation: Situation, place: Place, code: RefusalCode, facts: Facts): Refusal => {
  const traits = situation.rules.roster[facts.piece as PieceId]?.traits;
  return refuse(situation.rules, code, facts, citesAt(situation, place, traits));
};

/** What is in the way there, markers too. */
export const hindranceAt = ({ maze, rules }: Situation, place: Place): Hindrance | undefined => {
  const obstacles = maze.terrain[place] as number;
  return obstacles === 0 ? undefined : rules.hazards.hindrances.find(({ bits }) => bits & obstacles);
};

/** What is in the way comes before the ground it lies on, and what it is to those with a trait before the rest. */
export const citesAt = (situation: Situation, place: Place, traits: readonly string[] = []): Cites | undefined => {
  const hindrance = hindranceAt(situation, place);
  if (!hindrance) return chamberAt(situation, place)?.cites[place % situation.rules.grid.cells];
  const { cites, citesTo, kills } = hindrance;
  return Object.assign({}, cites, kills, ...traits.map((trait) => citesTo?.[trait]));
};
