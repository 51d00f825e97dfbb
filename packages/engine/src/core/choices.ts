import { BESIDE } from '../board/labyrinth.ts';
import { NO_TARGET, type OfferRule } from '../rules/rule.ts';
import { type Action, type JumpAction, type UseAction, WAYS } from './action.ts';
import { attack } from './actions/attack.ts';
import { JUMP_CARD, jump } from './actions/jump.ts';
import { accessible } from './actions/reveal.ts';
import { chamberOn, gearUnder } from './actions/rotate.ts';
import { use } from './actions/use.ts';
import { apOf, canAct, isCharacter, loadOf, memberOf, NOBODY, ownerOf, pieceOf, type Situation } from './situation.ts';
import type { PieceId, Seat } from './state.ts';
import { findWalks, type Walks } from './walk/walks.ts';

/** Everything the active player's characters may do, one after the other. */
export const actorChoices = (situation: Situation, seat: Seat): { actions: Action[]; walks: readonly Walks[] } => {
  const actions: Action[] = [];
  const walks: Walks[] = [];
  for (const id of situation.rules.characters[seat]) {
    const { at, wounded } = pieceOf(situation, id);
    if (at < 0 || apOf(situation, id) === 0) continue;
    if (wounded) lastResorts(situation, seat, id, actions);
    else if (canAct(situation, seat, id)) {
      deeds(situation, seat, id, actions);
      walks.push(findWalks(situation, id));
    }
  }
  return { actions, walks };
};

const deeds = (situation: Situation, seat: Seat, id: PieceId, actions: Action[]): void => {
  const beside = situation.maze.beside[pieceOf(situation, id).at] as number;
  if (beside & BESIDE.faceDown) reveals(situation, id, actions);
  if (beside & BESIDE.gear) rotations(situation, id, actions);
  attacks(situation, seat, id, actions);
  if (beside & BESIDE.obstacle) jumps(situation, seat, id, actions);
  for (const offer of memberOf(situation, id).offers)
    for (const deed of uses(situation, seat, id, offer)) actions.push(deed);
  const load = loadOf(situation, id);
  if (load === NOBODY || isCharacter(situation, load)) return;
  for (const offer of memberOf(situation, load).offers)
    for (const deed of uses(situation, seat, id, offer)) actions.push(deed);
};

/** What the wounded may still do (B-WND-02). */
const lastResorts = (situation: Situation, seat: Seat, id: PieceId, actions: Action[]): void => {
  for (const offer of memberOf(situation, id).offers)
    if (offer.whileWounded) actions.push(...uses(situation, seat, id, offer));
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
  const { first, maze, next } = situation;
  const { at } = pieceOf(situation, id);
  for (let edge = at * 4; edge < at * 4 + 4; edge++) {
    const there = maze.link[edge] as number;
    if (there < 0) continue;
    for (let target = first[there] as number; target >= 0; target = next[target] as number) {
      if (ownerOf(situation, target) === seat || !isCharacter(situation, target)) continue;
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
      if (loadOf(situation, id) === NOBODY) continue;
      attempt(situation, seat, { type: 'jump', piece: id, over, to, leave: true }, actions);
    }
  }
};

const attempt = (situation: Situation, seat: Seat, action: JumpAction, actions: Action[]): void => {
  if (jump.check(situation, seat, action) === undefined) actions.push(action);
};

const uses = (situation: Situation, seat: Seat, id: PieceId, offer: OfferRule): readonly Action[] => {
  const targets = offer.candidates(situation, id);
  if (targets.length === 0) return NONE;
  const wishes = targets.map(
    (target): UseAction =>
      target === NO_TARGET
        ? { type: 'use', offer: offer.id, piece: id }
        : { type: 'use', offer: offer.id, piece: id, target },
  );
  // The same without one's load (B-OBJ-13).
  const lighter = offer.departs && loadOf(situation, id) !== NOBODY;
  const all = lighter ? wishes.flatMap((wish): UseAction[] => [wish, { ...wish, leave: true }]) : wishes;
  return all.filter((wish) => use.check(situation, seat, wish) === undefined);
};

const NONE: readonly Action[] = [];
