import type { UseAction } from '../core/action.ts';
import type { PieceId, State } from '../core/state.ts';
import { type Phrase, say } from '../phrases.ts';
import type { OfferRule, TargetKind } from '../rules/rule.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Order } from './action.ts';
import { SPELLINGS, type Spelling } from './option.ts';
import { COMPASS } from './place.ts';
import { formatActor, formatOwn } from './token.ts';
import { either, miss, part, type Word } from './words.ts';

/** `Cl!heal yGo`, `Th!lock c4|d4`, `Wz!fire e`; `-` after the offer's name leaves what the actor carries. */
export const formatUse = (rules: Ruleset, state: State, action: UseAction): string => {
  const { offer, piece, target, leave } = action;
  const kind = findOffer(rules, state, piece, offer)?.target ?? 'none';
  const object = target === undefined ? '' : ` ${TARGET[kind].format(rules, state.tiles, target)}`;
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
  if (offer.target === 'none') return object.text === '' ? use : miss(order, object, 'lineEnd');
  const target = parse(rules, state.tiles, object.text);
  return target === undefined ? miss(order, object, expects(rules)) : { ...use, target };
};

const TARGET: Readonly<Record<TargetKind, Spelling<number>>> = {
  none: { expects: () => say('lineEnd'), format: (_, __, target) => `${target}`, parse: () => undefined },
  piece: SPELLINGS.piece,
  edge: SPELLINGS.edge,
  place: SPELLINGS.place,
  direction: {
    expects: () => say('direction'),
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

const expectedOffers = (rules: Ruleset, state: State, piece: PieceId): Phrase => {
  const ids = offersOf(rules, state, piece).map(({ id }) => id);
  return ids.length === 0 ? say('nothingToUse', { name: formatOwn(rules, piece) }) : either(ids);
};
