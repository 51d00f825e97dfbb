/** Equal all the way down, keys without a value included. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      isSame((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
};

/** Equal values have equal keys, in whatever order they were written. */
export const keyOf = (value: unknown): string => JSON.stringify(value, sorted);

const sorted = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The first few, so that a failure can be read. */
export const clip = (text: string, most = 300): string => (text.length > most ? `${text.slice(0, most)}…` : text);
