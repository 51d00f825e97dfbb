import type { UseAction } from '../core/action.ts';
import type { PieceId, State } from '../core/state.ts';
import type { OfferRule, TargetKind } from '../rules/rule.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Order } from './action.ts';
import { COMPASS, edgeName, formatPlace, parseEdge, parsePlace, placeRange } from './place.ts';
import { formatActor, formatOwn, formatToken, parseToken } from './token.ts';
import { miss, orList, part, type Word } from './words.ts';

/** `Cl!heal yGo`, `Th!lock c4|d4`, `Wz!fire e`; `-` after the offer's name leaves what the actor carries. */
export const formatUse = (rules: Ruleset, state: State, action: UseAction): string => {
  const { offer, piece, target, leave } = action;
  const kind = findOffer(rules, state, piece, offer)?.target ?? 'none';
  const object = target === undefined ? '' : ` ${TARGET[kind].format(rules, state, target)}`;
  return `${formatActor(rules, state, piece)}!${offer}${leave ? '-' : ''}${object}`;
};

export const readUse = (order: Order, piece: PieceId, name: Word, object: Word): UseAction | undefined => {
  const { rules, state } = order;
  const leaves = name.text.endsWith('-');
  const id = part(name, 0, name.text.length - (leaves ? 1 : 0));
  const offer = findOffer(rules, state, piece, id.text);
  if (offer === undefined) return miss(order, id, expectedOffers(rules, state, piece));
  const use: UseAction = { type: 'use', offer: offer.id, piece, ...(leaves ? { leave: true } : {}) };
  const { expects, parse } = TARGET[offer.target];
  if (offer.target === 'none') return object.text === '' ? use : miss(order, object, 'the end of the line');
  const target = parse(rules, state, object.text);
  return target === undefined ? miss(order, object, expects(rules)) : { ...use, target };
};

interface Target {
  expects(rules: Ruleset): string;
  format(rules: Ruleset, state: State, target: number): string;
  parse(rules: Ruleset, state: State, text: string): number | undefined;
}

const TARGET: Readonly<Record<TargetKind, Target>> = {
  none: { expects: () => 'the end of the line', format: (_, __, target) => `${target}`, parse: () => undefined },
  piece: {
    expects: (rules) => `a token such as ${formatToken(rules, 0)}`,
    format: (rules, _, target) => formatToken(rules, target),
    parse: (rules, _, text) => parseToken(rules, text),
  },
  edge: {
    expects: () => 'an edge such as c4|d4 or c4-c5',
    format: (rules, { tiles }, target) => edgeName(rules, tiles, target),
    parse: (rules, { tiles }, text) => parseEdge(rules, tiles, text),
  },
  place: {
    expects: ({ grid }) => placeRange(grid),
    format: (rules, { tiles }, target) => formatPlace(rules, tiles, target),
    parse: (rules, { tiles }, text) => parsePlace(rules, tiles, text),
  },
  direction: {
    expects: () => 'a direction: n, e, s or w',
    format: (_, __, target) => COMPASS.charAt(target),
    parse: (_, __, text) => (/^[nesw]$/.test(text) ? COMPASS.indexOf(text) : undefined),
  },
};

/** Its own offers come first, then those of what it carries; others can be named, and are refused by the rules. */
const findOffer = (rules: Ruleset, state: State, piece: PieceId, id: string): OfferRule | undefined => {
  const every = [...offersOf(rules, state, piece), ...rules.roster.flatMap(({ offers }) => offers)];
  return every.find((offer) => offer.id === id);
};

const offersOf = (rules: Ruleset, state: State, piece: PieceId): readonly OfferRule[] => {
  const bearers = [piece, ...state.pieces.filter(({ carrier }) => carrier === piece).map(({ id }) => id)];
  return bearers.flatMap((id) => rules.roster[id]?.offers ?? []);
};

const expectedOffers = (rules: Ruleset, state: State, piece: PieceId): string => {
  const ids = offersOf(rules, state, piece).map(({ id }) => id);
  return ids.length === 0 ? `another action: ${formatOwn(rules, piece)} has nothing to use` : orList(ids);
};
