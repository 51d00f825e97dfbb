import { findAt, isStanding, memberOf, NOBODY, type Situation } from '../../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../../core/state.ts';
import { effectIn, isNpc } from '../game.ts';
import type { Aim } from '../plan/aim.ts';
import type { Mind } from '../plan/mind.ts';

/** S-ROT-01, S-ROT-02, S-ROT-09: a gear to stand on. */
export const rotateRoom = (mind: Mind): readonly Aim[] => {
  const { situation, npc } = mind.planner;
  const targets = [...situation.maze.gears].flatMap((place, tile) =>
    place >= 0 && !isLocked(situation, npc, tile) ? [{ rank: 1, tile, place }] : [],
  );
  return [
    {
      objective: 'rotate_room',
      targets,
      cost: 0,
      moving: false,
      hits: ({ place }) =>
        targets
          .filter((target) => target.place === place)
          .map((target) => ({ target, act: { sort: 'roll', tile: target.tile } })),
      squares: ({ place }) => [place as Place],
    },
  ];
};

/** S-PERS-05: somebody holds the gear of this pair, and lets only some classes turn it. */
export const isLocked = (situation: Situation, piece: PieceId, tile: number): boolean => {
  const { maze, rules } = situation;
  const pair = maze.chambers[tile]?.room.number;
  return maze.chambers.some((chamber, nth) => {
    if (chamber?.room.number !== pair) return false;
    const holder = findAt(situation, maze.gears[nth] as Place, (id) => isNpc(rules, id) && isStanding(situation, id));
    const lock = holder === NOBODY || holder === piece ? undefined : effectIn(rules, holder, 'rotation_lock');
    return lock !== undefined && !lock.except.some((each) => each === memberOf(situation, piece).kind);
  });
};
