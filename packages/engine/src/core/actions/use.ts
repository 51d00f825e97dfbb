import { NO_TARGET, type OfferRule, type Use } from '../../rules/rule.ts';
import type { UseAction } from '../action.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { commands, isCharacter, loadsOf, memberOf, pieceOf, type Situation } from '../situation/situation.ts';
import type { Actor, PieceId, Seat } from '../state.ts';
import { settle, spend } from '../turn.ts';
import { checkActor, checkPurse, type Handler } from './handler.ts';

export const use: Handler<'use'> = {
  check: (situation, seat, action) => {
    const { rules } = situation;
    const found = findOffer(situation, action);
    if (found === undefined) {
      return checkActor(situation, seat, action.piece) ?? refuse(rules, 'noSuchOffer', { piece: action.piece });
    }
    const { offer } = found;
    const unable = checkUser(situation, seat, action.piece, offer);
    if (unable) return unable;
    if ((offer.target === 'none') !== (action.target === undefined))
      return refuse(rules, 'wrongTarget', { offer: offer.id });
    if (action.leave && !offer.departs) return refuse(rules, 'wrongTarget', { offer: offer.id });
    return offer.refuses(situation, found.use);
  },
  perform: (tx, _seat, action) => {
    const { offer, use: found } = findOffer(tx.now(), action) as Found;
    spend(tx, action.piece, offer.cost);
    offer.perform(tx, found);
    settle(tx);
  },
};

export interface Found {
  readonly offer: OfferRule;
  readonly use: Use;
}

/** On the character itself, or on what it carries. */
const findOffer = (situation: Situation, action: UseAction): Found | undefined => {
  const actor = action.piece;
  for (const bearer of bearersOf(situation, actor)) {
    const offer = memberOf(situation, bearer).offers.find(({ id }) => id === action.offer);
    if (offer) return { offer, use: { action, actor, bearer, target: action.target ?? NO_TARGET } };
  }
  return undefined;
};

export const bearersOf = (situation: Situation, actor: PieceId): readonly PieceId[] => {
  if (situation.state.pieces[actor] === undefined) return [];
  return [actor, ...loadsOf(situation, actor).filter((load) => !isCharacter(situation, load))];
};

const checkUser = (situation: Situation, seat: Actor, id: PieceId, offer: OfferRule): Refusal | undefined => {
  if (offer.whileWounded) return checkOwner(situation, seat, id) ?? checkPurse(situation, id, offer.cost);
  return checkActor(situation, seat, id, offer.cost);
};

const checkOwner = (situation: Situation, seat: Actor, id: PieceId): Refusal | undefined => {
  const own = pieceOf(situation, id).at >= 0 && commands(situation, seat as Seat, id);
  return own ? undefined : refuse(situation.rules, 'notYours', { piece: id });
};
