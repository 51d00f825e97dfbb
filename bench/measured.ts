import { together } from './clock.ts';
import type { Figures } from './figures.ts';

export const WORKS = ['play', 'mixed', 'chess', 'noop', 'evolve', 'legal', 'game', 'gameOfAll'] as const;
export type Work = (typeof WORKS)[number];

/** What one process has measured: of each work the rates of its stints, and what is no rate. */
export interface Measured {
  readonly stints: Readonly<Record<Work, readonly number[]>>;
  readonly rest: Rest;
}
export type Rest = Pick<Figures, 'choices' | 'late' | 'replayMs' | 'loadMs' | 'maxStateBytes'>;

/**
 * The figures of several processes. Which code is compiled how is a matter of chance and stays so as long as a process
 * lives: of each stint the fastest counts, ours and the yardsticks' alike.
 */
export const figuresOf = (processes: readonly [Measured, ...Measured[]]): Figures => {
  const rate = (work: Work): number => {
    const [first] = processes;
    return together(
      first.stints[work].map((_, nth) => Math.max(...processes.map(({ stints }) => stints[work][nth] ?? 0))),
    );
  };
  const play = rate('play');
  const mixed = rate('mixed');
  const chess = rate('chess');
  const noop = rate('noop');
  const game = rate('game');
  return {
    ...processes[0].rest,
    actionsPerSecond: play,
    ratios: { chessops: play / chess, boardgameio: play / noop },
    mixed: { actionsPerSecond: mixed, ratio: mixed / chess },
    games: { perSecond: game, cost: game / rate('gameOfAll') },
    yardsticks: { pliesPerSecond: chess, noopsPerSecond: noop },
    legalPerSecond: rate('legal'),
    eventsPerSecond: rate('evolve'),
  };
};
