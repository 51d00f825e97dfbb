import { NOBODY, type Situation } from '../../core/situation.ts';
import { type Place, tileOf } from '../../core/state.ts';

/** The terrain printed on a face-up square; nothing on a starting line. */
export const terrainAt = ({ rules, state }: Situation, place: Place): string | undefined => {
  const room = state.tiles[tileOf(rules.grid, place)]?.room;
  return room === undefined ? undefined : rules.rooms[room]?.room.cells[place % rules.grid.cells];
};

/** Plain floor without token or marker (P-GLOSS-07, P-TERR-01, P-TERR-02). */
export const isEmptyFloor = (situation: Situation, place: Place): boolean => {
  const { rules, state } = situation;
  const { cells } = rules.grid;
  return (
    terrainAt(situation, place) === 'floor' &&
    situation.first[place] === NOBODY &&
    !state.tiles[tileOf(rules.grid, place)]?.covers.some(({ cell }) => cell === place % cells)
  );
};
