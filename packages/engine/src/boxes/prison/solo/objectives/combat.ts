import { attacksOf, checkReach } from '../../../../core/combat/reach.ts';
import {
  isCharacter,
  isStanding,
  loadOf,
  memberOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
  tokensAt,
} from '../../../../core/situation/situation.ts';
import type { PieceId } from '../../../../core/state.ts';
import { effectOf, rankOf } from '../cards.ts';
import { itemOf } from '../game.ts';
import type { Aim, Hit, Target } from '../plan/aim.ts';
import type { Spot } from '../plan/graph.ts';
import { imagine } from '../plan/imagine.ts';
import { type Mind, noted } from '../plan/mind.ts';

/** How an attack is looked for. */
type Kind = 'shot' | 'close' | 'any';

/** S-COMB: shots first for who has a Bow (S-BOW-01), for others only where nothing else is left (S-BOW-04). */
export const combat = (mind: Mind): readonly Aim[] => {
  const { npc, situation } = mind.planner;
  const load = loadOf(situation, npc);
  const hasBow = load !== NOBODY && itemOf(situation.rules, load) === 'bow';
  return (hasBow ? (['shot', 'close'] as const) : (['close', 'shot'] as const)).map((kind) => aimOf(mind, kind));
};

/** All there is to get nearer to. */
export const anyCombat = (mind: Mind): Aim => aimOf(mind, 'any');

const aimOf = (mind: Mind, kind: Kind): Aim => {
  const targets = foesOf(mind);
  return {
    objective: 'combat',
    targets,
    cost: 1,
    moving: false,
    hits: (spot) =>
      attacksAt(mind, spot).flatMap(({ target: piece, way }): readonly Hit[] => {
        const target = targets.find((each) => each.piece === piece);
        const isKind = kind === 'any' || (way === 'shoot') === (kind === 'shot');
        return target && isKind ? [{ target, act: { sort: 'attack', target: piece, way } }] : [];
      }),
    squares: ({ piece }) => [pieceOf(mind.planner.situation, piece as PieceId).at],
  };
};

/** S-COMB-01, S-COMB-03 to S-COMB-05: whom it may attack at all, by the list of its card. */
export const foesOf = ({ planner }: Mind): readonly Target[] => {
  const { situation, card } = planner;
  return situation.pieces.flatMap(({ id }) =>
    isVictim(situation, id) ? [{ rank: rankOf(card.classes, memberOf(situation, id).kind), piece: id }] : [],
  );
};

const isVictim = (situation: Situation, id: PieceId): boolean => {
  const { at, carrier } = pieceOf(situation, id);
  const { blocked, wounded } = situation.state.turn;
  if (at < 0 || carrier !== undefined || !isCharacter(situation, id) || ownerOf(situation, id) !== 'yellow')
    return false;
  const isUnder = tokensAt(situation, at).some((other) => other !== id && isStanding(situation, other));
  return !wounded.includes(id) && !blocked.includes(id) && !isUnder;
};

interface Blow {
  readonly target: PieceId;
  readonly way: string | undefined;
}

/** The attacks it could make there: the game itself says which. A shot comes before a thrust, and hands come last. */
const attacksAt = (mind: Mind, spot: Spot): readonly Blow[] =>
  noted(mind, `attacks ${spot.place} ${spot.world.id}`, () => {
    const { npc, card } = mind.planner;
    if (!isNearFoe(mind, spot)) return [];
    const there = imagine(mind.planner, spot);
    const blows = attacksOf(there, npc).filter((attack) => checkReach(there, attack) === undefined);
    if (effectOf(card, 'attack_condition') !== undefined && !isStronger(there, npc)) return [];
    return blows.map(({ target, way }) => ({ target, way })).sort((a, b) => orderOf(a) - orderOf(b));
  });

const orderOf = ({ way }: Blow): number => (way === 'shoot' ? 0 : way === undefined ? 1 : 2);

/** Nobody far from every row and column of a foe attacks anybody. */
const isNearFoe = ({ planner }: Mind, { place, world }: Spot): boolean => {
  const { situation } = planner;
  const { squares } = situation.maze;
  const { height } = situation.rules.grid.lattice;
  const here = squares[place] as number;
  const hasReach = world.cargo.hand >= 0;
  return situation.pieces.some(({ at, id }) => {
    if (at < 0 || !isVictim(situation, id)) return false;
    const there = squares[at] as number;
    const columns = Math.abs(Math.floor(here / height) - Math.floor(there / height));
    const rows = Math.abs((here % height) - (there % height));
    return columns + rows === 1 || (hasReach && (columns === 0 || rows === 0));
  });
};

/** S-PERS-08: the printed values of the enemies beside it, the wounded counting 0. */
const isStronger = (there: Situation, npc: PieceId): boolean => {
  const beside = attacksOf(there, npc).filter(({ way }) => way === undefined);
  const sum = beside.reduce(
    (total, { target }) => total + (pieceOf(there, target).wounded ? 0 : memberOf(there, target).combat),
    0,
  );
  return sum < memberOf(there, npc).combat;
};
