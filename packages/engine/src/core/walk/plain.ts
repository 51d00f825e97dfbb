import { NOBODY } from '../situation.ts';
import { hands, PLACE, parents, placed, STEPS } from './trail.ts';
import type { Walker } from './walker.ts';

/**
 * The common Move: empty-handed past nothing one could take up, so that only places matter.
 * Writes its nodes from `root` on and returns their end, or -1 where something lies in reach.
 */
export const walkPlainly = (walker: Walker, root: number, ends: number[]): number => {
  const { exitFrom, exitTo, ground, speed, start } = walker;
  const { cross, portable, rest, tokens } = ground;
  const { link, terrain } = walker.situation.maze;
  const { holds } = walker.situation.rules.family;
  const barred = ~walker.cross;
  const unfit = ~walker.rest;
  stamp++;
  parents[root] = -1;
  placed[root] = start << PLACE;
  hands[root] = NOBODY;
  let count = root + 1;
  for (let at = root; at < count; at++) {
    const here = placed[at] as number;
    const place = here >> PLACE;
    if (at > root) {
      if (place >= exitFrom && place < exitTo) {
        ends.push(at);
        continue;
      }
      if ((portable[place] as number) > 0) return -1;
      const need = place === start ? (terrain[place] as number) : (rest[place] as number);
      if ((need & unfit) === 0 && (place === start || (tokens[place] as number) < holds)) ends.push(at);
    }
    if ((here & STEPS) === speed) continue;
    for (let edge = place << 2, last = edge + 4; edge < last; edge++) {
      const to = link[edge] as number;
      if (to < 0 || seen[to] === stamp || ((cross[to] as number) & barred) !== 0) continue;
      seen[to] = stamp;
      parents[count] = at;
      placed[count] = (to << PLACE) | ((here & STEPS) + 1);
      hands[count] = NOBODY;
      count++;
    }
  }
  return count;
};

const seen = new Int32Array(1 << 12);
let stamp = 0;
