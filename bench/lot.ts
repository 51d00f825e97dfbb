/** Draws a whole number from 0 to below the count; the same seed draws the same ones. */
export type Lot = (count: number) => number;

/** A linear congruential generator; its high bits are the good ones, so the count scales instead of dividing. */
export const lotOf = (seed: number): Lot => {
  let bits = seed >>> 0;
  return (count) => {
    bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
    return Math.floor((bits / 2 ** 32) * count);
  };
};
