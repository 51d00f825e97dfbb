import { BESIDE } from '../../board/drawing.ts';
import { NO_TARGET, type OfferRule, type Use } from '../../rules/rule.ts';
import { type Action, type UseAction, WAYS } from '../action.ts';
import { attack } from '../actions/attack.ts';
import { jumpCardOf, jumpsOf } from '../actions/jump.ts';
import { accessible } from '../actions/reveal.ts';
import { gearUnder } from '../actions/rotate.ts';
import { attacksOf, isAnythingBeside, priceOf } from '../combat/reach.ts';
import { ofSeat } from '../of-seat.ts';
import {
  apOf,
  commands,
  isCharacter,
  loadOf,
  loadsOf,
  memberOf,
  NOBODY,
  pieceOf,
  type Situation,
} from '../situation/situation.ts';
import type { PieceId, Seat } from '../state.ts';

/** All that a seat may do now besides a Move, as it is being listed. */
export interface Listing {
  readonly situation: Situation;
  readonly seat: Seat;
  readonly actions: Action[];
}

export const beginListing = (situation: Situation, seat: Seat): Listing => ({
  situation,
  seat,
  actions: [],
});

/** The characters that a seat may act with now; what they could do is another question. */
export const moversOf = (situation: Situation, seat: Seat): readonly PieceId[] => {
  const { purses, seat: active } = situation.state.turn;
  const [purse] = purses;
  const isOwnPaid = active === seat && purses.length === 1 && purse?.only === undefined && (purse?.ap ?? 0) > 0;
  if (!isOwnPaid) return commanded(situation, seat).filter((id) => isMover(situation, seat, id));
  const movers: PieceId[] = [];
  const own = ofSeat(situation.rules.characters, seat);
  for (let n = 0; n < own.length; n++) if (isAble(situation, own[n] as PieceId)) movers.push(own[n] as PieceId);
  return movers;
};

export const isMover = (situation: Situation, seat: Seat, id: PieceId): boolean =>
  isAble(situation, id) && commands(situation, seat, id) && (apOf(situation, id) > 0 || isFree(situation, id));

/** It could still attack for nothing. */
const isFree = (situation: Situation, id: PieceId): boolean =>
  memberOf(situation, id).attacksFreely && priceOf(situation, { piece: id }) === 0;

/** B-TURN-07; what the wounded may still do: B-WND-02. */
const isAble = (situation: Situation, id: PieceId): boolean => {
  const piece = situation.pieces[id];
  if (piece === undefined || piece.at < 0) return false;
  if (piece.wounded) return memberOf(situation, id).lastResorts.length > 0;
  const { blocked } = situation.state.turn;
  return isCharacter(situation, id) && (blocked.length === 0 || !blocked.includes(id));
};

/** It may walk as well: neither the wounded do, nor whoever attacks for nothing. */
export const isWalker = (situation: Situation, id: PieceId): boolean =>
  !pieceOf(situation, id).wounded && apOf(situation, id) > 0;

/** What one of them may do besides a Move. */
export const addDeeds = (listing: Listing, id: PieceId): void => {
  const { situation } = listing;
  if (pieceOf(situation, id).wounded) lastResorts(listing, id);
  else if (apOf(situation, id) > 0) deeds(listing, id);
  else attacks(listing, id);
};

/** One's own, and whoever has points of his own (P-CHARM-06). */
const commanded = ({ rules, state }: Situation, seat: Seat): readonly PieceId[] => {
  const own = ofSeat(rules.characters, seat);
  const others = state.turn.purses.flatMap(({ only }) => (only === undefined || own.includes(only) ? [] : [only]));
  return others.length === 0 ? own : [...own, ...new Set(others)];
};

const deeds = (listing: Listing, id: PieceId): void => {
  const { situation } = listing;
  const { at } = pieceOf(situation, id);
  const beside = (situation.maze.beside[at] as number) | (isAnythingBeside(situation, at) ? BESIDE.token : 0);
  if (beside & BESIDE.faceDown) reveals(listing, id);
  if (beside & BESIDE.gear) rotations(listing, id);
  if (beside & BESIDE.token || situation.rules.ways.size > 0) attacks(listing, id);
  if (beside & BESIDE.obstacle) jumps(listing, id);
  const { abilities, loads } = memberOf(situation, id);
  for (let n = 0; n < abilities.length; n++) {
    const offer = abilities[n] as OfferRule;
    if (isThereAim(offer, beside)) uses(listing, offer, id, id);
  }
  const load = loadOf(situation, id);
  if (load === NOBODY) return;
  if (loads === 1) usesOf(listing, id, load, beside);
  // Of two alike the first serves (P-PALADIN-09).
  else for (const each of unalike(situation, loadsOf(situation, id))) usesOf(listing, id, each, beside);
};

/** An offer that the bearer has himself is listed once (P-INT-07). */
const usesOf = (listing: Listing, id: PieceId, load: PieceId, beside: number): void => {
  const { situation } = listing;
  if (isCharacter(situation, load)) return;
  const { offers } = memberOf(situation, id);
  for (const offer of memberOf(situation, load).offers)
    if (isThereAim(offer, beside) && !offers.some(({ id: own }) => own === offer.id)) uses(listing, offer, id, load);
};

const isThereAim = (offer: OfferRule, beside: number): boolean => offer.beside === 0 || (beside & offer.beside) !== 0;

const unalike = (situation: Situation, loads: readonly PieceId[]): readonly PieceId[] =>
  loads.filter(
    (load, nth) => loads.findIndex((id) => memberOf(situation, id).kind === memberOf(situation, load).kind) === nth,
  );

const lastResorts = (listing: Listing, id: PieceId): void => {
  for (const offer of memberOf(listing.situation, id).lastResorts) uses(listing, offer, id, id);
};

const reveals = ({ situation, actions }: Listing, id: PieceId): void => {
  for (const tile of accessible(situation, id)) actions.push({ type: 'reveal', piece: id, tile });
};

const rotations = ({ situation, actions }: Listing, id: PieceId): void => {
  const gear = gearUnder(situation, id);
  if (gear === undefined) return;
  const { chambers } = situation.maze;
  for (let tile = 0; tile < chambers.length; tile++) {
    const turning = chambers[tile];
    if (turning?.room.number !== gear.room.number) continue;
    const ways = memberOf(situation, id).eitherWay ? WAYS : [turning.room.arrow];
    for (const way of ways) actions.push({ type: 'rotate', piece: id, tile, way });
  }
};

const attacks = ({ situation, seat, actions }: Listing, id: PieceId): void => {
  for (const action of attacksOf(situation, id))
    if (attack.check(situation, seat, action) === undefined) actions.push(action);
};

const jumps = ({ situation, seat, actions }: Listing, id: PieceId): void => {
  if (jumpCardOf(situation, seat) === undefined) return;
  for (const jump of jumpsOf(situation, id)) actions.push(jump);
};

/** Who acts is known to be able to: only the price and the offer itself are left to ask. */
const uses = ({ situation, actions }: Listing, offer: OfferRule, actor: PieceId, bearer: PieceId): void => {
  const targets = offer.candidates(situation, actor);
  if (targets.length === 0 || apOf(situation, actor) < offer.cost) return;
  const isLaden = offer.departs && loadOf(situation, actor) !== NOBODY;
  for (const target of targets) {
    const action = wishOf(offer, actor, target);
    if (isAllowed(situation, offer, { action, actor, bearer, target })) actions.push(action);
    if (!isLaden) continue;
    const bare = bareWishOf(offer, actor, target);
    if (isAllowed(situation, offer, { action: bare, actor, bearer, target })) actions.push(bare);
  }
};

const isAllowed = (situation: Situation, offer: OfferRule, use: Use): boolean =>
  offer.exact || offer.refuses(situation, use) === undefined;

const wishOf = ({ id }: OfferRule, piece: PieceId, target: number): UseAction =>
  target === NO_TARGET ? { type: 'use', offer: id, piece } : { type: 'use', offer: id, piece, target };

/** The same without one's load (B-OBJ-13). */
const bareWishOf = ({ id }: OfferRule, piece: PieceId, target: number): UseAction =>
  target === NO_TARGET
    ? { type: 'use', offer: id, piece, leave: true }
    : { type: 'use', offer: id, piece, target, leave: true };
