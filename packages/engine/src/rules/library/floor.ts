import { terrainAt } from '../../core/situation/ground.ts';
import { firstAt, NOBODY, type Situation } from '../../core/situation/situation.ts';
import type { Place } from '../../core/state.ts';

/** Plain floor without token or marker (P-GLOSS-07, P-TERR-01, P-TERR-02). */
export const isEmptyFloor = (situation: Situation, place: Place): boolean => {
  // A marker is an obstacle.
  const isBare = situation.maze.terrain[place] === 0 && firstAt(situation, place) === NOBODY;
  return isBare && terrainAt(situation, place) === 'floor';
};
