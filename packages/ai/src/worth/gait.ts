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

/** The gaits of a ruleset: all different ones, and whose they are by token number, with and without a load that opens gates. */
export interface Gaits {
  readonly all: readonly Gait[];
  readonly own: readonly Gait[];
  readonly opening: readonly Gait[];
}

export const gaitsOf = (rules: Ruleset): Gaits => {
  const known = gaits.get(rules) ?? allOf(rules);
  gaits.set(rules, known);
  return known;
};

const gaits = new WeakMap<Ruleset, Gaits>();

const allOf = (rules: Ruleset): Gaits => {
  const all: Gait[] = [];
  const listed = (gait: Gait): Gait => {
    const like = all.find((each) => isAlike(each, gait));
    if (like === undefined) all.push(gait);
    return like ?? gait;
  };
  const own = rules.roster.map((member) => listed(made(rules, member, all.length)));
  const opening = rules.roster.some(isKey)
    ? own.map((gait) => listed({ ...gait, nth: all.length, opensGates: true }))
    : own;
  return { all, own, opening };
};

const made = ({ masks }: Ruleset, member: Member, nth: number): Gait => ({
  nth,
  speed: member.speed,
  crosses: (masks.cross[member.id] as number) & -TERRAIN,
  opensGates: opensGates(member),
  breaksWalls: member.offers.some(({ opens }) => opens === 'wall'),
  passesWalls: member.offers.some(({ departs }) => departs),
  through: masks.edges[member.id] as number,
});

const opensGates = ({ offers }: Member): boolean => offers.some(({ opens }) => opens === 'portcullis');

/** Whoever carries it opens gates; a wounded character who could is of no use for that. */
export const isKey = (member: Member): boolean => member.sort === 'object' && opensGates(member);

const isAlike = (a: Gait, b: Gait): boolean =>
  a.speed === b.speed &&
  a.crosses === b.crosses &&
  a.opensGates === b.opensGates &&
  a.breaksWalls === b.breaksWalls &&
  a.passesWalls === b.passesWalls &&
  a.through === b.through;
