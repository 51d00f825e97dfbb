/** What each box brings of one sort (rules, words, pictures): fetched when it is wanted, and then at hand. */
export interface Supply<T> {
  /** Brings what these boxes have, or all there are; nothing for a box it has never heard of. */
  load(boxes?: readonly string[]): Promise<void>;
  /** Puts up what came in another way: a box of one's own. */
  put(box: string, item: T): void;
  get(box: string): T | undefined;
  /** Of the boxes that are at hand, in the supply's order. */
  all(): readonly T[];
  /** The boxes it has, or could fetch. */
  boxes(): readonly string[];
}

export const supplyOf = <T>(loaders: Readonly<Record<string, () => Promise<T>>>): Supply<T> => {
  const here = new Map<string, T>();
  const boxes = (): readonly string[] => [...new Set([...Object.keys(loaders), ...here.keys()])];
  const bring = async (box: string): Promise<void> => {
    const load = loaders[box];
    if (load !== undefined && !here.has(box)) here.set(box, await load());
  };
  return {
    load: async (wanted = boxes()) => {
      await Promise.all(wanted.map(bring));
    },
    put: (box, item) => void here.set(box, item),
    get: (box) => here.get(box),
    all: () => boxes().flatMap((box) => here.get(box) ?? []),
    boxes,
  };
};
