import { PORTCULLIS, WALL } from '../../board/edge.ts';
import type { Labyrinth } from '../../board/labyrinth.ts';
import type { Attack, Combat } from '../../core/combat/combat.ts';
import { isRanged } from '../../core/combat/plan.ts';
import { foesAround, isFoe, tokensBeside } from '../../core/combat/reach.ts';
import { partOf } from '../../core/combat/result.ts';
import { straightOn } from '../../core/situation/sight.ts';
import {
  isStanding,
  memberOf,
  objectsWith,
  ownerOf,
  pieceOf,
  type Situation,
  tokensAt,
} from '../../core/situation/situation.ts';
import type { PieceId, Place } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { after, type PlanRule, type ReachRule, type ResultRule, type Rule } from '../rule.ts';
import { refusing } from './refusing.ts';

/** Shoots an enemy in a line of sight with this value in place of one's own (R-RNG-01 to R-RNG-06, C-RC-1 to C-RC-4). */
export const shoots = (
  value: number,
  cites: Citing<'foeBeside' | 'notInLine' | 'shielded'>,
  way = 'shoot',
): ReachRule => ({
  on: 'reach',
  way,
  range: 'ranged',
  value,
  targets: foesInSight,
  refuses(situation, { piece, target }) {
    // R-RNG-02, R-RNG-03
    const [beside] = foesAround(situation, piece);
    if (beside !== undefined) return refusing(cites, 'foeBeside', { piece, target: beside });
    if (!foesInSight(situation, piece).includes(target)) return refusing(cites, 'notInLine', { piece, target });
    const isShielded = objectsWith(situation, target).some((id) => memberOf(situation, id).wards.includes('shot'));
    return isShielded ? refusing(cites, 'shielded', { target }) : undefined;
  },
});

/** The same once a turn, joining others among it (C-CHAR-CROSSBOWMAN-1, C-RC-12). */
export const oncePerTurn = (reach: ReachRule, cites: Citing<'spentThisTurn'>): readonly [ReachRule, Rule] => [
  {
    ...reach,
    once: true,
    refuses(situation: Situation, attack: Attack) {
      const isSpent = situation.state.turn.done.some(({ deed, piece }) => deed === reach.way && piece === attack.piece);
      return isSpent ? refusing(cites, 'spentThisTurn', { piece: attack.piece }) : reach.refuses(situation, attack);
    },
  },
  after('asked', (tx, { task }, token) => {
    const isUsed =
      task.kind === 'commit' && task.supporters?.some(({ piece, way }) => piece === token && way === reach.way);
    if (isUsed) tx.emit({ type: 'did', piece: token, deed: reach.way });
  }),
];

/** Strikes two squares away, or right through a slit (R-SPEAR-01, R-SPEAR-02, R-SPEAR-05). */
export const thrusts = (cites: Citing<'foeBeside' | 'spearTooShort'>): ReachRule => ({
  on: 'reach',
  way: 'thrust',
  range: 'close',
  targets: (situation, actor) => foesInSight(situation, actor).filter((target) => isAtPoint(situation, actor, target)),
  points: pointsOf,
  refuses(situation, { piece, target }) {
    // R-SPEAR-06
    const isPressing = (other: PieceId) => isFoe(situation, piece, other) && isStanding(situation, other);
    const [beside] = tokensBeside(situation, piece, (other) => other === target || isPressing(other));
    if (beside !== undefined) return refusing(cites, 'foeBeside', { piece, target: beside });
    const isReached = foesInSight(situation, piece).includes(target) && isAtPoint(situation, piece, target);
    return isReached ? undefined : refusing(cites, 'spearTooShort', { piece, target });
  },
});

const foesInSight = (situation: Situation, actor: PieceId): readonly PieceId[] =>
  situation.rules.family.inSight(situation, actor).filter((seen) => isFoe(situation, actor, seen));

const isAtPoint = (situation: Situation, actor: PieceId, target: PieceId): boolean =>
  pointsOf(situation, actor).includes(pieceOf(situation, target).at);

/** Two steps straight on, or one where nobody could step: what is seen there is seen through a slit. */
function pointsOf(situation: Situation, actor: PieceId): readonly Place[] {
  const from = pieceOf(situation, actor).at;
  return [0, 1, 2, 3].map((direction) => {
    const next = straightOn(situation, from, direction);
    return next < 0 ? (situation.maze.beyond[from * 4 + direction] as Place) : straightOn(situation, next, direction);
  });
}

/** Strikes over the edge of a zone, where neither wall nor closed portcullis is (C-ITEM-SPEAR-1, C-ITEM-SPEAR-3, C-ITEM-SPEAR-6). */
export const thrustsOver = (cites: Citing<'foeBeside' | 'spearTooShort'>): ReachRule => ({
  on: 'reach',
  way: 'thrust',
  range: 'close',
  targets: (situation, actor) => foesOver(situation, actor),
  refuses(situation, { piece, target }) {
    const [beside] = foesAround(situation, piece);
    if (beside !== undefined) return refusing(cites, 'foeBeside', { piece, target: beside });
    return foesOver(situation, piece).includes(target)
      ? undefined
      : refusing(cites, 'spearTooShort', { piece, target });
  },
});

const foesOver = (situation: Situation, actor: PieceId): readonly PieceId[] => {
  const { maze, rules } = situation;
  const from = pieceOf(situation, actor).at;
  const places = [0, 1, 2, 3]
    .filter((side) => !isShut(maze, from, side))
    .flatMap((side) => rules.family.melee(maze, maze.beyond[from * 4 + side] as Place, rules.grid));
  return places
    .flatMap((place) => tokensAt(situation, place))
    .filter((id) => isFoe(situation, actor, id) && pieceOf(situation, id).carrier === undefined);
};

const isShut = ({ beyond, near }: Labyrinth, from: Place, side: number): boolean => {
  const there = beyond[from * 4 + side] as number;
  if (there < 0) return true;
  return [near[from * 4 + side], near[there * 4 + ((side + 2) & 3)]].some(
    (code) => code === WALL || code === PORTCULLIS,
  );
};

/** All who stand with the target defend with it, whoever is near them (C-ITEM-SPEAR-4). */
export const drawsIn = ({ way }: ReachRule): PlanRule => ({
  on: 'plan',
  plan(situation, combat, attack, bearer) {
    if (attack.way !== way || attack.piece !== bearer) return combat;
    const { blocked } = situation.state.turn;
    const { maze, rules } = situation;
    const around = rules.family.melee(maze, pieceOf(situation, attack.target).at, rules.grid);
    const friends = around
      .flatMap((place) => tokensAt(situation, place))
      .filter((id) => isFoe(situation, bearer, id) && isStanding(situation, id) && !blocked.includes(id));
    const more = friends.filter((id) => partOf(combat, id) === undefined).map((piece) => ({ piece }));
    return { ...combat, defenders: [...combat.defenders, ...more].sort((a, b) => a.piece - b.piece) };
  },
});

/** Whoever could shoot the target joins another's shot (C-RC-8, C-RC-12). */
export const joinsShots = (reach: ReachRule): PlanRule => {
  const { plan } = supportsBy(reach);
  return {
    on: 'plan',
    plan: (situation, combat, attack, bearer) =>
      isRanged(situation, combat) ? plan(situation, combat, attack, bearer) : combat,
  };
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
