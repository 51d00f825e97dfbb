import type { Chance } from '@archmage/engine';

/** One of the items, as often as its weight says; any of them when none weighs anything. */
export const pickWeighted = <T>(random: Chance, items: readonly T[], weightOf: (item: T) => number): T => {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let left = (random(FINE) / FINE) * total;
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  return items[random(items.length)] as T;
};

/** Several different ones, each drawn by weight from those that are left. */
export const pickSeveral = <T>(
  random: Chance,
  items: readonly T[],
  weightOf: (item: T) => number,
  count: number,
): readonly T[] => {
  const left = [...items];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) {
    const item = pickWeighted(random, left, weightOf);
    picked.push(item);
    left.splice(left.indexOf(item), 1);
  }
  return picked;
};

const FINE = 1_000_000;
