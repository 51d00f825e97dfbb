import type { Seat, State } from '@archmage/engine';

/** Shares out the time of a turn. A bot is told when it is over, but not how much there is: it learns from turn to turn. */
export interface Pace {
  /** How often to look at this decision. */
  readonly share: (view: State, seat: Seat) => number;
  /** So often it was looked at, and whether the turn's time is up now. */
  readonly spend: (count: number, time: 'left' | 'up') => void;
}

export const paceFrom = (guess: number): Pace => {
  let most = guess;
  let turn: number | undefined;
  let spent = 0;
  let isUp = false;
  const begin = (number: number): void => {
    if (isUp) most = spent * CAREFUL;
    // A reaction in the other's turn says nothing about how much there was.
    else if (spent > most / 2) most *= BOLDER;
    [turn, spent, isUp] = [number, 0, false];
  };
  return {
    share: (view, seat) => {
      if (view.turn.number !== turn) begin(view.turn.number);
      return Math.ceil(Math.max(0, most - spent) / decisionsLeft(view, seat));
    },
    spend: (count, time) => {
      if (!isUp) spent += count;
      isUp ||= time === 'up';
    },
  };
};

const CAREFUL = 0.9;
const BOLDER = 1.2;

/** As many as there are tokens to lay out in set-up; a card and what it pays for in a turn. */
const decisionsLeft = ({ tasks, turn, players }: State, seat: Seat): number => {
  if (turn.number === 0) return 1 + players[seat].reserve.length;
  if (tasks.at(-1)?.kind === 'card') return 1 + USUAL;
  return Math.max(
    1,
    turn.purses.reduce((sum, { ap }) => sum + ap, 0),
  );
};

const USUAL = 4;
