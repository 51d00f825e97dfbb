import type { GameEvent } from '@archmage/engine';

/** Where two lists of events differ first. The order of a record's fields says nothing. */
export const firstDifference = (some: readonly GameEvent[], others: readonly GameEvent[]): number | undefined => {
  const count = Math.max(some.length, others.length);
  return Array.from({ length: count }, (_, nth) => nth).find((nth) => sorted(some[nth]) !== sorted(others[nth]));
};

const sorted = (event: GameEvent | undefined): string | undefined =>
  JSON.stringify(event, (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)))
      : value,
  );
