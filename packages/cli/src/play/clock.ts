import { type Limit, limits, type Ruleset, type Seat, type State } from '@archmage/engine';

/** How much of the turn's time a person has used (B-OPT-02). The time itself comes from outside. */
export interface Clock {
  turn: number;
  used: number;
}

export interface Deadline {
  readonly of: Limit;
  readonly within: number;
}

/** The limit that runs out first for this seat, in milliseconds. */
export const deadlineOf = (clock: Clock, rules: Ruleset, state: State, seat: Seat): Deadline | undefined => {
  if (clock.turn !== state.turn.number) Object.assign(clock, { turn: state.turn.number, used: 0 });
  const running = limits(rules, state).filter((limit) => limit.seat === seat);
  const due = running.map(({ of, seconds }) => ({
    of,
    within: Math.max(0, seconds * 1000 - (of === 'turn' ? clock.used : 0)),
  }));
  return due.sort((a, b) => a.within - b.within)[0];
};
