import { findAt, isCharacter, NOBODY, type Situation } from '../../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../../core/state.ts';
import { land } from '../../../../families/squares/walk/arrival.ts';
import { type Cargo, EMPTY, putDown } from '../../../../families/squares/walk/cargo.ts';
import { depart, enter, leave, stop } from '../../../../families/squares/walk/steps.ts';
import { isExitOf } from '../../../../families/squares/walk/walker.ts';
import { effectOf } from '../cards.ts';
import { type Arrival, arrivalsAt, GONE, type Swap } from './exchange.ts';
import { carries, changed, gateAt, isShut, loadIn, type Planner, remembered, speedOf, type World } from './world.ts';

/** Where a plan can be: S-SRCH-01, but for the action points left. */
export interface Spot {
  readonly id: number;
  readonly place: Place;
  readonly world: World;
  /** Movement left in the move under way. */
  readonly left: number;
  /** No move is under way. */
  readonly standing: boolean;
  /** It hangs on the Rope it carries. */
  readonly tied: boolean;
  /** It may go no farther in this move. */
  readonly still: boolean;
  /** The last square on which its load could have been left, -1 if there was none. */
  readonly drop: Place;
  /** Out of the labyrinth. */
  readonly out: boolean;
}

/** One step of a plan; its price is beside it. */
export type Step =
  | {
      readonly sort: 'step';
      readonly to: Place;
      readonly swaps: readonly Swap[];
      readonly put: PieceId;
      readonly begins: boolean;
    }
  | {
      readonly sort: 'jump';
      readonly over: Place;
      readonly to: Place;
      readonly swaps: readonly Swap[];
      readonly leaves: PieceId;
    }
  | { readonly sort: 'open'; readonly edge: number; readonly isFree: boolean }
  | { readonly sort: 'stop' };

export interface Edge {
  readonly to: Spot;
  readonly ap: number;
  readonly squares: number;
  readonly step: Step;
}

/**
 * Whether a plan may put down its load to get somewhere (S-SRCH-07); or whether it is no plan, but measures how far
 * something is (S-DIST-01).
 */
export type Drops = 'keeps' | 'drops' | 'measures';

/** All that plans of one character may come through, made as they are looked at. */
export interface Graph {
  readonly planner: Planner;
  readonly drops: Drops;
  /** By world, then by all the rest of what they are. */
  readonly spots: Map<number, Spot>[];
  /** By spot. */
  readonly edges: (readonly Edge[] | undefined)[];
  /** The steps from a square, however much movement is left. */
  readonly steps: Map<number, readonly Pace[]>;
}

interface Pace extends Arrival {
  readonly to: Place;
  readonly tied: boolean;
  readonly put: PieceId;
}

export const graphOf = (planner: Planner, drops: Drops): Graph => ({
  planner,
  drops,
  spots: [],
  edges: [],
  steps: new Map(),
});

type Draft = Omit<Spot, 'id'>;

/** Where somebody stands who begins afresh, or goes on with what is left of a move. */
export const spotAt = (graph: Graph, place: Place, world: World, left = 0): Spot => {
  const isMoving = left > 0 || !isRest(world, place, 'tied');
  const drop = graph.drops === 'measures' ? GONE : dropAt(world, place, -1);
  return known(graph, { place, world, left, standing: !isMoving, tied: true, still: false, drop, out: false });
};

/** S-SRCH-07: whoever must put down what he began with does so as soon as it may lie anywhere. */
export const lightened = ({ drops, planner }: Graph, world: World, place: Place): World => {
  const { hand } = world.cargo;
  if (drops !== 'drops' || hand === EMPTY || hand !== planner.first.cargo.hand) return world;
  const cargo = putHere(world, place);
  return cargo === undefined ? world : changed(planner, world, { cargo, holders: world.holders });
};

/** Each spot is there once. */
export const known = (graph: Graph, draft: Draft): Spot => {
  const { drop, left, place, world } = draft;
  graph.spots[world.id] ??= new Map();
  const spots = graph.spots[world.id] as Map<number, Spot>;
  const key = ((place * 16 + left) * 16 + flagsOf(draft)) * 512 + drop + 2;
  const there = spots.get(key);
  if (there !== undefined) return there;
  const spot = { ...draft, id: graph.edges.length };
  graph.edges.push(undefined);
  spots.set(key, spot);
  return spot;
};

export const flagsOf = ({ out, standing, still, tied }: Draft): number =>
  (standing ? 1 : 0) | (tied ? 2 : 0) | (still ? 4 : 0) | (out ? 8 : 0);

export const edgesOf = (graph: Graph, spot: Spot): readonly Edge[] => {
  const found = graph.edges[spot.id];
  if (found !== undefined) return found;
  const edges = spot.out ? [] : spot.standing ? fromRest(graph, spot) : onTheMove(graph, spot);
  graph.edges[spot.id] = edges;
  return edges;
};

/** S-SRCH-02, S-SRCH-05, S-SRCH-06. */
const fromRest = (graph: Graph, spot: Spot): readonly Edge[] => [
  ...stepsFrom(graph, spot, { ap: 1, left: speedOf(graph.planner) - 1 }),
  ...jumpsFrom(graph, spot),
  ...opensFrom(graph, spot),
];

const onTheMove = (graph: Graph, spot: Spot): readonly Edge[] => [
  ...(spot.left > 0 && !spot.still ? stepsFrom(graph, spot, { ap: 0, left: spot.left - 1 }) : []),
  ...(mayStop(spot) ? [stopping(graph, spot)] : []),
];

/** S-SRCH-04, S-SRCH-08. */
export const mayStop = ({ place, world, tied, out }: Spot): boolean =>
  !out && isRest(world, place, tied ? 'tied' : 'free');

const isRest = ({ cargo, walker }: World, place: Place, entry: 'free' | 'tied'): boolean =>
  stop(walker, cargo, place, entry) === undefined;

const stopping = (graph: Graph, spot: Spot): Edge => {
  const drop = dropOf(graph, spot);
  return {
    to: known(graph, { ...spot, left: 0, standing: true, still: false, drop }),
    ap: 0,
    squares: 0,
    step: { sort: 'stop' },
  };
};

/** What it has with it after leaving its load here, if that is allowed. */
const putHere = ({ cargo, walker }: World, place: Place): Cargo | undefined => {
  if (cargo.hand === EMPTY) return undefined;
  const left = leave(walker, cargo, place, cargo.hand);
  return typeof left === 'string' || depart(walker, cargo, left, place) !== undefined ? undefined : left;
};

/** Whether the load could be left here; if not, where it could before. */
const dropAt = (world: World, place: Place, before: Place): Place => {
  if (world.cargo.hand === EMPTY) return -1;
  return putHere(world, place) === undefined || stopsNobody(world, place) ? before : place;
};

/** S-OBJ-04: a valid square, for it without its load. */
const stopsNobody = ({ cargo, walker }: World, place: Place): boolean =>
  stop(walker, putDown(cargo, cargo.hand, -2), place, 'free') !== undefined;

/** S-SRCH-03. */
const stepsFrom = (
  graph: Graph,
  spot: Spot,
  { ap, left }: { readonly ap: number; readonly left: number },
): readonly Edge[] => {
  const { walker } = spot.world;
  const drop = dropOf(graph, spot);
  return pacesFrom(graph, spot, drop).map(({ put, still, swaps, tied, to, world }) => {
    if (isExitOf(walker, to)) return { ...leaving(graph, world, to, ap), squares: 1 };
    const there = known(graph, {
      ...{ place: to, world, left, standing: false, tied, still, out: false },
      drop: graph.drops === 'measures' ? GONE : world === spot.world ? drop : -1,
    });
    return { to: there, ap, squares: 1, step: { sort: 'step', to, swaps, put, begins: spot.standing } };
  });
};

const dropOf = (graph: Graph, { drop, place, world }: Spot): Place =>
  graph.drops === 'measures' ? GONE : dropAt(world, place, drop);

const pacesFrom = (graph: Graph, { place, world }: Spot, drop: Place): readonly Pace[] => {
  const key = (world.id * 512 + place) * 512 + drop + 2;
  const found = graph.steps.get(key);
  if (found !== undefined) return found;
  const paces: Pace[] = [];
  const { cargo, walker } = world;
  for (let side = 0; side < 4; side++) {
    const to = walker.link[place * 4 + side] as number;
    const entry = to < 0 ? 'wall' : enter(walker, cargo, place, to);
    if (entry !== 'free' && entry !== 'tied') continue;
    if (isExitOf(walker, to)) paces.push({ to, world, swaps: [], still: false, tied: false, put: NOBODY });
    else
      for (const arrival of arrivalsAt(graph.planner, world, to, drop))
        paces.push(paceOf(graph, world, { ...arrival, to, entry }));
  }
  graph.steps.set(key, paces);
  return paces;
};

interface Entering extends Arrival {
  readonly to: Place;
  readonly entry: 'free' | 'tied';
}

const paceOf = (graph: Graph, before: World, { entry, still, swaps, to, world }: Entering): Pace => {
  const lighter = lightened(graph, world, to);
  const put = lighter === world ? NOBODY : loadIn(graph.planner, world);
  const tied = entry === 'tied' || swaps.length > 0;
  return { world: comesTo(graph, before, lighter), swaps, still, to, tied, put };
};

/** S-DIST-01: a measure forgets most of what it would change. */
const comesTo = ({ drops, planner }: Graph, before: World, after: World): World =>
  drops === 'measures' && after !== before ? remembered(planner, before, after) : after;

/** S-FEAS-05: whoever enters the line has left. */
const leaving = (graph: Graph, world: World, to: Place, ap: number): Omit<Edge, 'squares'> => ({
  to: known(graph, { place: to, world, left: 0, standing: false, tied: false, still: false, drop: -1, out: true }),
  ap,
  step: { sort: 'step', to, swaps: [], put: NOBODY, begins: ap > 0 },
});

/** S-JUMP-01 to S-JUMP-05. */
const jumpsFrom = (graph: Graph, spot: Spot): readonly Edge[] => {
  const { situation } = graph.planner;
  const { link } = spot.world;
  const edges: Edge[] = [];
  for (let first = spot.place * 4; first < spot.place * 4 + 4; first++) {
    const over = link[first] as number;
    if (over < 0 || !isJumpable(situation, over) || isSomebodyOn(graph.planner, spot.world, over)) continue;
    for (let second = over * 4; second < over * 4 + 4; second++) {
      const to = link[second] as number;
      if (to >= 0 && to !== spot.place) edges.push(...landings(graph, spot, over, to));
    }
  }
  return edges;
};

const isJumpable = ({ maze, rules }: Situation, over: Place): boolean => {
  const obstacles = maze.terrain[over] as number;
  return obstacles !== 0 && (obstacles & ~rules.hazards.jumped) === 0;
};

const isSomebodyOn = ({ situation, things, npc }: Planner, { cargo }: World, place: Place): boolean =>
  findAt(situation, place, (id) => id !== npc && isCharacter(situation, id) && !things.includes(id)) !== NOBODY ||
  things.some((id, nth) => cargo.where[nth] === place && isCharacter(situation, id));

/** What it flies with: all it has, or without what it must leave (S-JUMP-03, B-JUMP-08). */
const landings = (graph: Graph, spot: Spot, over: Place, to: Place): readonly Edge[] => {
  const { planner } = graph;
  const { world, place } = spot;
  const { cargo, walker } = world;
  const isHanging = cargo.hand !== EMPTY && stop(walker, cargo, place, 'free') === 'stopOnPit';
  const bare = isHanging ? putDown(cargo, cargo.hand, place) : undefined;
  const edges: Edge[] = [];
  for (const flown of [bare ?? cargo]) {
    const before = flown === cargo ? world : changed(planner, world, { cargo: flown, holders: world.holders });
    if (land(before.walker, flown, to) !== undefined) continue;
    const leaves = flown === cargo ? NOBODY : loadIn(planner, world);
    if (isExitOf(walker, to)) {
      edges.push({ ...leaving(graph, before, to, 1), squares: 2, step: { sort: 'jump', over, to, swaps: [], leaves } });
      continue;
    }
    for (const { world: after, swaps } of arrivalsAt(planner, before, to, -1).slice(0, 1)) {
      const there = known(graph, {
        place: to,
        world: comesTo(graph, world, after),
        left: 0,
        standing: true,
        tied: true,
        still: false,
        drop: graph.drops === 'measures' ? GONE : dropAt(after, to, -1),
        out: false,
      });
      edges.push({ to: there, ap: 1, squares: 2, step: { sort: 'jump', over, to, swaps, leaves } });
    }
  }
  return edges;
};

/** S-KEY-01, and whoever opens one for nothing. */
const opensFrom = (graph: Graph, spot: Spot): readonly Edge[] => {
  const { planner } = graph;
  const { world, place } = spot;
  const { maze } = planner.situation;
  const isFree = world.free < (effectOf(planner.card, 'free_open')?.perActivation ?? 0);
  const hasKey = carries(planner, world, 'key');
  const edges: Edge[] = [];
  for (let edge = place * 4; (hasKey || isFree) && edge < place * 4 + 4; edge++) {
    if (!isShut(planner.situation, world, edge)) continue;
    const gate = gateAt(maze.beyond[edge] as Place, edge);
    const free = world.free + (isFree ? 1 : 0);
    const opened = [...world.opened, gate].sort((a, b) => a - b);
    const after = changed(planner, world, { cargo: world.cargo, holders: world.holders, opened, free });
    edges.push({
      to: known(graph, { ...spot, world: comesTo(graph, world, after) }),
      ap: isFree ? 0 : 1,
      squares: 0,
      step: { sort: 'open', edge, isFree },
    });
  }
  return edges;
};
