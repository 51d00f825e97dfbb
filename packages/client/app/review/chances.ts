import type { BySeat, Ending, Seat, State } from '@archmage/engine';
import type { Story } from '@archmage/host';
import { turnsOf } from '../play/turns.ts';

/** A moment of the graph: where a turn begins, or the end of the game. */
export interface Moment {
  readonly turn: number;
  /** Whose turn begins; nobody's at the end. */
  readonly seat: Seat | undefined;
  /** How many chapters were told by then. */
  readonly at: number;
}

export interface ChanceAt extends Moment {
  /** How likely yellow is to win. */
  readonly chance: number;
}

/** A turn after which the chances were others. They are those of whose turn it was. */
export interface Swing {
  readonly turn: number;
  readonly seat: Seat;
  /** The chapters of the turn, `until` no longer one of them. */
  readonly at: number;
  readonly until: number;
  readonly from: number;
  readonly to: number;
}

/** Set-up has no chances yet. */
export const momentsOf = (story: Story): readonly Moment[] => {
  const turns = turnsOf(story).filter(({ number, from, to }) => number > 0 && to > from);
  const last = turns.at(-1);
  if (last === undefined) return [];
  const begun = turns.map(({ number, seat, from }) => ({ turn: number, seat, at: from }));
  return [...begun, { turn: last.number, seat: undefined, at: last.to }];
};

/** The line of the graph ends where the game did, whatever the position said. */
export const chancesOf = (moments: readonly Moment[], found: readonly number[], end: State): readonly ChanceAt[] =>
  moments.flatMap((moment, nth) => {
    const chance = found[nth];
    if (chance === undefined) return [];
    return [{ ...moment, chance: moment.seat === undefined && end.ending ? resultOf(end.ending) : chance }];
  });

/** The turns that changed most, the greatest first. */
export const swingsOf = (moments: readonly Moment[], found: readonly number[], count = 3): readonly Swing[] =>
  moments
    .flatMap(({ turn, seat, at }, nth): readonly Swing[] => {
      const [before, after, next] = [found[nth], found[nth + 1], moments[nth + 1]];
      if (seat === undefined || before === undefined || after === undefined || next === undefined) return [];
      return [{ turn, seat, at, until: next.at, from: chanceFor(seat, before), to: chanceFor(seat, after) }];
    })
    .filter((swing) => sizeOf(swing) >= WORTH_TELLING)
    .sort((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, count);

export const chanceFor = (seat: Seat, yellow: number): number => (seat === 'yellow' ? yellow : 1 - yellow);

/** Whole per cents that make 100 together. */
export const percentsOf = (yellow: number): BySeat<number> => {
  const share = Math.round(yellow * 100);
  return { yellow: share, blue: 100 - share };
};

const sizeOf = ({ from, to }: Swing): number => Math.abs(to - from);

const WORTH_TELLING = 0.03;

const resultOf = ({ winner }: Ending): number => {
  if (winner === 'draw') return 0.5;
  return winner === 'yellow' ? 1 : 0;
};
