import { type BySeat, isAsked, type Limit, SEATS, type Seat, type State } from '@archmage/engine';
import { clocksOf, type Spent, spend, turnOver, UNSPENT } from '@archmage/host';
import type { Setting } from './setting.ts';

/** Time used up. It follows from the times of the log alone, so that every node counts the same. */
export interface Times {
  /** Of the limits that the rules have (B-OPT-02 to B-OPT-05). */
  readonly book: Spent;
  /** Milliseconds of the bank, or of the days for this turn. */
  readonly used: BySeat<number>;
  /** When this was true. */
  readonly since: number;
}

export interface TableClock {
  readonly of: 'bank' | 'days' | Limit;
  readonly seat: Seat;
  /** Milliseconds; never below 0. */
  readonly left: number;
  readonly runs: boolean;
}

export const timesAt = (started: number): Times => ({ book: UNSPENT, used: { yellow: 0, blue: 0 }, since: started });

/** After the time until `now` in this state, with the clocks running. */
export const charged = ({ rules, pace }: Setting, state: State, times: Times, now: number): Times => {
  const ms = Math.max(0, now - times.since);
  if (ms === 0) return times;
  const spent = (seat: Seat) => times.used[seat] + (pace.of !== 'open' && isAsked(state, seat) ? ms : 0);
  return {
    book: spend(rules, state, times.book, ms),
    used: { yellow: spent('yellow'), blue: spent('blue') },
    since: times.since + ms,
  };
};

/** What an entry that led from one state to another gives back: a window of its own for each reaction, the increment. */
export const refreshed = ({ rules, pace }: Setting, before: State, after: State, times: Times): Times => {
  const book = turnOver(rules, before, after, times.book);
  const hasTurned = before.turn.number !== after.turn.number;
  const used = (seat: Seat): number => {
    if (pace.of === 'days') return hasTurned || !isAsked(after, seat) ? 0 : times.used[seat];
    const isRewarded = pace.of === 'live' && hasTurned && before.turn.number > 0 && before.turn.seat === seat;
    return times.used[seat] - (isRewarded ? pace.increment * 1000 : 0);
  };
  return { ...times, book, used: { yellow: used('yellow'), blue: used('blue') } };
};

/** All clocks of a game under way; those that run first, the next to run out before the others. */
export const tableClocks = ({ rules, pace }: Setting, state: State, times: Times): readonly TableClock[] => {
  if (state.ending !== undefined) return [];
  const book = clocksOf(rules, state, times.book).map(
    ({ of, seat, left }): TableClock => ({ of, seat, left: Math.round(left * 1000), runs: true }),
  );
  const whole = pace.of === 'live' ? pace.bank * 1000 : pace.of === 'days' ? pace.days * DAY : undefined;
  if (whole === undefined) return book;
  const own = SEATS.map(
    (seat): TableClock => ({
      of: pace.of === 'live' ? 'bank' : 'days',
      seat,
      left: Math.max(0, whole - times.used[seat]),
      runs: isAsked(state, seat),
    }),
  );
  return [...book, ...own].sort((a, b) => Number(b.runs) - Number(a.runs) || a.left - b.left);
};

const DAY = 86_400_000;
