import { openSync, readSync } from 'node:fs';

/** Milliseconds since some time ago, in the thread that asks. */
export type Clock = () => number;

/** Where Linux tells how long the thread that opens it has run, in nanoseconds. */
const SCHEDULED = '/proc/thread-self/schedstat';

/**
 * How long this thread has worked: processor time where the system tells, or a busy machine would make every bot a worse
 * one; elsewhere what the clock on the wall says. An own one for each thread, whose file it is.
 */
export const workClock = (file = SCHEDULED): Clock => {
  const opened = open(file);
  if (opened === undefined) return () => performance.now();
  const text = Buffer.alloc(DIGITS);
  return () => Number.parseInt(text.toString('latin1', 0, readSync(opened, text, 0, DIGITS, 0)), 10) / 1e6;
};

/** A number of nanoseconds and what follows it. */
const DIGITS = 64;

const open = (file: string): number | undefined => {
  try {
    return openSync(file, 'r');
  } catch {
    return undefined;
  }
};
