import type { Combat } from '../../core/combat/combat.ts';
import { isFoe, tokensBeside } from '../../core/combat/reach.ts';
import { partOf } from '../../core/combat/result.ts';
import { firstInLine, straightOn } from '../../core/situation/sight.ts';
import {
  isStanding,
  memberOf,
  NOBODY,
  objectsWith,
  ownerOf,
  pieceOf,
  type Situation,
} from '../../core/situation/situation.ts';
import type { PieceId, Place } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import type { PlanRule, ReachRule, ResultRule } from '../rule.ts';
import { refusing } from './refusing.ts';

/** Shoots the first enemy in a line of sight with this value in place of one's own (R-RNG-01 to R-RNG-06). */
export const shoots = (value: number, cites: Citing<'foeBeside' | 'notInLine' | 'shielded'>): ReachRule => ({
  on: 'reach',
  way: 'shoot',
  range: 'ranged',
  value,
  targets: foesInLine,
  refuses(situation, { piece, target }) {
    // R-RNG-02, R-RNG-03
    const [beside] = tokensBeside(situation, piece, (other) => isFoe(situation, piece, other));
    if (beside !== undefined) return refusing(cites, 'foeBeside', { piece, target: beside });
    if (!foesInLine(situation, piece).includes(target)) return refusing(cites, 'notInLine', { piece, target });
    const isShielded = objectsWith(situation, target).some((id) => memberOf(situation, id).wards.includes('shot'));
    return isShielded ? refusing(cites, 'shielded', { target }) : undefined;
  },
});

/** Strikes two squares away, or right through a slit (R-SPEAR-01, R-SPEAR-02, R-SPEAR-05). */
export const thrusts = (cites: Citing<'foeBeside' | 'spearTooShort'>): ReachRule => ({
  on: 'reach',
  way: 'thrust',
  range: 'close',
  targets: (situation, actor) =>
    foesInLine(situation, actor).filter((target) => isAtPoint(situation, actor, pieceOf(situation, target).at)),
  refuses(situation, { piece, target }) {
    // R-SPEAR-06
    const isPressing = (other: PieceId) => isFoe(situation, piece, other) && isStanding(situation, other);
    const [beside] = tokensBeside(situation, piece, (other) => other === target || isPressing(other));
    if (beside !== undefined) return refusing(cites, 'foeBeside', { piece, target: beside });
    const isReached =
      foesInLine(situation, piece).includes(target) && isAtPoint(situation, piece, pieceOf(situation, target).at);
    return isReached ? undefined : refusing(cites, 'spearTooShort', { piece, target });
  },
});

const foesInLine = (situation: Situation, actor: PieceId): readonly PieceId[] =>
  [0, 1, 2, 3]
    .map((direction) => firstInLine(situation, actor, direction))
    .filter((seen) => seen !== NOBODY && isFoe(situation, actor, seen));

/** Two steps straight on, or one where nobody could step: what is seen there is seen through a slit. */
const isAtPoint = (situation: Situation, actor: PieceId, place: Place): boolean => {
  const from = pieceOf(situation, actor).at;
  return [0, 1, 2, 3].some((direction) => {
    const next = straightOn(situation, from, direction);
    const point = next < 0 ? situation.maze.beyond[from * 4 + direction] : straightOn(situation, next, direction);
    return point === place;
  });
};

/** Whoever has it and could strike the target joins the attack, unhurt and free of charge (R-GRP-04, R-GRP-06). */
export const supportsBy = (reach: ReachRule): PlanRule => ({
  on: 'plan',
  plan(situation, combat, { piece, target }, bearer): Combat {
    const { way } = reach;
    const isFriend = ownerOf(situation, bearer) === ownerOf(situation, piece);
    const isAble = isStanding(situation, bearer) && !situation.state.turn.blocked.includes(bearer);
    if (!isFriend || !isAble || partOf(combat, bearer) || reach.refuses(situation, { piece: bearer, target, way }))
      return combat;
    return { ...combat, attackers: [...combat.attackers, { piece: bearer, way }] };
  },
});

/** It is lost with the combat in which it was used: one of them, if its bearer has several (R-SPEAR-03, R-MIX-14). */
export const breaksInDefeat = ({ way }: ReachRule): ResultRule => ({
  on: 'result',
  result(situation, result, combat, { bearer, token }) {
    const isUsed = partOf(combat, bearer)?.way === way && ownerOf(situation, bearer) === result.loser;
    const isPaid = result.lost.some((other) => pieceOf(situation, other).carrier === bearer);
    return isUsed && !isPaid ? { ...result, lost: [...result.lost, token] } : result;
  },
});
