import type { Purse, State } from '@archmage/engine';
import type { Trace } from '../bot.ts';
import { keyOf } from './line.ts';
import type { Mind } from './mind.ts';

/** Notes a position, and says whether some line had come to it before. */
export type Seen = (state: State) => boolean;

export const seenBy = ({ done, style: { isTidy } }: Mind): Seen => (isTidy ? withAsMuch(done) : exactly());

const exactly = (): Seen => {
  const keys = new Set<number>();
  return (state) => {
    const { size } = keys;
    return keys.add(keyOf(state)).size === size;
  };
};

/** With no more points left for everybody it was all in vain: a gear turned to and fro, a walk there and back. */
const withAsMuch = (done: readonly Trace[]): Seen => {
  const most = new Map<number, number>(done.map(({ from }) => [from, Number.POSITIVE_INFINITY]));
  return (state) => {
    const key = standingOf(state);
    const left = state.turn.purses.find(isForAll)?.ap ?? 0;
    if (left <= (most.get(key) ?? NEVER)) return true;
    most.set(key, left);
    return false;
  };
};

const NEVER = -1;

/** The key of a position, however many points are left for everybody. */
export const standingOf = (state: State): number => {
  const { turn } = state;
  return keyOf({ ...state, turn: { ...turn, purses: turn.purses.filter((purse) => !isForAll(purse)) } });
};

const isForAll = ({ only }: Purse): boolean => only === undefined;
