import type { ParseError, Room } from '@archmage/engine';
import { type Arrow, blankPair, type Pair, readPairs, renumbered, writePairs } from './room-draft.ts';

/** Rooms on the drawing board: the text, and the drawing as far as the text could be read. */
export interface Bench {
  readonly text: string;
  readonly pairs: readonly Pair[];
  /** The pair that is looked at. */
  readonly at: number;
  readonly error: ParseError | undefined;
  readonly past: readonly Moment[];
  readonly future: readonly Moment[];
  /** What is being done: its parts are undone together. */
  readonly stroke: string | undefined;
}

type Moment = Pick<Bench, 'text' | 'pairs' | 'at' | 'error'>;

/** The boxes have rooms 1 to 8. */
export const FIRST_NUMBER = '9';

export const beginBench = (text?: string): Bench => {
  const none = { past: [], future: [], stroke: undefined, at: 0 };
  const read = text === undefined ? undefined : readPairs(text);
  if (text !== undefined && read?.ok && read.value.length > 0)
    return { ...none, text, pairs: read.value, error: undefined };
  const pairs = [blankPair(FIRST_NUMBER)];
  if (text === undefined || text.trim() === '') return { ...none, text: writePairs(pairs), pairs, error: undefined };
  return { ...none, text, pairs, error: read?.ok ? undefined : read?.error };
};

/** Another drawing, and the text it makes. */
export const drawn = (bench: Bench, pairs: readonly Pair[], stroke?: string, at = bench.at): Bench => {
  const text = writePairs(pairs);
  if (text === bench.text && at === bench.at) return bench;
  const read = readPairs(text);
  return changed(bench, { text, pairs, at, error: read.ok ? undefined : read.error }, stroke);
};

/** Another text, and the drawing of it if it can be read: otherwise the last one stays. */
export const written = (bench: Bench, text: string): Bench => {
  const read = readPairs(text);
  const pairs = read.ok && read.value.length > 0 ? read.value : bench.pairs;
  const at = Math.min(bench.at, pairs.length - 1);
  return changed(bench, { text, pairs, at, error: read.ok ? undefined : read.error }, 'typing');
};

export const withRoom = (bench: Bench, arrow: Arrow, room: Room, stroke?: string): Bench =>
  drawn(
    bench,
    replaced(bench, (pair) => ({ ...pair, [arrow]: room })),
    stroke,
  );

export const withNumber = (bench: Bench, number: string): Bench =>
  drawn(
    bench,
    replaced(bench, (pair) => renumbered(pair, number)),
    'number',
  );

export const withNewPair = (bench: Bench): Bench => {
  const pairs = [...bench.pairs, blankPair(freeNumber(bench.pairs))];
  return drawn(bench, pairs, undefined, pairs.length - 1);
};

export const withoutPair = (bench: Bench): Bench => {
  const pairs = bench.pairs.filter((_, nth) => nth !== bench.at);
  return pairs.length === 0 ? bench : drawn(bench, pairs, undefined, Math.max(0, bench.at - 1));
};

export const lookingAt = (bench: Bench, at: number): Bench => ({ ...bench, at, stroke: undefined });

export const undone = (bench: Bench): Bench => {
  const last = bench.past.at(-1);
  if (last === undefined) return bench;
  return { ...last, past: bench.past.slice(0, -1), future: [momentOf(bench), ...bench.future], stroke: undefined };
};

export const redone = (bench: Bench): Bench => {
  const [next, ...future] = bench.future;
  if (next === undefined) return bench;
  return { ...next, past: [...bench.past, momentOf(bench)], future, stroke: undefined };
};

/** Something is wrong with the text that no drawing shows. */
export const isStale = ({ error, pairs, text }: Bench): boolean => error !== undefined && writePairs(pairs) !== text;

const KEPT = 200;

const changed = (bench: Bench, next: Moment, stroke: string | undefined): Bench => {
  const isGoingOn = stroke !== undefined && stroke === bench.stroke;
  const past = isGoingOn ? bench.past : [...bench.past, momentOf(bench)].slice(-KEPT);
  return { ...next, past, future: [], stroke };
};

const momentOf = ({ text, pairs, at, error }: Bench): Moment => ({ text, pairs, at, error });

const replaced = ({ pairs, at }: Bench, change: (pair: Pair) => Pair): readonly Pair[] =>
  pairs.map((pair, nth) => (nth === at ? change(pair) : pair));

const freeNumber = (pairs: readonly Pair[]): string => {
  for (let number = Number(FIRST_NUMBER); ; number += 1)
    if (!pairs.some((pair) => pair.number === `${number}`)) return `${number}`;
};
