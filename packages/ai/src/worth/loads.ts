import {
  type BySeat,
  HIDDEN,
  type Member,
  OUT,
  opponent,
  type Piece,
  type PieceId,
  type Ruleset,
  type Seat,
  type State,
  UNSEEN,
} from '@archmage/engine';
import { canUse } from './users.ts';
import type { Weights } from './weights.ts';

/** A worth that a load has only as long as one of these is about: whom it is made against, or what it keeps off. */
export interface Purpose {
  readonly worth: number;
  /** By whose side carries the load. */
  readonly foes: BySeat<readonly PieceId[]>;
}

/** What each load is worth to each bearer, at `bearer * roster.length + load`; known by what it does, not by its name. */
export const usesOf = (rules: Ruleset, weights: Weights): Float64Array => {
  const { roster } = rules;
  const uses = new Float64Array(roster.length ** 2);
  for (const bearer of roster)
    for (const load of roster)
      if (load.sort === 'object') uses[bearer.id * roster.length + load.id] = useOf(rules, weights, bearer, load);
  return uses;
};

const useOf = ({ hazards, masks }: Ruleset, weights: Weights, bearer: Member, load: Member): number => {
  const { id, attack, defence } = load;
  const isBridge = masks.carrierRest[id] !== 0 || ((masks.carrierSafe[id] as number) & hazards.kills) !== 0;
  // Who does not walk crosses nothing (P-DRAGON-10).
  const spans = isBridge && bearer.speed > 0 ? weights.bridge : 0;
  const struck = load.reaches.reduce((sum, { value }) => sum + weights.reach * (1 + (value ?? bearer.combat)), 0);
  return attack * weights.strike + defence * weights.shield + spans + struck + offered(weights, bearer, load);
};

const offered = (weights: Weights, bearer: Member, { offers }: Member): number => {
  let sum = 0;
  for (const offer of offers) {
    if (offer.target === 'direction') sum += canUse(bearer, offer) ? weights.fire : weights.wand;
    else if (canUse(bearer, offer)) sum += offer.target === 'none' ? weights.draught : weights.tool;
  }
  return sum;
};

/** By token number. */
export const purposesOf = ({ roster }: Ruleset, weights: Weights): readonly (readonly Purpose[])[] =>
  roster.map((load) =>
    load.sort === 'character' ? NONE : [...banes(roster, weights, load), ...wards(roster, weights, load)],
  );

const NONE: readonly Purpose[] = [];

/** Against one enemy among eight it does not help as often as against all. */
const SELDOM = 0.3;

const banes = (roster: readonly Member[], weights: Weights, { against }: Member): readonly Purpose[] =>
  against.map(({ of, add, against: trait = '' }) => ({
    worth: SELDOM * add * (of === 'attack' ? weights.strike : weights.shield),
    foes: foesIn(roster, ({ traits }) => traits.includes(trait)),
  }));

const wards = (roster: readonly Member[], weights: Weights, load: Member): readonly Purpose[] =>
  load.wards.map((against) => ({
    worth: weights.shield,
    foes: against === 'fire' ? foesIn(roster, isShooter) : bothOf(roster.filter(shootsAfar).map(({ id }) => id)),
  }));

/** Anybody may take up a weapon, of whichever colour it is. */
const shootsAfar = ({ reaches, sort }: Member): boolean =>
  sort === 'object' && reaches.some(({ range }) => range === 'ranged');

const bothOf = (ids: readonly PieceId[]): BySeat<readonly PieceId[]> => ({ yellow: ids, blue: ids });

export const isShooter = ({ offers }: Member): boolean => offers.some(({ target }) => target === 'direction');

const foesIn = (roster: readonly Member[], isFoe: (member: Member) => boolean): BySeat<readonly PieceId[]> => {
  const of = (seat: Seat) => roster.filter((each) => each.owner === opponent(seat) && isFoe(each)).map(({ id }) => id);
  return { yellow: of('yellow'), blue: of('blue') };
};

/** What a load's purposes are worth now to the side that carries it. */
export const purposeWorth = (rules: Ruleset, state: State, purposes: readonly Purpose[], seat: Seat): number => {
  let sum = 0;
  for (const { worth, foes } of purposes) {
    for (const id of foes[seat]) {
      if (!isAbout(rules, state, id)) continue;
      sum += worth;
      break;
    }
  }
  return sum;
};

/** In play, or perhaps still to come: under a back, and not known to have been left at home. */
const isAbout = ({ roster }: Ruleset, { pieces, players, tiles }: State, id: PieceId): boolean => {
  const { at } = pieces[id] as Piece;
  if (at !== UNSEEN) return at !== OUT;
  const { kind, owner } = roster[id] as Member;
  const { team } = players[owner];
  if (team.length > 0 && !team.includes(HIDDEN) && !team.includes(kind)) return false;
  for (const { stash } of tiles) for (const token of stash) if (token.owner === owner) return true;
  return false;
};
