/** Something to be repeated: it does a little of its work and says how many units that was. */
export type Work = () => number;

/** Processor time of this process in seconds; the machine's other work does not count. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** What a full collection costs afterwards: V8 forgets shapes that nothing alive has, and code made for them. */
const LEAD_IN = 0.3;

/** Units per second of processor time, over at least that much of it, without what ran before having a say. */
export const rateOf = (work: Work, seconds: number): number => {
  globalThis.gc?.();
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
  globalThis.gc?.();
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
