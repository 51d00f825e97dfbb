import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Clock, workClock } from './clock.ts';

/** Works until the clock has gone on. */
const goesOn = (clock: Clock): boolean => {
  const begun = clock();
  for (let round = 0; round < 1e8; round++) if (clock() > begun) return true;
  return false;
};

describe('the clock of a thread', () => {
  test.runIf(existsSync('/proc/thread-self/schedstat'))(
    'goes on while it works, and hardly while it waits',
    async () => {
      const clock = workClock();
      expect(goesOn(clock)).toBe(true);
      const [worked, waited] = [clock(), performance.now()];
      await setTimeout(200);
      expect(clock() - worked).toBeLessThan((performance.now() - waited) / 2);
    },
  );

  test('is the one on the wall where the system does not tell', () => {
    const clock = workClock('/no/such/file');
    expect(goesOn(clock)).toBe(true);
    expect(Math.abs(clock() - performance.now())).toBeLessThan(1000);
  });
});
