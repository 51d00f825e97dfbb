import { lineOf, linePlace } from '../../board/grid.ts';
import type { Situation } from '../../core/situation/situation.ts';
import type { Place } from '../../core/state.ts';
import { acrossPit } from './ground.ts';

/** Over pits and past everybody, from post to post of either side as well (C-CHAR-TELEKINETICIST-1, C-CHAR-TELEKINETICIST-3). */
export const flights = (situation: Situation, from: Place, steps: number): readonly Place[] => {
  const found = [from];
  let level: readonly Place[] = found;
  for (let step = 0; step < steps; step++) {
    level = [...new Set(level.flatMap((place) => around(situation, place)))].filter((place) => !found.includes(place));
    found.push(...level);
  }
  return found;
};

const around = (situation: Situation, place: Place): readonly Place[] => {
  const { maze, rules } = situation;
  const open = [...maze.link.subarray(place * 4, place * 4 + 4)].filter((to) => to >= 0);
  const line = lineOf(rules.grid, place);
  const { lineLength } = rules.grid;
  const posts = line < 0 ? [] : Array.from({ length: lineLength }, (_, nth) => linePlace(rules.grid, line, nth));
  return [...open, ...acrossPit(situation, place), ...posts];
};
