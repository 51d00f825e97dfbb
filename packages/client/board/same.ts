import { useRef } from 'preact/hooks';

/** The value given before, as long as nothing in it has changed: what is drawn from it need not be drawn again. */
export const useSame = <T>(value: T): T => {
  const kept = useRef(value);
  if (!isSame(kept.current, value)) kept.current = value;
  return kept.current;
};

/** Equal in everything that is in them; for plain data. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, nth) => isSame(item, other[nth]));
  }
  const entries = Object.entries(one);
  const others = new Map(Object.entries(other));
  return entries.length === others.size && entries.every(([key, item]) => isSame(item, others.get(key)));
};
