/** Numbers from 0 up to 1 that are always the same for the same seed: textures must not change from one drawing to the next. */
export const seeded = (seed: number): (() => number) => {
  let state = (seed * 2654435761 + 974711) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
