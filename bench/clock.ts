/** Something to be repeated: it does a little of its work and says how many units that was. */
export type Work = () => number;

/** Processor time of this process in seconds; the machine's other work does not count. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** The share of a turn that does not count: it sweeps up after the work before it. */
const LEAD_IN = 0.2;

/**
 * Units per second of processor time, over about that much of it. No collection is forced before it: that cost
 * boardgame.io a third of its speed when we tried, and so flattered us.
 */
export const rateOf = (work: Work, seconds: number): number => {
  spend(work, seconds * LEAD_IN);
  return spend(work, seconds * (1 - LEAD_IN));
};

const spend = (work: Work, seconds: number): number => {
  const start = cpuSeconds();
  let units = 0;
  let spent = 0;
  do {
    units += work();
    spent = cpuSeconds() - start;
  } while (spent < seconds);
  return units / spent;
};

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
