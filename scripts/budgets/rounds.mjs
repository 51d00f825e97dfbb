import { availableParallelism, loadavg } from 'node:os';

export const median = (figures) => nth(figures, 0.5);

/** The figure that this share of all does not exceed. */
export const nth = (figures, share) => {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
};

export const rounded = (figure) => Math.round(figure * 10) / 10;

/**
 * The median of several rounds. Beside it, what an empty page needs for the same at this moment, and how much longer
 * than alone a piece of work takes here: a figure that is missed while both are slow tells of the machine, not of the game.
 */
export async function inRounds(name, { rounds, measure, yardstick, isSlow }) {
  const figures = [];
  const empties = [];
  const waits = [];
  for (let round = 0; round < rounds; round++) {
    empties.push(await yardstick());
    waits.push(waitingHere());
    figures.push(await measure());
  }
  const empty = rounded(median(empties));
  const waiting = rounded(median(waits));
  const isBusy = waiting > 1.25 || isSlow(empty);
  const machine = `work takes ${waiting} times as long as alone, load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`;
  console.error(`${name}: ${figures.map(rounded).join(' ')}; an empty page: ${empty}; ${machine}`);
  if (isBusy) console.error(`${name}: the machine is too busy to judge.`);
  return rounded(median(figures));
}

/** The mean of many equal pieces of work by the quickest of them, which nobody interrupted. */
export function waitingHere() {
  const times = Array.from({ length: 40 }, () => {
    const started = performance.now();
    for (let sum = 0, step = 0; step < 2e6; step++) sum += Math.sqrt(step + sum);
    return performance.now() - started;
  });
  return times.reduce((sum, time) => sum + time) / times.length / Math.min(...times);
}
