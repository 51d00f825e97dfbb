import { isOfSort } from '../../rules/card.ts';
import type { JumpAction } from '../action.ts';
import { refuse } from '../refusal.ts';
import { loadOf, pieceOf, type Situation } from '../situation/situation.ts';
import type { Card, PieceId, Seat } from '../state.ts';
import { settle, spend } from '../turn.ts';
import { checkActor, checkVeto, type Handler } from './handler.ts';
import { arrive, leaveLoad } from './move.ts';

export const jump: Handler<'jump'> = {
  check: (situation, seat, action) => {
    const { rules } = situation;
    const unable = checkActor(situation, seat, action.piece) ?? checkVeto(situation, action.piece, 'jump');
    if (unable) return unable;
    if (cardFor(situation, seat as Seat, action) === undefined) return refuse(rules, 'noJumpCard');
    return rules.family.movement.checkJump(situation, action);
  },
  perform: (tx, seat, { piece, over, to, leave, card }) => {
    spend(tx, piece);
    const from = pieceOf(tx.now(), piece).at;
    const paid = cardFor(tx.now(), seat as Seat, { card }) as Card;
    tx.emit({ type: 'discarded', seat: seat as Seat, card: paid });
    if (leave !== undefined) leaveLoad(tx, piece, leave === true ? loadOf(tx.now(), piece) : leave);
    tx.emit({ type: 'moved', piece, path: over === to ? [to] : [over, to] });
    arrive(tx, piece);
    tx.rules.family.movement.arrived?.(tx, piece, from);
    settle(tx);
  },
};

/** The card that is named, or a Jump card. */
const cardFor = (
  situation: Situation,
  seat: Seat,
  { card }: { readonly card?: Card | undefined },
): Card | undefined => {
  const cards = situation.rules.family.economy.jumpCards(situation, seat);
  if (card !== undefined) return cards.find((each) => each === card && !isOfSort(situation.rules, each, 'jump'));
  return cards.find((each) => isOfSort(situation.rules, each, 'jump'));
};

/** B-JUMP-01: what a jump costs besides its point. */
export const jumpCardOf = (situation: Situation, seat: Seat): Card | undefined =>
  situation.rules.family.economy.jumpCards(situation, seat)[0];

/** All the jumps of somebody who is known to be able to act: only a veto and the jump itself are left to ask. */
export const jumpsOf = (situation: Situation, piece: PieceId): readonly JumpAction[] =>
  checkVeto(situation, piece, 'jump') ? [] : situation.rules.family.movement.jumps(situation, piece);
