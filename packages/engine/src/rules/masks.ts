import type { Character, Terrain, Thing } from './box.ts';
import type { Obstacle, OCCUPANTS, PassageRule, Reach } from './rule.ts';
import { type Family, FOE, FRIEND, type Masks, TERRAIN, WOUNDED_FOE, WOUNDED_FRIEND } from './ruleset.ts';

/** One bit for each terrain that is an obstacle. */
export const terrainBits = (terrain: readonly Terrain[]): ReadonlyMap<string, number> => {
  const obstacles = terrain.filter(({ obstacle }) => obstacle);
  return new Map(obstacles.map(({ name }, nth) => [name, TERRAIN << nth]));
};

/** Plain passage rules folded into bit sets, one entry per token. */
export const masksOf = (
  kinds: readonly (Character | Thing)[],
  family: Family,
  bits: ReadonlyMap<string, number>,
): Masks => {
  const table = (mask: (kind: Character | Thing) => number) => Uint16Array.from(kinds, mask);
  const bitsOf = (names: readonly Obstacle[]) => names.reduce((set, name) => set | bitOf(name, bits), 0);
  const given = (kind: Character | Thing, reach: Reach, gives: readonly PassageRule['gives'][]) =>
    kind.rules.reduce(
      (set, rule) =>
        rule.on === 'passage' && rule.reach === reach && gives.includes(rule.gives) ? set | bitsOf(rule.through) : set,
      0,
    );
  return {
    cross: table((kind) => bitsOf(family.crosses) | given(kind, 'self', ['cross', 'rest'])),
    rest: table((kind) => bitsOf(family.rests) | given(kind, 'self', ['rest'])),
    alliesCross: table((kind) => given(kind, 'alliesHere', ['cross', 'rest'])),
    anyoneRest: table((kind) => given(kind, 'anyoneHere', ['rest'])),
    carrierRest: table((kind) => given(kind, 'carrier', ['rest'])),
  };
};

const OCCUPANT_BITS: Readonly<Record<(typeof OCCUPANTS)[number], number>> = {
  friend: FRIEND,
  foe: FOE,
  woundedFriend: WOUNDED_FRIEND,
  woundedFoe: WOUNDED_FOE,
};

const bitOf = (name: Obstacle, bits: ReadonlyMap<string, number>): number => {
  const bit = bits.get(name) ?? OCCUPANT_BITS[name as (typeof OCCUPANTS)[number]];
  if (bit === undefined) throw new Error(`A passage rule names the obstacle "${name}", which no terrain is.`);
  return bit;
};
