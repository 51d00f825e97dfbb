import { type Member, type Ruleset, TERRAIN } from '@archmage/engine';

/** How somebody walks: characters alike in this share their ways. */
export interface Gait {
  /** Its number among the gaits of a ruleset. */
  readonly nth: number;
  readonly speed: number;
  /** Terrain it simply walks over. */
  readonly crosses: number;
  readonly opensGates: boolean;
  readonly breaksWalls: boolean;
  readonly passesWalls: boolean;
  /** Edges it simply walks through, bits by their codes. */
  readonly through: number;
}

/** By token number. */
export const gaitsOf = (rules: Ruleset): readonly Gait[] => {
  const known = gaits.get(rules) ?? allOf(rules);
  gaits.set(rules, known);
  return known;
};

const gaits = new WeakMap<Ruleset, readonly Gait[]>();

const allOf = (rules: Ruleset): readonly Gait[] => {
  const different: Gait[] = [];
  return rules.roster.map((member) => {
    const gait = made(rules, member, different.length);
    const like = different.find((each) => isAlike(each, gait));
    if (like === undefined) different.push(gait);
    return like ?? gait;
  });
};

const made = ({ masks }: Ruleset, { id, speed, offers }: Member, nth: number): Gait => ({
  nth,
  speed,
  crosses: (masks.cross[id] as number) & -TERRAIN,
  opensGates: offers.some(({ opens }) => opens === 'portcullis'),
  breaksWalls: offers.some(({ opens }) => opens === 'wall'),
  passesWalls: offers.some(({ departs }) => departs),
  through: masks.edges[id] as number,
});

const isAlike = (a: Gait, b: Gait): boolean =>
  a.speed === b.speed &&
  a.crosses === b.crosses &&
  a.opensGates === b.opensGates &&
  a.breaksWalls === b.breaksWalls &&
  a.passesWalls === b.passesWalls &&
  a.through === b.through;
