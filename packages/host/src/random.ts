import { type Chance, drawAt } from '@archmage/engine';

/** For bots: the game's own chance comes from the dice. */
export type Random = Chance;

/** The same seed gives the same numbers on every machine. */
export const randomOf = (seed: string): Random =>
  randomFrom([drawAt(seed, 0, WORD), drawAt(seed, 1, WORD), drawAt(seed, 2, WORD), drawAt(seed, 3, WORD)]);

/** sfc32, from four words that are random already. */
export const randomFrom = (words: readonly [number, number, number, number]): Random => {
  let [a, b, c, d] = words.map((word) => word | 0) as [number, number, number, number];
  const next = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  return (outcomes) => Math.floor((next() / WORD) * outcomes);
};

/** The same seed and purpose give the same numbers, and none of them tells of the dice. */
export const chanceOf = (seed: string, purpose: string): Random => randomOf(`${purpose} of ${seed}`);

/** In hex. Sixteen bytes that nobody can guess make a seed that nobody can. */
export const seedOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const WORD = 2 ** 32;
