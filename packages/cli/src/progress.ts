import type { Io } from './io.ts';

/** A bar on the error stream when a person watches it, and nothing otherwise. Call the answer after each step. */
export const progress = ({ errors }: Io, total: number, what: string): (() => void) => {
  let done = 0;
  if (errors.isTTY !== true) return () => {};
  return () => {
    done += 1;
    const filled = Math.round((done / total) * WIDTH);
    const bar = `${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}`;
    errors.write(done === total ? `\r${' '.repeat(WIDTH + 40)}\r` : `\r[${bar}] ${done}/${total} ${what}`);
  };
};

const WIDTH = 30;
