import type { Place } from '../../../../core/state.ts';
import type { Aim } from '../plan/aim.ts';
import type { Mind } from '../plan/mind.ts';

const OUT = { rank: 1 } as const;

/** S-EXIT-01 to S-EXIT-03: a square of the yellow line that it can enter. */
export const exit = (mind: Mind): readonly Aim[] => [
  {
    objective: 'exit',
    targets: [OUT],
    cost: 0,
    moving: true,
    hits: ({ out }) => (out ? [{ target: OUT, act: { sort: 'exit' } }] : []),
    squares: () => lineOf(mind),
  },
];

const lineOf = ({ planner }: Mind): readonly Place[] => {
  const { exitFrom, exitTo } = planner.first.walker;
  return Array.from({ length: exitTo - exitFrom }, (_, nth) => exitFrom + nth);
};
