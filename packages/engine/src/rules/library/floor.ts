import { coverAt, terrainAt } from '../../core/ground.ts';
import { firstAt, NOBODY, type Situation } from '../../core/situation.ts';
import type { Place } from '../../core/state.ts';

/** Plain floor without token or marker (P-GLOSS-07, P-TERR-01, P-TERR-02). */
export const isEmptyFloor = (situation: Situation, place: Place): boolean => {
  const { rules, state } = situation;
  return (
    firstAt(situation, place) === NOBODY &&
    terrainAt(rules, state, place) === 'floor' &&
    coverAt(situation, place) === undefined
  );
};
