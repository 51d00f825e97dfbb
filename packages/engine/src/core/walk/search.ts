import { NOBODY } from '../situation.ts';
import type { Place } from '../state.ts';
import { type Cargo, laidAt, takeUp } from './cargo.ts';
import { type Cargoes, cargoesOf, intern, numberOf } from './cargoes.ts';
import { hands, PLACE, parents, placed, STEPS, TIED } from './trail.ts';
import {
  cargoOf,
  depart,
  enter,
  homeOf,
  isTouched,
  leave,
  portableTokens,
  stop,
  take,
  tokensOn,
  type Walker,
} from './walker.ts';

/**
 * The Move with a load, or past things to take: breadth first over nodes of place, cargo, and whether the walker
 * hangs on its load. A place this walk has not touched, with no aid in hand, is read straight off the ground;
 * everything else asks the same questions as `checkWalk`. Returns the end of its nodes.
 */
export const walkWithCargo = (walker: Walker, root: number, ends: number[]): number => {
  stamp++;
  const run: Run = {
    walker,
    ends,
    places: walker.situation.rules.grid.places,
    holds: walker.situation.rules.family.holds,
    cargoes: cargoesOf(cargoOf(walker)),
    root,
    count: root,
    ambiguous: false,
  };
  const firstEnd = ends.length;
  push(run, -1, walker.start << PLACE, 0);
  for (let at = root; at < run.count; at++) visit(run, at);
  if (run.ambiguous) dropTwins(run, firstEnd);
  return run.count;
};

interface Run {
  readonly walker: Walker;
  readonly ends: number[];
  readonly places: number;
  readonly holds: number;
  readonly cargoes: Cargoes;
  readonly root: number;
  count: number;
  /** Some end may come to the same as another. */
  ambiguous: boolean;
}

const cargoAt = new Int32Array(parents.length);
let seen = new Int32Array(1 << 15);
let stamp = 0;

const push = (run: Run, parent: number, where: number, cargo: number): void => {
  const at = run.count++;
  parents[at] = parent;
  placed[at] = where;
  hands[at] = (run.cargoes.list[cargo] as Cargo).hand;
  cargoAt[at] = cargo;
};

const visit = (run: Run, at: number): void => {
  const { walker } = run;
  const here = placed[at] as number;
  const place = here >> PLACE;
  const index = cargoAt[at] as number;
  const cargo = run.cargoes.list[index] as Cargo;
  const touched = isTouched(walker, cargo, place);
  if (at > run.root) {
    if (place >= walker.exitFrom && place < walker.exitTo) {
      run.ends.push(at);
      return;
    }
    if (canEnd(run, cargo, here, touched)) endAt(run, at, cargo, place, touched);
  }
  if ((here & STEPS) === walker.speed) return;
  stepOut(run, at, here, index);
  const tokens = touched ? tokensOn(walker, cargo, place) : (walker.ground.tokens[place] as number);
  if (cargo.hand !== NOBODY) putDownHere(run, at, here, cargo, tokens);
  if (tokens > 0) takeUpHere(run, at, here, cargo);
};

const canEnd = ({ holds, walker }: Run, cargo: Cargo, here: number, touched: boolean): boolean => {
  const place = here >> PLACE;
  if (touched || here & TIED) return stop(walker, cargo, place, here & TIED ? 'tied' : 'free') === undefined;
  const { rest, tokens } = walker.ground;
  return (
    ((rest[place] as number) & ~walker.rest) === 0 &&
    (tokens[place] as number) + (cargo.hand === NOBODY ? 1 : 2) <= holds
  );
};

const endAt = (run: Run, at: number, cargo: Cargo, place: Place, touched: boolean): void => {
  if (touched && mayHaveTwin(run.walker, cargo, place)) run.ambiguous = true;
  run.ends.push(at);
};

/** B-OBJ-02, B-OBJ-09: drops its load, or hands it to the friend standing here, and goes on. */
const putDownHere = (run: Run, at: number, here: number, cargo: Cargo, tokens: number): void => {
  const place = here >> PLACE;
  const emptied = leave(run.walker, cargo, place);
  if (typeof emptied === 'string') return;
  if (tokens === 0 || depart(run.walker, emptied, place) === undefined) stepOut(run, at, here, numbered(run, emptied));
};

/** B-OBJ-02, B-OBJ-08, B-OBJ-09: takes something up, leaving its load for it if it has one, and goes on. */
const takeUpHere = (run: Run, at: number, here: number, cargo: Cargo): void => {
  const { walker } = run;
  const place = here >> PLACE;
  const emptied = cargo.hand === NOBODY ? cargo : leave(walker, cargo, place);
  if (typeof emptied === 'string') return;
  for (const token of portableTokens(walker, cargo, place)) {
    const taken = take(walker, emptied, place, token);
    if (typeof taken === 'string' || depart(walker, taken, place) !== undefined) continue;
    stepOut(run, at, here, numbered(run, taken));
  }
};

const stepOut = (run: Run, at: number, here: number, index: number): void => {
  const { places, walker } = run;
  const { link } = walker.situation.maze;
  const { cross } = walker.ground;
  const visited = seen;
  const barred = ~walker.cross;
  const cargo = run.cargoes.list[index] as Cargo;
  const place = here >> PLACE;
  const steps = (here & STEPS) + 1;
  const aided = cargo.hand !== NOBODY && walker.situation.rules.masks.carrierRest[cargo.hand] !== 0;
  for (let edge = place << 2, last = edge + 4; edge < last; edge++) {
    const to = link[edge] as number;
    if (to < 0) continue;
    const key = (index * places + to) * 2;
    if (visited[key] === stamp && (!aided || visited[key + 1] === stamp)) continue;
    let tied = 0;
    if (aided || isTouched(walker, cargo, to)) {
      const entry = enter(walker, cargo, place, to);
      if (entry !== 'free' && entry !== 'tied') continue;
      tied = entry === 'tied' ? 1 : 0;
      if (visited[key + tied] === stamp) continue;
    } else if (((cross[to] as number) & barred) !== 0) continue;
    visited[key + tied] = stamp;
    push(run, at, (to << PLACE) | (tied * TIED) | steps, index);
  }
};

const numbered = (run: Run, cargo: Cargo): number => {
  const index = intern(run.cargoes, cargo);
  if ((index + 1) * run.places * 2 > seen.length) seen = grown(seen);
  return index;
};

const grown = (buffer: Int32Array): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(buffer.length * 2);
  larger.set(buffer);
  return larger;
};

/** Of two ends that come to the same, the one without the detour stays. */
const dropTwins = (run: Run, firstEnd: number): void => {
  const { ends } = run;
  let kept = firstEnd;
  for (let nth = firstEnd; nth < ends.length; nth++) {
    const at = ends[nth] as number;
    const place = (placed[at] as number) >> PLACE;
    const cargo = run.cargoes.list[cargoAt[at] as number] as Cargo;
    if (!mayHaveTwin(run.walker, cargo, place) || !endsWith(run, twinOf(cargo, place), place)) ends[kept++] = at;
  }
  ends.length = kept;
};

/** Together means carried (B-OBJ-03): to hold a token and stop where it would lie anyway is one outcome, not two. */
const mayHaveTwin = (walker: Walker, cargo: Cargo, place: Place): boolean =>
  cargo.hand === NOBODY ? laidAt(cargo, place) !== NOBODY : homeOf(walker, cargo.hand) === place;

const twinOf = (cargo: Cargo, place: Place): Cargo =>
  cargo.hand === NOBODY ? takeUp(cargo, laidAt(cargo, place)) : { hand: NOBODY, moved: cargo.moved };

const endsWith = (run: Run, cargo: Cargo, place: Place): boolean => {
  const index = numberOf(run.cargoes, cargo);
  if (index === undefined) return false;
  const key = (index * run.places + place) * 2;
  return (
    (seen[key] === stamp && stop(run.walker, cargo, place, 'free') === undefined) ||
    (seen[key + 1] === stamp && stop(run.walker, cargo, place, 'tied') === undefined)
  );
};
