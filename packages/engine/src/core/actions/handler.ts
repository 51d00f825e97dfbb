import type { VetoRule } from '../../rules/rule.ts';
import type { ActionOf, ActionType } from '../action.ts';
import { type Refusal, refuse, VETO_CODES } from '../refusal.ts';
import { apOf, commands, isCharacter, memberOf, pieceOf, type Situation } from '../situation/situation.ts';
import type { Actor, PieceId, Seat } from '../state.ts';
import type { Tx } from '../tx.ts';

/** One kind of action: why it may be refused, and what it does. `perform` trusts that `check` had nothing to say. */
export interface Handler<T extends ActionType> {
  check(situation: Situation, seat: Actor, action: ActionOf<T>): Refusal | undefined;
  perform(tx: Tx, seat: Actor, action: ActionOf<T>): void;
}

/** B-TURN-07: an action has an actor, and somebody pays for it. */
export const checkActor = (situation: Situation, seat: Actor, id: PieceId, cost = 1): Refusal | undefined => {
  const { rules, state } = situation;
  const piece = state.pieces[id];
  if (piece === undefined || piece.at < 0 || !isCharacter(situation, id) || !commands(situation, seat as Seat, id)) {
    return refuse(rules, 'notYours', { piece: id });
  }
  if (piece.wounded) return refuse(rules, 'wounded', { piece: id });
  if (state.turn.blocked.includes(id)) return refuse(rules, 'blocked', { piece: id });
  return checkPurse(situation, id, cost);
};

/** What a character never does, whoever asks it to. */
export const checkVeto = (situation: Situation, id: PieceId, of: VetoRule['of']): Refusal | undefined => {
  const veto = memberOf(situation, id).vetoes.find((each) => each.of === of);
  return veto && { code: VETO_CODES[of], rule: veto.rule, facts: { piece: id } };
};

export const checkPurse = (situation: Situation, id: PieceId, cost: number): Refusal | undefined =>
  apOf(situation, id) < cost ? refuse(situation.rules, 'noPoints', { piece: id, cost }) : undefined;

export const isPlaced = (situation: Situation, id: PieceId): boolean =>
  id >= 0 && id < situation.state.pieces.length && pieceOf(situation, id).at >= 0;
