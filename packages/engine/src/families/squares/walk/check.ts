import { OPEN, SLIT } from '../../../board/edge.ts';
import { farEdge, type Labyrinth } from '../../../board/labyrinth.ts';
import { type Spot, spotOf } from '../../../board/spot.ts';
import type { Leg } from '../../../core/action.ts';
import type { RefusalCode } from '../../../core/refusal.ts';
import { isExit, killsAt, loadsOf, type Situation } from '../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import type { Misstep } from '../../../rules/movement.ts';
import { checkLegs, type Gait, type Stage } from '../../legs.ts';
import { type Cargo, IN_HAND } from './cargo.ts';
import { depart, enter, leave, stop, take } from './steps.ts';
import { firstCargo, isDeadly, type Walker } from './walker.ts';

interface Progress extends Stage {
  readonly cargo: Cargo;
  /** What it had when it came here. */
  readonly arrived: Cargo;
  readonly entry: 'free' | 'tied';
  /** Something was left or taken on this place. */
  readonly exchanged: boolean;
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

/** Any walk, leg by leg, by the questions that the search asks. */
export const checkWalk = (walker: Walker, walk: readonly Leg[]): Misstep | undefined => checkLegs(gaitOf(walker), walk);

export const gaitOf = (walker: Walker): Gait<Progress> => ({
  first: setOut(walker),
  legs: (at) => legsFrom(walker, at),
  goOn: (at, leg) => ('to' in leg ? step(walker, at, leg.to) : exchange(walker, at, leg)),
  end: (at) => end(walker, at),
  // Back at the start is not at the start.
  key: ({ arrived, cargo, entry, exchanged, place, steps }) =>
    [place, cargo.where, arrived.where, entry, exchanged, steps > 0].join(' '),
});

const setOut = (walker: Walker): Progress => {
  const cargo = firstCargo(walker);
  return { place: walker.start, cargo, arrived: cargo, steps: 0, entry: 'free', exchanged: false };
};

const legsFrom = ({ link, things }: Walker, { cargo, place }: Progress): readonly Leg[] => {
  const ways = [...new Set(link.subarray(place * 4, place * 4 + 4))].filter((to) => to >= 0);
  const lying = things.filter((_, thing) => cargo.where[thing] === place);
  const held = things.filter((_, thing) => cargo.where[thing] === IN_HAND);
  return [...ways.map((to) => ({ to })), ...held.map((leave) => ({ leave })), ...lying.map((take) => ({ take }))];
};

const end = (walker: Walker, { cargo, entry, exchanged, place, steps }: Progress): RefusalCode | undefined => {
  if (steps === 0) return 'noStep';
  // Who stays where one dies does nothing more there (P-ROCKS-15).
  if (exchanged && killsAt(walker.situation, place)) return 'stopBusy';
  return stop(walker, cargo, place, entry);
};

const step = (walker: Walker, at: Progress, to: Place): Progress | RefusalCode => {
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
  return { place: to, cargo: at.cargo, arrived: at.cargo, steps: at.steps + 1, entry, exchanged: false };
};

const barrier = ({ link, situation }: Walker, from: Place, to: Place): RefusalCode | undefined => {
  const { beyond } = situation.maze;
  for (let direction = 0; direction < 4; direction++) {
    if (link[from * 4 + direction] === to) return undefined;
    if (beyond[from * 4 + direction] === to) return barrierAt(situation.maze, from, direction);
  }
  return isDiagonal(situation, from, to) ? 'diagonal' : 'notAdjacent';
};

/** Where two rooms meet, a wall or a closed portcullis beats a slit (R-EDGE-02). */
const barrierAt = (maze: Labyrinth, from: Place, direction: number): RefusalCode => {
  const edges = [maze.near[from * 4 + direction], farEdge(maze, from, direction)];
  return edges.includes(SLIT) && edges.every((edge) => edge === SLIT || edge === OPEN) ? 'slit' : 'wall';
};

/** B-TURN-06. */
const isDiagonal = ({ rules, state }: Situation, from: Place, to: Place): boolean => {
  const [here, there] = [from, to].map((place) => spotOf(rules.grid, state.tiles, place)) as [Spot, Spot];
  return Math.abs(here.column - there.column) === 1 && Math.abs(here.row - there.row) === 1;
};

const exchange = (walker: Walker, at: Progress, leg: Exclude<Leg, { to: Place }>): Progress | RefusalCode => {
  if (at.steps > 0 && isExit(walker.situation, walker.seat, at.place)) return 'nothingOnExit';
  const { things } = walker;
  if (at.steps > 0 && isDeadly(walker, at.cargo, at.place)) return 'dead';
  const cargo =
    'take' in leg
      ? take(walker, at.cargo, at.place, things.indexOf(leg.take))
      : leave(walker, at.cargo, at.place, things.indexOf(leg.leave));
  if (typeof cargo === 'string') return cargo;
  // What was just taken lay here already, and holds its new bearer as it held the last (B-ROP-01).
  return { ...at, cargo, exchanged: true, entry: 'take' in leg ? 'tied' : at.entry };
};
