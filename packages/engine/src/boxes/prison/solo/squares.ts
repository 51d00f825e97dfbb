import { distance } from '../../../board/lattice.ts';
import { isFloor } from '../../../core/actions/place.ts';
import { firstAt, isCharacter, NOBODY, ownerOf, type Situation } from '../../../core/situation/situation.ts';
import type { Place } from '../../../core/state.ts';

/** S-REV-08: a floor square or gear without any token. */
export const isLegal = (situation: Situation, at: Place): boolean =>
  isFloor(situation, at) && firstAt(situation, at) === NOBODY;

/** S-REV-04: by row and column as they are printed, from 1; the grid turns with the room. */
export const cellAt = ({ rules: { grid } }: Situation, tile: number, row: number, column: number): Place =>
  tile * grid.cells + (row - 1) * grid.size + column - 1;

/** The places of a room where a token may come into play. */
export const legalIn = (situation: Situation, tile: number): readonly Place[] => {
  const { cells } = situation.rules.grid;
  return Array.from({ length: cells }, (_, cell) => tile * cells + cell).filter((at) => isLegal(situation, at));
};

/** S-DIST-03: steps along rows and columns, whatever lies between. */
export const crow = ({ maze, rules }: Situation, from: Place, to: Place): number =>
  distance(rules.grid.lattice, maze.squares[from] as number, maze.squares[to] as number);

/** Those of the places that are least by this measure. */
export const nearest = (places: readonly Place[], measure: (place: Place) => number): readonly Place[] => {
  const least = Math.min(...places.map(measure));
  return places.filter((place) => measure(place) === least);
};

/** Where a seat's characters are, the wounded too. */
export const squaresOf = (situation: Situation, seat: 'yellow' | 'blue'): readonly Place[] =>
  situation.pieces.flatMap(({ at, id }) =>
    at >= 0 && isCharacter(situation, id) && ownerOf(situation, id) === seat ? [at] : [],
  );
