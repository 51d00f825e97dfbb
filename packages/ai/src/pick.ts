/** A whole number below `outcomes`. */
export type Random = (outcomes: number) => number;

export const pick = <T>(random: Random, items: readonly T[]): T => items[random(items.length)] as T;
