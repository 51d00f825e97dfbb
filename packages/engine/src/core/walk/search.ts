import { FOE } from '../../rules/ruleset.ts';
import { NOBODY } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import {
  type Cargo,
  type Cargoes,
  cargoesOf,
  EMPTY,
  knownNumberOf,
  numberOf,
  putDown,
  takeUp,
  thingAt,
} from './cargo.ts';
import { depart, enter, leave, stop, take } from './steps.ts';
import { ends, hands, PLACE, parents, placed, STEPS, TIED } from './trail.ts';
import { aidOf, cargoOf, isPortable, type Walker } from './walker.ts';

/** The search's nodes are left in the scratch of `trail.ts`. */
export interface Found {
  readonly count: number;
  readonly ended: number;
  /** Every place it looked at, as bits: what changes elsewhere changes nothing here. */
  readonly probed: readonly number[];
  readonly things: readonly PieceId[];
  /** Things on the way that the walker did not reckon with. */
  readonly met: PieceId[] | undefined;
}

interface Run {
  readonly walker: Walker;
  readonly places: number;
  readonly cargoes: Cargoes;
  met: PieceId[] | undefined;
}

const cargoAt = new Int32Array(parents.length);

// Which nodes there are, by cargo, place, and hanging on the load or not: those with this search's stamp.
let seen = new Uint16Array(1 << 15);
let nodeAt = new Int32Array(1 << 15);
let stamp = 0;
const LAST_STAMP = 0xffff;
/** One node opens at most four more for each of its variants. */
const MOST_NODES = parents.length - 256;

/**
 * Breadth first over nodes of place, cargo, and whether the walker hangs on its load; ends come cheapest first.
 * A place the walk has not changed is read straight off the ground; everything else asks the same questions as
 * `checkWalk`.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: in one piece the engine's hottest loop runs twice as fast.
export const search = (walker: Walker): Found => {
  const { exitFrom, exitTo, ground, homes, speed, start } = walker;
  const { cross, portable, rest, tokens } = ground;
  const { link } = walker.situation.maze;
  const { places } = walker.situation.rules.grid;
  const { holds } = walker.situation.rules.family;
  const barred = ~walker.cross;
  const unfit = ~walker.rest;
  const run: Run = { walker, places, cargoes: cargoesOf(cargoOf(walker)), met: undefined };
  const { list } = run.cargoes;
  // Module variables read once: inside the loop each would be looked up again.
  const from = parents;
  const spots = placed;
  const held = hands;
  const loads = cargoAt;
  const stops = ends;
  const probed = walker.situation.rules.grid.unmarked.slice();
  const mark = nextStamp();
  let doubted = 0;
  let count = 1;
  let ended = 0;
  from[0] = -1;
  spots[0] = start << PLACE;
  loads[0] = 0;
  probed[start >> 5] = 1 << (start & 31);
  for (let at = 0; at < count; at++) {
    const here = spots[at] as number;
    const place = here >> PLACE;
    const number = loads[at] as number;
    const cargo = list[number] as Cargo;
    const { hand } = cargo;
    held[at] = hand === EMPTY ? NOBODY : (walker.things[hand] as PieceId);
    const plain = isUntouched(cargo.where, place);
    if (at > 0) {
      if (place >= exitFrom && place < exitTo) {
        stops[ended++] = at;
        continue;
      }
      if (plain && (here & TIED) === 0) {
        const full = (tokens[place] as number) + (hand === EMPTY ? 1 : 2);
        if (((rest[place] as number) & unfit) === 0 && full <= holds) {
          if (hand !== EMPTY && homes[hand] === place) doubts[doubted++] = at;
          stops[ended++] = at;
        }
      } else if (stop(walker, cargo, place, here & TIED ? 'tied' : 'free') === undefined) {
        if (hasTwin(walker, cargo, place)) doubts[doubted++] = at;
        stops[ended++] = at;
      }
    }
    if ((portable[place] as number) > 0) meet(run, place);
    if ((here & STEPS) === speed) continue;
    if (count > MOST_NODES) throw new RangeError(`A walk of piece ${walker.id} has more than ${MOST_NODES} outcomes.`);
    variants[0] = number;
    const ways = hand === EMPTY && plain ? 1 : exchange(run, place, cargo, plain);
    const visited = seen;
    const numbers = nodeAt;
    const steps = (here & STEPS) + 1;
    for (let way = 0; way < ways; way++) {
      const next = variants[way] as number;
      const carried = list[next] as Cargo;
      const aided = carried.hand !== EMPTY && aidOf(walker, carried) !== 0;
      for (let edge = place << 2, last = edge + 4; edge < last; edge++) {
        const to = link[edge] as number;
        if (to < 0) continue;
        let key = (next * places + to) * 2;
        if (visited[key] === mark && (!aided || visited[key + 1] === mark)) continue;
        probed[to >> 5] = (probed[to >> 5] as number) | (1 << (to & 31));
        let tied = 0;
        if (aided || !isUntouched(carried.where, to)) {
          const entry = enter(walker, carried, place, to);
          if (entry !== 'free' && entry !== 'tied') continue;
          if (entry === 'tied') {
            tied = TIED;
            key++;
          }
          if (visited[key] === mark) continue;
        } else if (((cross[to] as number) & barred) !== 0) continue;
        visited[key] = mark;
        numbers[key] = count;
        from[count] = at;
        spots[count] = (to << PLACE) | tied | steps;
        loads[count] = next;
        count++;
      }
    }
  }
  if (doubted > 0) ended = dropTwins(run, ended, doubted);
  if (hasAid(walker)) lookAround(walker, probed);
  return { count, ended, probed, things: walker.things, met: run.met };
};

const hasAid = ({ situation, things }: Walker): boolean => {
  for (const thing of things) if (situation.rules.masks.carrierRest[thing] !== 0) return true;
  return false;
};

/** Where a thing that holds its bearer may be tied depends on the squares beside a pit as well (B-ROP-05). */
const lookAround = ({ situation }: Walker, probed: number[]): void => {
  const { beyond, terrain } = situation.maze;
  for (let place = 0; place < terrain.length; place++) {
    if (terrain[place] === 0 || ((probed[place >> 5] as number) & (1 << (place & 31))) === 0) continue;
    for (let edge = place << 2, last = edge + 4; edge < last; edge++) {
      const there = beyond[edge] as number;
      if (there >= 0) probed[there >> 5] = (probed[there >> 5] as number) | (1 << (there & 31));
    }
  }
};

/** None of the walker's things lies here. */
const isUntouched = (where: readonly number[], place: Place): boolean => {
  for (let n = 0; n < where.length; n++) if (where[n] === place) return false;
  return true;
};

/** The cargoes a walker may go on with from the place it is on: the one it came with is the first. */
const variants = new Int32Array(64);

/** All that it may leave and take here (B-OBJ-02, B-OBJ-08, B-OBJ-09); fills `variants` and counts them. */
const exchange = (run: Run, place: Place, cargo: Cargo, plain: boolean): number => {
  const { walker } = run;
  const isBlank = plain && walker.ground.tokens[place] === 0 && walker.situation.maze.terrain[place] === 0;
  if (isBlank) {
    variants[1] = numbered(run, putDown(cargo, place));
    return 2;
  }
  let ways = 1;
  const emptied = cargo.hand === EMPTY ? cargo : leave(walker, cargo, place);
  if (typeof emptied === 'string') return ways;
  if (emptied !== cargo && depart(walker, emptied, place) === undefined) variants[ways++] = numbered(run, emptied);
  for (let thing = 0; thing < cargo.where.length; thing++) {
    if (cargo.where[thing] !== place) continue;
    const taken = take(walker, emptied, place, thing);
    if (typeof taken !== 'string' && depart(walker, taken, place) === undefined)
      variants[ways++] = numbered(run, taken);
  }
  return ways;
};

const numbered = (run: Run, cargo: Cargo): number => {
  const number = numberOf(run.cargoes, cargo);
  if ((number + 1) * run.places * 2 > seen.length) {
    const [marks, numbers] = [seen, nodeAt];
    seen = new Uint16Array(marks.length * 2);
    nodeAt = new Int32Array(marks.length * 2);
    seen.set(marks);
    nodeAt.set(numbers);
  }
  return number;
};

const nextStamp = (): number => {
  if (stamp === LAST_STAMP) {
    seen.fill(0);
    stamp = 0;
  }
  return ++stamp;
};

/** Something to take that is not among the walker's things yet. */
const meet = (run: Run, place: Place): void => {
  const { walker } = run;
  const { first, next } = walker.situation;
  if ((walker.ground.rest[place] as number) & FOE) return;
  for (let id = first[place] as number; id >= 0; id = next[id] as number) {
    if (walker.things.includes(id) || run.met?.includes(id) || !isPortable(walker.situation, walker.seat, id)) continue;
    run.met ??= [];
    run.met.push(id);
  }
};

/** Ends that may come to the same as another. */
const doubts = new Int32Array(parents.length);

/** Of two ends that come to the same, the cheaper one stays. */
const dropTwins = (run: Run, ended: number, doubted: number): number => {
  for (let nth = 0; nth < doubted; nth++) {
    const at = doubts[nth] as number;
    const place = (placed[at] as number) >> PLACE;
    const twin = endWith(run, twinOf(run.cargoes.list[cargoAt[at] as number] as Cargo, place), place);
    if (twin >= 0) dropped[Math.max(at, twin)] = 1;
  }
  let kept = 0;
  for (let nth = 0; nth < ended; nth++) {
    const at = ends[nth] as number;
    if (dropped[at] === 1) dropped[at] = 0;
    else ends[kept++] = at;
  }
  return kept;
};

const dropped = new Uint8Array(parents.length);

/** Together means carried (B-OBJ-03): to hold a thing and stop where it would lie anyway is one outcome, not two. */
const hasTwin = ({ homes }: Walker, cargo: Cargo, place: Place): boolean => {
  if (cargo.hand !== EMPTY) return homes[cargo.hand] === place;
  const thing = thingAt(cargo, place);
  return thing !== EMPTY && homes[thing] !== place;
};

const twinOf = (cargo: Cargo, place: Place): Cargo =>
  cargo.hand === EMPTY ? takeUp(cargo, thingAt(cargo, place)) : putDown(cargo, place);

/** The first node that ends here with this cargo, or -1. */
const endWith = (run: Run, cargo: Cargo, place: Place): number => {
  const number = knownNumberOf(run.cargoes, cargo);
  if (number === undefined) return -1;
  const key = (number * run.places + place) * 2;
  if (seen[key] === stamp && stop(run.walker, cargo, place, 'free') === undefined) return nodeAt[key] as number;
  const isTied = seen[key + 1] === stamp && stop(run.walker, cargo, place, 'tied') === undefined;
  return isTied ? (nodeAt[key + 1] as number) : -1;
};
