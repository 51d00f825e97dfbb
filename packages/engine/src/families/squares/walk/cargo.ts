import type { Place } from '../../../core/state.ts';

/**
 * What a walk has done so far to the things in its reach: `where[n]` is the place the walker's n-th thing lies on,
 * or `IN_HAND`; `hand` is one that it carries, or `EMPTY`, and `held` says how many there are.
 */
export interface Cargo {
  readonly hand: number;
  readonly held: number;
  readonly where: readonly number[];
  /** The walker hangs on what it carries, and may stop where it could not stand (B-ROP-02). */
  readonly hangs: boolean;
}

export const EMPTY = -1;
export const IN_HAND = -1;

export const takeUp = ({ held, where }: Cargo, thing: number): Cargo => ({
  hand: thing,
  held: held + 1,
  where: put(where, thing, IN_HAND),
  hangs: false,
});

export const putDown = ({ hand, held, where }: Cargo, thing: number, place: Place): Cargo => {
  const left = put(where, thing, place);
  return { hand: hand === thing ? left.indexOf(IN_HAND) : hand, held: held - 1, where: left, hangs: false };
};

const put = (where: readonly number[], thing: number, place: number): readonly number[] => {
  const changed = where.slice();
  changed[thing] = place;
  return changed;
};

/** The first thing that lies here, or `EMPTY`. */
export const thingAt = ({ where }: Cargo, place: Place): number => {
  for (let thing = 0; thing < where.length; thing++) if (where[thing] === place) return thing;
  return EMPTY;
};

/** Everything that lies here in hand. */
export const allTakenUp = (cargo: Cargo, place: Place): Cargo => {
  let gathered = cargo;
  for (let thing = 0; thing < cargo.where.length; thing++)
    if (cargo.where[thing] === place) gathered = takeUp(gathered, thing);
  return gathered;
};
