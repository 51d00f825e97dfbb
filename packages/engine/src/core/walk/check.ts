import { type Spot, spotOf } from '../../board/spot.ts';
import type { Leg } from '../action.ts';
import type { Facts, RefusalCode } from '../refusal.ts';
import { isExit, killsAt, loadsOf, type Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import type { Cargo } from './cargo.ts';
import { depart, enter, leave, stop, take } from './steps.ts';
import { firstCargo, isDeadly, type Walker } from './walker.ts';

export interface Misstep {
  readonly code: RefusalCode;
  readonly facts: Facts;
}

interface Progress {
  place: Place;
  cargo: Cargo;
  /** What it had when it came here. */
  arrived: Cargo;
  steps: number;
  entry: 'free' | 'tied';
  /** Something was left or taken on this place. */
  exchanged: boolean;
}

/** What a walk may move: the walker's load, and what it says it takes. */
export const thingsOf = (situation: Situation, id: PieceId, walk: readonly Leg[] = []): readonly PieceId[] => {
  const things = [...loadsOf(situation, id)];
  for (const leg of walk) {
    if ('take' in leg && leg.take !== id && leg.take in situation.pieces && !things.includes(leg.take))
      things.push(leg.take);
  }
  return things;
};

/** Any walk, leg by leg, by the same automaton that `legal` searches. */
export const checkWalk = (walker: Walker, walk: readonly Leg[]): Misstep | undefined => {
  const cargo = firstCargo(walker);
  const at: Progress = { place: walker.start, cargo, arrived: cargo, steps: 0, entry: 'free', exchanged: false };
  for (const leg of walk) {
    const code = 'to' in leg ? step(walker, at, leg.to) : exchange(walker, at, leg);
    const place = 'to' in leg && code !== 'dead' ? leg.to : at.place;
    if (code !== undefined) return { code, facts: { place, steps: at.steps } };
  }
  if (at.steps === 0) return { code: 'noStep', facts: { place: at.place } };
  // Who stays where one dies does nothing more there (P-ROCKS-15).
  const isBusy = at.exchanged && killsAt(walker.situation, at.place);
  const code = isBusy ? 'stopBusy' : stop(walker, at.cargo, at.place, at.entry);
  return code && { code, facts: { place: at.place } };
};

const step = (walker: Walker, at: Progress, to: Place): RefusalCode | undefined => {
  const { situation, seat, speed } = walker;
  if (at.steps > 0 && isExit(situation, seat, at.place)) return 'walkOver';
  if (at.steps > 0 && isDeadly(walker, at.cargo, at.place)) return 'dead';
  const between = barrier(walker, at.place, to);
  if (between !== undefined) return between;
  if (at.steps === speed) return 'tooFar';
  const left = at.exchanged ? depart(walker, at.arrived, at.cargo, at.place) : undefined;
  if (left !== undefined) return left;
  const entry = enter(walker, at.cargo, at.place, to);
  if (entry !== 'free' && entry !== 'tied') return entry;
  Object.assign(at, { place: to, arrived: at.cargo, steps: at.steps + 1, entry, exchanged: false });
  return undefined;
};

const barrier = ({ link, situation }: Walker, from: Place, to: Place): RefusalCode | undefined => {
  const { beyond } = situation.maze;
  for (let direction = 0; direction < 4; direction++) {
    if (link[from * 4 + direction] === to) return undefined;
    if (beyond[from * 4 + direction] === to) return 'wall';
  }
  return isDiagonal(situation, from, to) ? 'diagonal' : 'notAdjacent';
};

/** B-TURN-06. */
const isDiagonal = ({ rules, state }: Situation, from: Place, to: Place): boolean => {
  const [here, there] = [from, to].map((place) => spotOf(rules.grid, state.tiles, place)) as [Spot, Spot];
  return Math.abs(here.column - there.column) === 1 && Math.abs(here.row - there.row) === 1;
};

const exchange = (walker: Walker, at: Progress, leg: { take: number } | { leave: number }): RefusalCode | undefined => {
  if (at.steps > 0 && isExit(walker.situation, walker.seat, at.place)) return 'nothingOnExit';
  const { things } = walker;
  if (at.steps > 0 && isDeadly(walker, at.cargo, at.place)) return 'dead';
  const cargo =
    'take' in leg
      ? take(walker, at.cargo, at.place, things.indexOf(leg.take))
      : leave(walker, at.cargo, at.place, things.indexOf(leg.leave));
  if (typeof cargo === 'string') return cargo;
  at.cargo = cargo;
  at.exchanged = true;
  // What was just taken lay here already, and holds its new bearer as it held the last (B-ROP-01).
  if ('take' in leg) at.entry = 'tied';
  return undefined;
};
