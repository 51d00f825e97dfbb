import type { Run } from './run.ts';
import { type Move, movesOf } from './weights.ts';

/** One line for each iteration: its number, all games, its seconds, how plus did against minus, what moved most. */
export const progressOf = ({ iteration, games, history, base, theta }: Run): string => {
  const { seconds = 0, gain = 0 } = history.at(-1) ?? {};
  const moves = movesOf(base, theta).slice(0, SHOWN).map(moveText).join(', ');
  const score = `${(50 + 50 * gain).toFixed(1).padStart(5)} %`;
  return `${String(iteration).padStart(5)}  ${String(games).padStart(6)} games  ${seconds.toFixed(1).padStart(6)} s  ${score}  ${moves}`;
};

const SHOWN = 3;

export const moveText = ({ name, from, to }: Move): string => `${name} ${short(from)} -> ${short(to)}`;

const short = (weight: number): string => String(Number(weight.toPrecision(3)));
