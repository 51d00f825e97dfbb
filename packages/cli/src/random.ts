import { createHash } from 'node:crypto';
import { type Random, randomFrom } from '@archmage/host';

/** The same seed gives the same numbers on every machine. The games in games/ were made with these. */
export const randomOf = (seed: string): Random => {
  const digest = createHash('sha256').update(seed).digest();
  const word = (at: number): number => digest.readInt32LE(at);
  return randomFrom([word(0), word(4), word(8), word(12)]);
};
