import { terrainAt } from '../../core/ground.ts';
import { firstAt, NOBODY, type Situation } from '../../core/situation.ts';
import { type Place, tileOf } from '../../core/state.ts';

/** Plain floor without token or marker (P-GLOSS-07, P-TERR-01, P-TERR-02). */
export const isEmptyFloor = (situation: Situation, place: Place): boolean => {
  const { rules, state } = situation;
  const { cells } = rules.grid;
  return (
    terrainAt(rules, state, place) === 'floor' &&
    firstAt(situation, place) === NOBODY &&
    !state.tiles[tileOf(rules.grid, place)]?.covers.some(({ cell }) => cell === place % cells)
  );
};
