import type { Member, PieceId, Ruleset, State } from '@archmage/engine';
import { isKey } from './gait.ts';
import { isShooter, type Purpose, purposesOf, purposeWorth, usesOf } from './loads.ts';
import { FAR, POINT, wayOf } from './ways.ts';
import type { Weights } from './weights.ts';

/** Rules and weights made ready: what an evaluation looks up, by token number. */
export interface Figures {
  readonly rules: Ruleset;
  readonly weights: Weights;
  /** Where its ways are in a layout, with empty hands and with an object that `opens` gates. */
  readonly way: Uint8Array;
  readonly openingWay: Uint8Array;
  readonly opens: Uint8Array;
  /** Points for leaving. */
  readonly points: Float64Array;
  readonly speed: Uint8Array;
  readonly combat: Int8Array;
  /** What an object adds to its bearer's fights, at `size * object + enemy`. */
  readonly size: number;
  readonly attack: Int8Array;
  readonly defence: Int8Array;
  /** Its bearer kills such an enemy where others would wound it, likewise. */
  readonly slays: Uint8Array;
  readonly haul: Float64Array;
  /** What it is worth to carry something, at `size * bearer + load`, and what it is worth against certain enemies. */
  readonly use: Float64Array;
  readonly purposes: readonly (readonly Purpose[])[];
  /** Fire does nothing to its bearer. */
  readonly fireproof: Uint8Array;
  /** With it one strikes from afar. */
  readonly arms: Uint8Array;
  /** What it can do where it stands, besides walking and fighting. */
  readonly skill: Float64Array;
  /** It shoots by itself; what its own death costs besides the usual point. */
  readonly shoots: Uint8Array;
  readonly death: Float64Array;
  /** There are points to be held. */
  readonly hasObjectives: boolean;
  /** The chance to leave one day, by the length of the way. */
  readonly curve: Float64Array;
}

export const figuresOf = (rules: Ruleset, weights: Weights): Figures => {
  const known = made.get(weights);
  if (known?.rules === rules) return known;
  const figures = make(rules, weights);
  made.set(weights, figures);
  return figures;
};

/** The last ruleset of each: bots play one game at a time. */
const made = new WeakMap<Weights, Figures>();

const make = (rules: Ruleset, weights: Weights): Figures => {
  const { roster } = rules;
  return {
    rules,
    weights,
    way: Uint8Array.from(roster, ({ id }) => wayOf(rules, id)),
    openingWay: Uint8Array.from(roster, ({ id }) => wayOf(rules, id, 'opening')),
    opens: Uint8Array.from(roster, (member) => (isKey(member) ? 1 : 0)),
    points: Float64Array.from(roster, (member) => 1 + member.escape),
    speed: Uint8Array.from(roster, ({ speed }) => speed),
    combat: Int8Array.from(roster, ({ combat }) => combat),
    size: roster.length,
    attack: bonusesOf(roster, 'attack'),
    defence: bonusesOf(roster, 'defence'),
    slays: Uint8Array.from(roster.flatMap((member) => roster.map(({ traits }) => (isSlain(member, traits) ? 1 : 0)))),
    haul: Float64Array.from(roster, ({ haul }) => haul * weights.haul),
    use: usesOf(rules, weights),
    purposes: purposesOf(rules, weights),
    fireproof: Uint8Array.from(roster, ({ wards }) => (wards.includes('fire') ? 1 : 0)),
    arms: Uint8Array.from(roster, ({ reaches }) => (reaches.length === 0 ? 0 : 1)),
    skill: Float64Array.from(roster, (member) => (shootsAlone(member) ? weights.fire : 0)),
    shoots: Uint8Array.from(roster, (member) => (shootsAlone(member) ? 1 : 0)),
    death: Float64Array.from(roster, ({ death }) => death),
    hasObjectives: Object.values(rules.rooms).some(({ held }) => held.length > 0),
    curve: Float64Array.from({ length: FAR + 1 }, (_, way) => weights.escape * weights.decay ** (way / POINT)),
  };
};

const shootsAlone = (member: Member): boolean => member.sort === 'character' && isShooter(member);

const isSlain = ({ slays }: Member, traits: readonly string[]): boolean =>
  slays.some((trait) => traits.includes(trait));

const bonusesOf = (roster: readonly Member[], of: 'attack' | 'defence'): Int8Array =>
  Int8Array.from(
    roster.flatMap((member) => {
      const banes = member.against.filter((rule) => rule.of === of);
      return roster.map(({ traits }) =>
        banes.reduce((sum, { add, against = '' }) => sum + (traits.includes(against) ? add : 0), member[of]),
      );
    }),
  );

/** What a load is worth to its bearer, who leaves with this chance. */
export const burden = ({ figures, state }: Weighed, bearer: PieceId, id: PieceId, out: number): number => {
  const { haul, purposes, rules, size, use } = figures;
  const worth = (haul[id] as number) * out + (use[bearer * size + id] as number);
  const special = purposes[id] as readonly Purpose[];
  if (special.length === 0) return worth;
  return worth + purposeWorth(rules, state, special, (rules.roster[bearer] as Member).owner);
};

export interface Weighed {
  readonly figures: Figures;
  readonly state: State;
}
