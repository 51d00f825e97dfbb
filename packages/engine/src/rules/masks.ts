import { edgeCode } from '../board/edge.ts';
import type { Edge } from '../board/room.ts';
import { type BySeat, SEATS } from '../core/state.ts';
import type { Character, Covering, Hindrance, Thing } from './box.ts';
import type { Obstacle, OCCUPANTS, PassageRule, Reach, Rule, TallRule } from './rule.ts';
import {
  type Family,
  FOE,
  FRIEND,
  type Hazards,
  type Masks,
  type Member,
  TALL_FOE,
  TERRAIN,
  WOUNDED_FOE,
  WOUNDED_FRIEND,
} from './ruleset.ts';

/** One bit for each obstacle that terrain is, and one for each seat's markers: their owner may pass them alone. */
export const hazardsOf = (hindrances: readonly Hindrance[], coverings: readonly Covering[]): Hazards => {
  const needed = hindrances.length + coverings.length * SEATS.length;
  // Tables of obstacles hold sixteen bits.
  if (TERRAIN << needed > 1 << 16) throw new Error(`There are no bits for ${needed} obstacles.`);
  const covers = Object.fromEntries(
    coverings.map((covering, nth) => {
      const first = TERRAIN << (hindrances.length + nth * SEATS.length);
      return [covering.name, { ...covering, bits: { yellow: first, blue: first << 1 } as BySeat<number> }];
    }),
  );
  const known = hindrances.map((hindrance, nth) => {
    const alike = Object.values(covers).filter(({ obstacle }) => obstacle === hindrance.name);
    return { ...hindrance, bits: alike.reduce((set, { bits }) => set | bits.yellow | bits.blue, TERRAIN << nth) };
  });
  const together = (test: (hindrance: Hindrance) => unknown) =>
    known.filter(test).reduce((set, { bits }) => set | bits, 0);
  return {
    hindrances: known,
    covers,
    jumped: together(({ jumped }) => jumped),
    kills: together(({ kills }) => kills),
  };
};

/** Plain passage rules folded into bit sets, one entry per token. */
export const masksOf = (
  roster: readonly Member[],
  kinds: readonly (Character | Thing)[],
  family: Family,
  hazards: Hazards,
): Masks => {
  const table = (mask: (kind: Character | Thing, member: Member) => number) =>
    Uint16Array.from(roster, (member) => mask(kinds[member.id] as Character | Thing, member));
  const bitsOf = (names: readonly Obstacle[]) => names.reduce((set, name) => set | bitOf(name, hazards), 0);
  const given = (kind: Character | Thing, reach: Reach, gives: readonly PassageRule['gives'][]) =>
    kind.rules.reduce(
      (set, rule) =>
        rule.on === 'passage' && rule.reach === reach && gives.includes(rule.gives) ? set | bitsOf(rule.through) : set,
      0,
    );
  const own = ({ covers, owner }: Member) =>
    covers.reduce((set, name) => set | (hazards.covers[name]?.bits[owner] ?? 0), 0);
  const lets = letsThrough(kinds);
  /** Whoever passes enemies passes tall ones too. */
  const among = ({ combat }: Member, set: number) =>
    lets >= 0 && (set & FOE || combat <= lets) ? set | TALL_FOE : set;
  const anyoneRest = table((kind) => given(kind, 'anyoneHere', ['rest']));
  const carrierRest = table((kind) => given(kind, 'carrier', ['rest']));
  const anyoneSafe = table((kind) => given(kind, 'anyoneHere', ['safe']));
  const carrierSafe = table((kind) => given(kind, 'carrier', ['safe']));
  const edges = (reach: Reach, gives: PassageRule['gives']) =>
    Uint8Array.from(roster, ({ id }) => edgesOf(kinds[id] as Character | Thing, reach, gives));
  const helps = [anyoneRest, carrierRest, anyoneSafe, carrierSafe];
  return {
    // Where one dies one may go: nobody is stopped there.
    cross: table((kind, member) =>
      among(member, bitsOf(family.crosses) | hazards.kills | given(kind, 'self', ['cross', 'rest']) | own(member)),
    ),
    rest: table((kind) => bitsOf(family.rests) | hazards.kills | given(kind, 'self', ['rest'])),
    alliesCross: table((kind) => given(kind, 'alliesHere', ['cross', 'rest'])),
    anyoneRest,
    carrierRest,
    safe: table((kind) => given(kind, 'self', ['safe'])),
    anyoneSafe,
    carrierSafe,
    asFoe: table(({ rules }) => (rules.some(isTall) ? TALL_FOE : FOE)),
    aid: Uint16Array.from(roster, ({ id }) => helps.reduce((set, help) => set | (help[id] as number), 0)),
    edges: edges('self', 'cross'),
    carrierEdges: edges('carrier', 'cross'),
    loneEdges: edges('self', 'alone'),
  };
};

const isTall = (rule: Rule): rule is TallRule => rule.on === 'tall';

/** How strong an enemy may be to pass the tall; -1 where nobody is. There is one bit for all of them. */
const letsThrough = (kinds: readonly (Character | Thing)[]): number => {
  const [lets = -1, ...others] = new Set(kinds.flatMap(({ rules }) => rules.filter(isTall).map((rule) => rule.lets)));
  if (others.length > 0) throw new Error('The tall let through enemies of different values.');
  return lets;
};

const OCCUPANT_BITS: Readonly<Record<(typeof OCCUPANTS)[number], number>> = {
  friend: FRIEND,
  foe: FOE,
  woundedFriend: WOUNDED_FRIEND,
  woundedFoe: WOUNDED_FOE,
  tallFoe: TALL_FOE,
};

/** Edges stand between squares and have a table of their own. */
const BARRIERS: Readonly<Record<string, Edge>> = { wall: 'wall', portcullis: 'portcullis', slit: 'slit', gap: 'pit' };

/** By its name, or by what it has in common with others; 0 for what is not in play. */
const bitOf = (name: Obstacle, { hindrances }: Hazards): number =>
  OCCUPANT_BITS[name as (typeof OCCUPANTS)[number]] ??
  hindrances.filter((each) => each.name === name || each.tags.includes(name)).reduce((set, { bits }) => set | bits, 0);

const edgesOf = (kind: Character | Thing, reach: Reach, gives: PassageRule['gives']): number =>
  kind.rules.reduce((set, rule) => {
    if (rule.on !== 'passage' || rule.reach !== reach || (rule.gives === 'alone') !== (gives === 'alone')) return set;
    const edges = rule.through.flatMap((name) => BARRIERS[name] ?? []);
    return edges.reduce((bits, edge) => bits | (1 << edgeCode(edge)), set);
  }, 0);
