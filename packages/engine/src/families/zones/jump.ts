import type { JumpAction } from '../../core/action.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import {
  findAt,
  isCharacter,
  isStanding,
  loadsOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
  tokensAt,
} from '../../core/situation/situation.ts';
import type { Card, PieceId, Place } from '../../core/state.ts';
import { acrossPit, holdOn, isBackBy } from './ground.ts';
import { CROWD } from './walk.ts';

/** Each landing, with each card that may pay for it (C-JUMP-1, C-JUMP-4). */
export const jumps = (situation: Situation, piece: PieceId): readonly JumpAction[] => {
  const { at } = pieceOf(situation, piece);
  const { economy } = situation.rules.family;
  const cards = new Set(economy.jumpCards(situation, ownerOf(situation, piece)));
  return acrossPit(situation, at).flatMap((to) =>
    [...cards]
      .map((card) => jumpOf(situation, piece, to, card))
      .filter((jump) => checkJump(situation, jump) === undefined),
  );
};

/** A Jump card need not be named. */
const jumpOf = ({ rules }: Situation, piece: PieceId, to: Place, card: Card): JumpAction => {
  const jump = { type: 'jump', piece, over: to, to } as const;
  return rules.cards[card]?.sort === 'jump' ? jump : { ...jump, card };
};

export const checkJump = (situation: Situation, { leave, over, piece, to }: JumpAction): Refusal | undefined => {
  const { rules } = situation;
  const { at } = pieceOf(situation, piece);
  if (over !== to || leave !== undefined || !acrossPit(situation, at).includes(to))
    return refuse(rules, 'noJump', { piece, over, to });
  const entrance = holdOn(situation, piece);
  if (entrance !== undefined && !isBackBy(situation, entrance, at, to))
    return refuse(rules, 'foeInTheWay', { piece, place: to });
  const isFoe = (id: PieceId) => isStanding(situation, id) && ownerOf(situation, id) !== ownerOf(situation, piece);
  if (findAt(situation, to, isFoe) !== NOBODY) return refuse(rules, 'stopWithFoe', { piece, place: to });
  return isFullFor(situation, piece, to) ? refuse(rules, 'crowded', { piece, place: to }) : undefined;
};

/** C-JUMP-C6 */
const isFullFor = (situation: Situation, piece: PieceId, to: Place): boolean => {
  const isOwn = (id: PieceId) => isCharacter(situation, id) && ownerOf(situation, id) === ownerOf(situation, piece);
  const come = 1 + loadsOf(situation, piece).filter(isOwn).length;
  return tokensAt(situation, to).filter(isOwn).length + come > CROWD;
};
