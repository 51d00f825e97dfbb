import { SLIT } from '../../../../board/edge.ts';
import { lineOf } from '../../../../board/grid.ts';
import { accessible } from '../../../../core/actions/reveal.ts';
import type { Place } from '../../../../core/state.ts';
import { effectOf } from '../cards.ts';
import type { Aim, Target } from '../plan/aim.ts';
import type { Spot } from '../plan/graph.ts';
import { imagine } from '../plan/imagine.ts';
import { type Mind, noted } from '../plan/mind.ts';
import { faceDownAt } from './unseen.ts';

/** S-REVL-01, S-REVL-02, S-REVL-05: a square with direct access to a face-down room. */
export const revealRoom = (mind: Mind): readonly Aim[] => {
  const { situation } = mind.planner;
  const targets: readonly Target[] = situation.state.tiles.flatMap(({ room }, tile) =>
    room === undefined ? [{ rank: 1, tile }] : [],
  );
  return [
    {
      objective: 'reveal_room',
      targets,
      cost: 1,
      moving: false,
      hits: (spot) =>
        accessAt(mind, spot).flatMap((tile) =>
          targets.some((target) => target.tile === tile)
            ? [{ target: { rank: 1, tile }, act: { sort: 'reveal', tile } as const }]
            : [],
        ),
      squares: ({ tile }) => squaresOfSlot(mind, tile as number),
    },
  ];
};

const accessAt = (mind: Mind, spot: Spot): readonly number[] =>
  noted(mind, `access ${spot.place} ${spot.world.id}`, () => {
    const { npc, situation } = mind.planner;
    const { maze, rules } = situation;
    const isOnLine = lineOf(rules.grid, spot.place) >= 0;
    if (!isOnLine && ![0, 1, 2, 3].some((side) => faceDownAt(situation, spot.place, side) >= 0)) return [];
    const open = accessible(imagine(mind.planner, spot), npc);
    if (effectOf(mind.planner.card, 'reveal_through') === undefined || isOnLine) return open;
    // S-PERS-01: through slits too.
    const slits = [0, 1, 2, 3].filter((side) => maze.near[spot.place * 4 + side] === SLIT);
    return [...new Set([...open, ...slits.map((side) => faceDownAt(situation, spot.place, side))])].filter(
      (tile) => tile >= 0,
    );
  });

/** A face-down room has squares of the board, though nobody can be on them: any turn will do. */
const squaresOfSlot = ({ planner }: Mind, tile: number): readonly Place[] => {
  const { cells } = planner.situation.rules.grid;
  return Array.from({ length: cells }, (_, cell) => tile * cells + cell);
};
