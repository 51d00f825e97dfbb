import { cardValue } from '../../rules/card.ts';
import type { Ruleset, Timer } from '../../rules/ruleset.ts';
import type { Limit } from '../action.ts';
import { refuse } from '../refusal.ts';
import { type Card, isAsked, opponent, type Seat, type State, topTask } from '../state.ts';
import { endTurn } from '../turn.ts';
import type { Tx } from '../tx.ts';
import { replyLate } from './answer.ts';
import { play } from './card.ts';
import { layForLate } from './commit.ts';
import type { Handler } from './handler.ts';

/** Time comes from outside: the clock's seat says which limit has run out. */
export const timeout: Handler<'timeout'> = {
  check: ({ rules, state }, _seat, { of }) => {
    if (rules.options.timer === undefined) return refuse(rules, 'untimed');
    return limits(rules, state).some((running) => running.of === of) ? undefined : refuse(rules, 'clockStands', { of });
  },
  perform: (tx, _seat, { of }) => (of === 'turn' ? runOut(tx) : stepIn(tx)),
};

/** A limit that is running now: whose, and how long it may last. */
export interface Running {
  readonly of: Limit;
  readonly seat: Seat;
  readonly seconds: number;
}

/** B-OPT-02 to B-OPT-05: the active player's clock stands while only the opponent decides. */
export const limits = (rules: Ruleset, state: State): readonly Running[] => {
  const { timer } = rules.options;
  const task = topTask(state);
  if (timer === undefined || task === undefined || state.turn.number === 0) return [];
  const { seat, seconds } = state.turn;
  const running: Running[] = [];
  if (task.seats.includes(seat)) running.push({ of: 'turn', seat, seconds });
  const late = lateSeat(state);
  if (late !== undefined) running.push({ of: 'reaction', seat: late, seconds: windowOf(timer, task.kind) });
  return running;
};

const windowOf = (timer: Timer, kind: string): number => (kind === 'place' ? timer.place : timer.combat);

/** Who is keeping the other waiting: the second placer, whoever is asked in his turn, the second to lay a combat card. */
const lateSeat = (state: State): Seat | undefined => {
  const task = topTask(state);
  const other = opponent(state.turn.seat);
  if (task?.kind === 'place' || task?.kind === 'question') return task.seats.includes(other) ? other : undefined;
  return task?.kind === 'commit' && task.seats.length === 1 ? (task.seats[0] as Seat) : undefined;
};

/** The turn's time is up: what is under way is finished for him, and the turn ends (B-OPT-05). */
const runOut = (tx: Tx): void => {
  tx.emit({ type: 'expired' });
  finish(tx, tx.state.turn.seat);
};

const finish = (tx: Tx, seat: Seat): void => {
  const task = topTask(tx.state);
  if (task?.kind === 'question') {
    replyLate(tx, seat);
    // What he is asked next is finished for him as well, until it is somebody else's turn.
    if (tx.state.turn.expired && isAsked(tx.state, seat)) finish(tx, seat);
  } else if (task?.kind === 'place') tx.emit({ type: 'answered', task: { ...task, seats: ['chance'] } });
  else if (task?.kind === 'commit') layForLate(tx, seat);
  else {
    const card = task?.kind === 'card' ? lowestCard(tx) : undefined;
    if (card !== undefined) play(tx, seat, card);
    endTurn(tx);
  }
};

/** A card is played all the same, or the cycle would stand still. Only a position made by hand may have none. */
const lowestCard = ({ rules, state }: Tx): Card | undefined => {
  const { hand } = state.players[state.turn.seat];
  const cards = [...rules.family.economy.playable(rules, state, hand)];
  return cards.sort((a, b) => cardValue(rules, a) - cardValue(rules, b))[0];
};

/** B-OPT-03: the revealer places what his opponent did not, or chance when his own time is over; B-OPT-04: +0 is played. */
const stepIn = (tx: Tx): void => {
  const task = topTask(tx.state);
  const late = lateSeat(tx.state) as Seat;
  const { seat, expired } = tx.state.turn;
  if (task?.kind === 'place') tx.emit({ type: 'answered', task: { ...task, seats: [expired ? 'chance' : seat] } });
  else if (task?.kind === 'question') replyLate(tx, late);
  else layForLate(tx, late);
};
