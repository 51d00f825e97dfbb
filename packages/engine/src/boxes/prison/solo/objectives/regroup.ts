import { isCharacter, memberOf, NOBODY, ownerOf, pieceOf } from '../../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../../core/state.ts';
import { IN_HAND } from '../../../../families/squares/walk/cargo.ts';
import { rankOf } from '../cards.ts';
import type { Aim, Target } from '../plan/aim.ts';
import type { Spot } from '../plan/graph.ts';
import { type Mind, startIn } from '../plan/mind.ts';
import { isSideBySide, type World } from '../plan/world.ts';

/** S-RGRP-01, S-RGRP-02, S-RGRP-05. */
export const regroup = (mind: Mind): readonly Aim[] => {
  const targets = friendsOf(mind);
  return [
    {
      objective: 'regroup',
      targets,
      cost: 0,
      moving: false,
      hits: (spot) =>
        targets
          .filter(({ piece }) => isBeside(mind, spot, piece as PieceId))
          .map((target) => ({ target, act: { sort: 'meet', friend: target.piece as PieceId } })),
      squares: ({ piece }) => [pieceOf(mind.planner.situation, piece as PieceId).at],
    },
  ];
};

/** S-RGRP-03: one of that class is beside it already. */
export const isWithFriend = (mind: Mind, rank: number): boolean => {
  const start = startIn(mind, 'keeps');
  return friendsOf(mind).some((friend) => friend.rank === rank && isBeside(mind, start, friend.piece as PieceId));
};

const friendsOf = ({ planner }: Mind): readonly Target[] => {
  const { situation, card, npc } = planner;
  return situation.pieces.flatMap(({ at, carrier, id }) => {
    const isFriend = id !== npc && at >= 0 && isCharacter(situation, id) && ownerOf(situation, id) === 'blue';
    if (!isFriend || carrier !== undefined) return [];
    return [{ rank: rankOf(card.classes, memberOf(situation, id).kind), piece: id }];
  });
};

const isBeside = ({ planner }: Mind, { place, world }: Spot, friend: PieceId): boolean => {
  const there = placeIn(planner, world, friend);
  return there >= 0 && isSideBySide(world, place, there);
};

/** Where a friend is who lies or stands by himself; -1 when somebody carries him. */
const placeIn = ({ situation, things }: Mind['planner'], { cargo, holders }: World, friend: PieceId): Place => {
  const nth = things.indexOf(friend);
  if (nth < 0) return pieceOf(situation, friend).at;
  return cargo.where[nth] === IN_HAND || holders[nth] !== NOBODY ? -1 : (cargo.where[nth] as Place);
};
