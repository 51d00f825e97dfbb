import type { Member, PieceId, Ruleset } from '@archmage/engine';
import { FAR, POINT, wayOf } from './ways.ts';
import type { Weights } from './weights.ts';

/** Rules and weights made ready: what an evaluation looks up, by token number. */
export interface Figures {
  readonly rules: Ruleset;
  readonly weights: Weights;
  /** Where its ways are in a layout. */
  readonly way: Uint8Array;
  /** Points for leaving. */
  readonly points: Float64Array;
  readonly speed: Uint8Array;
  readonly combat: Int8Array;
  readonly attack: Int8Array;
  readonly defence: Int8Array;
  readonly haul: Float64Array;
  /** What it is worth to carry this, for anybody and for a magic user. */
  readonly load: Float64Array;
  readonly magic: Float64Array;
  readonly isMagic: Uint8Array;
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
    points: Float64Array.from(roster, (member) => 1 + member.escape),
    speed: Uint8Array.from(roster, ({ speed }) => speed),
    combat: Int8Array.from(roster, ({ combat }) => combat),
    attack: Int8Array.from(roster, ({ attack }) => attack),
    defence: Int8Array.from(roster, ({ defence }) => defence),
    haul: Float64Array.from(roster, ({ haul }) => haul * weights.haul),
    load: Float64Array.from(roster, (member) => loadWorth(rules, weights, member) + shot(member, weights.wand)),
    magic: Float64Array.from(roster, (member) => loadWorth(rules, weights, member) + shot(member, weights.fire)),
    isMagic: Uint8Array.from(roster, ({ traits }) => (traits.includes('wizard') ? 1 : 0)),
    skill: Float64Array.from(roster, (member) => (member.sort === 'character' ? shot(member, weights.fire) : 0)),
    shoots: Uint8Array.from(roster, (member) => (member.sort === 'character' ? shot(member, 1) : 0)),
    death: Float64Array.from(roster, ({ death }) => death),
    hasObjectives: Object.values(rules.rooms).some(({ held }) => held.length > 0),
    curve: Float64Array.from({ length: FAR + 1 }, (_, way) => weights.escape * weights.decay ** (way / POINT)),
  };
};

/** Known by what it does and not by its name. */
const loadWorth = ({ masks }: Ruleset, weights: Weights, { id, sort, attack, defence, offers }: Member): number => {
  if (sort === 'character') return 0;
  const spans = masks.carrierRest[id] === 0 ? 0 : weights.bridge;
  const draught = offers.some(({ target }) => target === 'none') ? weights.draught : 0;
  return attack * weights.strike + defence * weights.shield + spans + draught;
};

const shot = ({ offers }: Member, worth: number): number =>
  offers.some(({ target }) => target === 'direction') ? worth : 0;

/** What a load is worth to its bearer, who leaves with this chance. */
export const burden = ({ haul, load, magic, isMagic }: Figures, bearer: PieceId, id: PieceId, out: number): number =>
  (haul[id] as number) * out + ((isMagic[bearer] === 1 ? magic : load)[id] as number);
