/** Something to be repeated: it does a little of its work and says how many units that was. */
export type Work = () => number;

/** Processor time of this process in seconds; the machine's other work does not count. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The share of a stint that comes before it and does not count: it sweeps up after the work before. */
const LEAD_IN = 0.2;

/**
 * Units per second of processor time, for about so many of them. No collection is forced before it: that cost
 * boardgame.io a third of its speed when we tried, and so flattered us.
 */
export const rateOf = (work: Work, units: number): number => {
  run(work, units * LEAD_IN);
  const start = cpuSeconds();
  const done = run(work, units);
  return done / (cpuSeconds() - start);
};

const run = (work: Work, units: number): number => {
  let done = 0;
  do done += work();
  while (done < units);
  return done;
};

/** The rate of several stints of the same length, one after the other. */
export const together = (rates: readonly number[]): number =>
  rates.length / rates.reduce((sum, rate) => sum + 1 / rate, 0);

/** The median time of that many runs, in milliseconds. */
export const timeOf = (runs: number, work: () => unknown): number => {
  const times = Array.from({ length: runs }, () => {
    const start = cpuSeconds();
    work();
    return (cpuSeconds() - start) * 1000;
  });
  return median(times);
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
};
