import { lineOf } from '../board/grid.ts';
import type { OfferRule } from '../rules/rule.ts';
import { NO_TARGET } from '../rules/rule.ts';
import { type Action, type UseAction, WAYS } from './action.ts';
import { attack } from './actions/attack.ts';
import { JUMP_CARD, jump } from './actions/jump.ts';
import { hasAccess } from './actions/reveal.ts';
import { chamberOn, gearUnder } from './actions/rotate.ts';
import { bearersOf, use } from './actions/use.ts';
import { apOf, canAct, isCharacter, loadOf, memberOf, NOBODY, ownerOf, pieceOf, type Situation } from './situation.ts';
import type { Piece, PieceId, Place, Seat } from './state.ts';
import { findWalks, type Walks } from './walk/walks.ts';

/** Everything the active player's characters may do, one after the other. */
export const actorChoices = (situation: Situation, seat: Seat): { actions: Action[]; walks: readonly Walks[] } => {
  const actions: Action[] = [];
  const walks: Walks[] = [];
  for (const { id, at, wounded } of situation.state.pieces) {
    if (at < 0 || apOf(situation, id) === 0) continue;
    if (canAct(situation, seat, id)) {
      deeds(situation, seat, id, actions);
      walks.push(findWalks(situation, id));
    } else if (wounded && ownerOf(situation, id) === seat && isCharacter(situation, id)) {
      for (const offer of memberOf(situation, id).offers) if (offer.whileWounded) uses(situation, seat, id, offer, actions);
    }
  }
  return { actions, walks };
};

const deeds = (situation: Situation, seat: Seat, id: PieceId, actions: Action[]): void => {
  reveals(situation, id, actions);
  rotations(situation, id, actions);
  attacks(situation, seat, id, actions);
  if (situation.state.players[seat].hand.includes(JUMP_CARD)) jumps(situation, seat, id, actions);
  for (const bearer of bearersOf(situation, id)) {
    for (const offer of memberOf(situation, bearer).offers) uses(situation, seat, id, offer, actions);
  }
};

const reveals = (situation: Situation, id: PieceId, actions: Action[]): void => {
  const { maze, rules, state } = situation;
  const { at } = pieceOf(situation, id);
  const onLine = lineOf(rules.grid, at) >= 0;
  if (!onLine && !isBesideFaceDown(maze.facing, at)) return;
  state.tiles.forEach(({ room }, tile) => {
    if (room === undefined && hasAccess(situation, id, tile)) actions.push({ type: 'reveal', piece: id, tile });
  });
};

const isBesideFaceDown = (facing: Int8Array, at: Place): boolean =>
  (facing[at * 4] as number) >= 0 ||
  (facing[at * 4 + 1] as number) >= 0 ||
  (facing[at * 4 + 2] as number) >= 0 ||
  (facing[at * 4 + 3] as number) >= 0;

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
  const { pieces } = situation.state;
  for (let target = 0; target < pieces.length; target++) {
    const piece = pieces[target] as Piece;
    if (piece.at < 0 || !situation.rules.family.engaged(situation, id, target)) continue;
    const action = { type: 'attack', piece: id, target } as const;
    if (attack.check(situation, seat, action) === undefined) actions.push(action);
  }
};

const jumps = (situation: Situation, seat: Seat, id: PieceId, actions: Action[]): void => {
  const { link, terrain } = situation.maze;
  const { at } = pieceOf(situation, id);
  for (let first = 0; first < 4; first++) {
    const over = link[at * 4 + first] as number;
    if (over < 0 || terrain[over] === 0) continue;
    for (let second = 0; second < 4; second++) {
      const to = link[over * 4 + second] as number;
      if (to < 0) continue;
      for (const action of withLeaving(situation, { type: 'jump', piece: id, over, to } as const)) {
        if (jump.check(situation, seat, action) === undefined) actions.push(action);
      }
    }
  }
};

const uses = (situation: Situation, seat: Seat, id: PieceId, offer: OfferRule, actions: Action[]): void => {
  for (const target of offer.candidates(situation, id)) {
    const plain: UseAction = { type: 'use', offer: offer.id, piece: id };
    const aimed = target === NO_TARGET ? plain : { ...plain, target };
    for (const action of offer.departs ? withLeaving(situation, aimed) : [aimed]) {
      if (use.check(situation, seat, action) === undefined) actions.push(action);
    }
  }
};

/** The same with one's load and without it (B-OBJ-13). */
const withLeaving = <T extends { readonly piece: PieceId }>(situation: Situation, action: T): readonly (T & { leave?: true })[] =>
  loadOf(situation, action.piece) === NOBODY ? [action] : [action, { ...action, leave: true }];
