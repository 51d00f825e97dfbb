import type { Thinker } from './mind.ts';

/** What a seat has used of a turn's time, in milliseconds. Reactions in the other's turn count for that turn. */
export interface Pondered {
  readonly turn: number;
  readonly ms: number;
}

/** How long a bot may think about its next answer: what is left of the turn, and a moment at least. */
export const timeLeft = (bot: Thinker, turn: number, pondered: Pondered | undefined): number => {
  if (turn === 0) return Math.min(SET_UP, A_TURN[bot]);
  return Math.max(A_MOMENT, A_TURN[bot] - (pondered?.turn === turn ? pondered.ms : 0));
};

export const ponderedSo = (turn: number, ms: number, before: Pondered | undefined): Pondered => ({
  turn,
  ms: ms + (before?.turn === turn ? before.ms : 0),
});

/** For all answers of a turn together. */
const A_TURN: Readonly<Record<Thinker, number>> = {
  random: 100,
  greedy: 300,
  mcts: 1500,
  planner: 350,
  squire: 150,
  rogue: 150,
  sergeant: 350,
  scout: 350,
  strategist: 900,
  archmage: 1500,
  nonPlayer: 5000,
};

/** A turn that has used up its time still has to be played to its end. */
const A_MOMENT = 50;

/** Set-up is one long turn of some fifteen answers, all of the same weight. */
const SET_UP = 150;
