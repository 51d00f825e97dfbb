import type { Action, Seat, State } from '@archmage/engine';

/** A line of play within one turn: a chain from its end back to where it began. */
export interface Line {
  readonly state: State;
  /** What it is worth to the planner if he stops here. */
  readonly value: number;
  readonly action: Action | undefined;
  readonly before: Line | undefined;
  /** Where chance or the other player decides what comes next, and the plan ends. */
  readonly isOpen: boolean;
}

/** Where a turn begins, or goes on. */
export const startOf = (state: State, value: number): Line => ({
  state,
  value,
  action: undefined,
  before: undefined,
  isOpen: false,
});

/** The actions of a line, first to last. */
export const actionsOf = (line: Line): readonly Action[] => {
  const actions: Action[] = [];
  for (let at: Line | undefined = line; at?.action !== undefined; at = at.before) actions.push(at.action);
  return actions.reverse();
};

/** How many actions it has. */
export const lengthOf = (line: Line): number => {
  let length = 0;
  for (let at: Line | undefined = line; at?.action !== undefined; at = at.before) length++;
  return length;
};

/**
 * Equal numbers for positions that come to the same within a turn; different ones collide once in 2^52. What no line
 * changes before it is open, as face-down rooms and whose turn it is, is left out.
 */
export const keyOf = ({ pieces, tiles, turn, players }: State): number => {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  const mix = (value: number): void => {
    high = Math.imul(high ^ value, 0x01000193) ^ (low >>> 7);
    low = Math.imul(low ^ (value + 0x7f4a7c15), 0x85ebca77) ^ (high >>> 9);
  };
  for (const { at, carrier, wounded } of pieces) mix((at << 8) ^ ((carrier ?? 127) << 1) ^ (wounded ? 1 : 0));
  for (const { turn: quarters, marks, covers } of tiles) {
    mix(quarters);
    for (const { edge, state, by } of marks) mix((edge << 5) ^ (ownerBits(by) << 3) ^ state.length);
    for (const { cell, name, owner } of covers) {
      mix(COVER ^ (cell << 5) ^ (ownerBits(owner) << 3));
      for (let nth = 0; nth < name.length; nth++) mix(name.charCodeAt(nth));
    }
  }
  for (const { ap, only, lent } of turn.purses) mix((ap << 9) ^ (lent ? 0x100 : 0) ^ (only ?? 255));
  for (const id of turn.blocked) mix(id ^ 0x4000);
  // Whoever is gone has left, or died: only the points tell.
  const { yellow, blue } = players;
  mix((yellow.bank << 8) ^ yellow.hand.length);
  mix((blue.bank << 8) ^ blue.hand.length);
  return (high >>> 0) * 2 ** 20 + (low & 0xfffff);
};

const COVER = 0x10000;

const ownerBits = (seat: Seat | undefined): number => (seat === undefined ? 0 : seat === 'yellow' ? 1 : 2);
