/** What each box brings of one sort (rules, words, pictures): fetched when it is wanted, and then at hand. */
export interface Supply<T> {
  /** Brings what these boxes have, or all there are; nothing for a box it has never heard of. */
  load(boxes?: readonly string[]): Promise<void>;
  /** Puts up what came in another way: a box of one's own. */
  put(box: string, item: T): void;
  get(box: string): T | undefined;
  /** Of the boxes that are at hand and offered, in the supply's order. */
  all(): readonly T[];
  /** Of all that are at hand, offered or not, in the same order. */
  here(): readonly T[];
  /** The boxes it has, or could fetch, and offers. */
  boxes(): readonly string[];
}

type Loaders<T> = Readonly<Record<string, () => Promise<T>>>;

/** What is `aside` comes when it is asked for by its name, and is not among what is offered. */
export const supplyOf = <T>(loaders: Loaders<T>, aside: Loaders<T> = {}): Supply<T> => {
  const here = new Map<string, T>();
  const isOffered = (box: string): boolean => !(box in aside);
  // Whatever is fetched at once arrives in any order, so theirs is not asked.
  const known = (): readonly string[] => [...new Set([...Object.keys(loaders), ...Object.keys(aside), ...here.keys()])];
  const boxes = (): readonly string[] => known().filter(isOffered);
  const bring = async (box: string): Promise<void> => {
    const load = loaders[box] ?? aside[box];
    if (load !== undefined && !here.has(box)) here.set(box, await load());
  };
  return {
    load: async (wanted = boxes()) => {
      await Promise.all(wanted.map(bring));
    },
    put: (box, item) => void here.set(box, item),
    get: (box) => here.get(box),
    all: () => boxes().flatMap((box) => here.get(box) ?? []),
    here: () => known().flatMap((box) => here.get(box) ?? []),
    boxes,
  };
};
