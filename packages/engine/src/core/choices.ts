import { BESIDE } from '../board/drawing.ts';
import { NO_TARGET, type OfferRule } from '../rules/rule.ts';
import { type Action, type JumpAction, type UseAction, WAYS } from './action.ts';
import { attack } from './actions/attack.ts';
import { JUMP_CARD, jump } from './actions/jump.ts';
import { accessible } from './actions/reveal.ts';
import { gearUnder } from './actions/rotate.ts';
import { chamberOn } from './ground.ts';
import {
  apOf,
  canAct,
  commands,
  firstAt,
  isCharacter,
  loadOf,
  loadsOf,
  memberOf,
  NOBODY,
  nextTo,
  ownerOf,
  pieceOf,
  type Situation,
} from './situation.ts';
import type { PieceId, Seat } from './state.ts';

/** The characters that a seat may act with now; what they could do is another question. */
export const moversOf = (situation: Situation, seat: Seat): readonly PieceId[] => {
  const movers: PieceId[] = [];
  for (const id of commanded(situation, seat)) if (isMover(situation, seat, id)) movers.push(id);
  return movers;
};

export const isMover = (situation: Situation, seat: Seat, id: PieceId): boolean => {
  const piece = situation.pieces[id];
  if (piece === undefined || piece.at < 0 || apOf(situation, id) === 0) return false;
  return piece.wounded ? hasLastResort(situation, seat, id) : canAct(situation, seat, id);
};

/** What one of them may do besides a Move. */
export const addDeeds = (situation: Situation, seat: Seat, id: PieceId, actions: Action[]): void => {
  if (pieceOf(situation, id).wounded) lastResorts(situation, id, actions);
  else deeds(situation, seat, id, actions);
};

const commanded = ({ rules, state }: Situation, seat: Seat): readonly PieceId[] => {
  const own = rules.characters[seat];
  const { purses } = state.turn;
  if (purses.length === 1 && purses[0]?.only === undefined) return own;
  const others = state.turn.purses.flatMap(({ only }) => (only === undefined || own.includes(only) ? [] : [only]));
  return others.length === 0 ? own : [...own, ...new Set(others)];
};

const deeds = (situation: Situation, seat: Seat, id: PieceId, actions: Action[]): void => {
  const beside = situation.maze.beside[pieceOf(situation, id).at] as number;
  if (beside & BESIDE.faceDown) reveals(situation, id, actions);
  if (beside & BESIDE.gear) rotations(situation, id, actions);
  attacks(situation, seat, id, actions);
  if (beside & BESIDE.obstacle) jumps(situation, seat, id, actions);
  const { loads, offers } = memberOf(situation, id);
  for (const offer of offers) if (!offer.whileWounded) uses(situation, { actor: id, bearer: id, offer }, actions);
  const load = loadOf(situation, id);
  if (load === NOBODY) return;
  if (loads === 1) usesOf(situation, id, load, actions);
  // Of two alike the first serves (P-PALADIN-09).
  else for (const each of unalike(situation, loadsOf(situation, id))) usesOf(situation, id, each, actions);
};

/** An offer that the bearer has himself is listed once (P-INT-07). */
const usesOf = (situation: Situation, id: PieceId, load: PieceId, actions: Action[]): void => {
  if (isCharacter(situation, load)) return;
  const { offers } = memberOf(situation, id);
  for (const offer of memberOf(situation, load).offers)
    if (!offers.includes(offer)) uses(situation, { actor: id, bearer: load, offer }, actions);
};

const unalike = (situation: Situation, loads: readonly PieceId[]): readonly PieceId[] =>
  loads.filter(
    (load, nth) => loads.findIndex((id) => memberOf(situation, id).kind === memberOf(situation, load).kind) === nth,
  );

const hasLastResort = (situation: Situation, seat: Seat, id: PieceId): boolean =>
  commands(situation, seat, id) && memberOf(situation, id).offers.some(({ whileWounded }) => whileWounded);

/** What the wounded may still do (B-WND-02). */
const lastResorts = (situation: Situation, id: PieceId, actions: Action[]): void => {
  for (const offer of memberOf(situation, id).offers)
    if (offer.whileWounded) uses(situation, { actor: id, bearer: id, offer }, actions);
};

const reveals = (situation: Situation, id: PieceId, actions: Action[]): void => {
  for (const tile of accessible(situation, id)) actions.push({ type: 'reveal', piece: id, tile });
};

const rotations = (situation: Situation, id: PieceId, actions: Action[]): void => {
  const gear = gearUnder(situation, id);
  if (gear === undefined) return;
  const { rules, state } = situation;
  state.tiles.forEach((_, tile) => {
    const turning = chamberOn(rules, state, tile);
    if (turning?.room.number !== gear.room.number) return;
    const ways = memberOf(situation, id).eitherWay ? WAYS : [turning.room.arrow];
    for (const way of ways) actions.push({ type: 'rotate', piece: id, tile, way });
  });
};

const attacks = (situation: Situation, seat: Seat, id: PieceId, actions: Action[]): void => {
  const owner = ownerOf(situation, id);
  const { maze } = situation;
  const { at } = pieceOf(situation, id);
  for (let edge = at * 4; edge < at * 4 + 4; edge++) {
    const there = maze.link[edge] as number;
    if (there < 0) continue;
    for (let target = firstAt(situation, there); target >= 0; target = nextTo(situation, target)) {
      if (ownerOf(situation, target) === owner || !isCharacter(situation, target)) continue;
      const action = { type: 'attack', piece: id, target } as const;
      if (attack.check(situation, seat, action) === undefined) actions.push(action);
    }
  }
};

const jumps = (situation: Situation, seat: Seat, id: PieceId, actions: Action[]): void => {
  const { link, terrain } = situation.maze;
  const { at } = pieceOf(situation, id);
  for (let first = at * 4; first < at * 4 + 4; first++) {
    const over = link[first] as number;
    if (over < 0 || terrain[over] === 0) continue;
    if (!situation.state.players[seat].hand.includes(JUMP_CARD)) return;
    for (let second = over * 4; second < over * 4 + 4; second++) {
      const to = link[second] as number;
      if (to < 0 || to === at) continue;
      attempt(situation, seat, { type: 'jump', piece: id, over, to }, actions);
      const loads = loadsOf(situation, id);
      for (const load of loads)
        attempt(situation, seat, { type: 'jump', piece: id, over, to, leave: loads.length > 1 ? load : true }, actions);
    }
  }
};

const attempt = (situation: Situation, seat: Seat, action: JumpAction, actions: Action[]): void => {
  if (jump.check(situation, seat, action) === undefined) actions.push(action);
};

interface Offered {
  readonly actor: PieceId;
  readonly bearer: PieceId;
  readonly offer: OfferRule;
}

/** Who acts is known to be able to: only the price and the offer itself are left to ask. */
const uses = (situation: Situation, { actor, bearer, offer }: Offered, actions: Action[]): void => {
  const targets = offer.candidates(situation, actor);
  if (targets.length === 0 || apOf(situation, actor) < offer.cost) return;
  const wish = (action: UseAction, target: number): void => {
    const isAllowed = offer.exact || offer.refuses(situation, { action, actor, bearer, target }) === undefined;
    if (isAllowed) actions.push(action);
  };
  const isLaden = offer.departs && loadOf(situation, actor) !== NOBODY;
  for (const target of targets) {
    const action = wishOf(offer, actor, target);
    wish(action, target);
    // The same without one's load (B-OBJ-13).
    if (isLaden) wish({ ...action, leave: true }, target);
  }
};

const wishOf = ({ id }: OfferRule, piece: PieceId, target: number): UseAction =>
  target === NO_TARGET ? { type: 'use', offer: id, piece } : { type: 'use', offer: id, piece, target };
