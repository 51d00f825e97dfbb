/** Things by their numbers: an array, or what makes them when they are looked at. */
export interface Numbered<T> {
  readonly length: number;
  at(nth: number): T | undefined;
}

export const each = <A, T>(items: Numbered<A>, make: (item: A) => T): Numbered<T> => ({
  length: items.length,
  at: (nth) => make(items.at(nth) as A),
});

/** All pairs, those of the first thing first. */
export const eachWithEach = <A, B, T>(
  first: readonly A[],
  second: readonly B[],
  make: (a: A, b: B) => T,
): Numbered<T> => ({
  length: first.length * second.length,
  at: (nth) => make(first[Math.floor(nth / second.length)] as A, second[nth % second.length] as B),
});
