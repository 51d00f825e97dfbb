import { createHash } from 'node:crypto';

/** A whole number below `outcomes`. For bots: the game's own chance comes from the dice. */
export type Random = (outcomes: number) => number;

/** The same seed gives the same numbers on every machine (sfc32). */
export const randomOf = (seed: string): Random => {
  const digest = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => digest.readInt32LE(at)) as [number, number, number, number];
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  return (outcomes) => Math.floor((next() / 2 ** 32) * outcomes);
};

export const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T;
