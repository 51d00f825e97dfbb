import { pieceOf, type Situation } from '../../../../core/situation/situation.ts';
import type { PieceId } from '../../../../core/state.ts';
import type { NpcCard } from '../cards.ts';
import { type Drops, edgesOf, type Graph, graphOf, lightened, mayStop, type Spot, spotAt } from './graph.ts';
import { explore, type Reached } from './search.ts';
import { type Planner, plannerOf } from './world.ts';

/** One who thinks: the graphs of all his plans, and what he found in them so far. */
export interface Mind {
  readonly planner: Planner;
  readonly left: number;
  readonly graphs: Readonly<Record<Drops, Graph>>;
  readonly found: Map<string, readonly Reached[]>;
  readonly ends: Map<Spot, boolean>;
  /** Anything that was worked out of a spot, by whoever did. */
  readonly notes: Map<string, unknown>;
}

export const mindOf = (situation: Situation, npc: PieceId, left: number, card?: NpcCard): Mind => {
  const planner = plannerOf(situation, npc, card);
  return {
    planner,
    left,
    graphs: {
      keeps: graphOf(planner, 'keeps'),
      drops: graphOf(planner, 'drops'),
      measures: graphOf(planner, 'measures'),
    },
    found: new Map(),
    ends: new Map(),
    notes: new Map(),
  };
};

/** Where it begins. */
export const startIn = ({ graphs, left, planner }: Mind, drops: Drops): Spot => {
  const { at } = pieceOf(planner.situation, planner.npc);
  return spotAt(graphs[drops], at, lightened(graphs[drops], planner.first, at), left);
};

/** All it can come to with so many action points, the cheapest first. */
export const reachedWithin = (mind: Mind, drops: Drops, ap: number): readonly Reached[] => {
  const key = `${drops} ${ap}`;
  const known = mind.found.get(key);
  if (known !== undefined) return known;
  const wider = [...mind.found].find(
    ([other]) => other.startsWith(drops) && Number(other.slice(drops.length)) > ap,
  )?.[1];
  const reached = wider?.filter(({ cost }) => cost.ap <= ap) ?? [
    ...explore(mind.graphs[drops], startIn(mind, drops), ap),
  ];
  mind.found.set(key, reached);
  return reached;
};

/** S-SRCH-16: the move under way can be ended on a valid square. */
export const canEnd = (mind: Mind, graph: Graph, spot: Spot): boolean => {
  const known = mind.ends.get(spot);
  if (known !== undefined) return known;
  const isEnd =
    mayStop(spot) ||
    edgesOf(graph, spot).some(
      ({ ap, step, to }) => ap === 0 && step.sort === 'step' && !to.out && canEnd(mind, graph, to),
    );
  mind.ends.set(spot, isEnd);
  return isEnd;
};

/** Worked out once. */
export const noted = <T>(mind: Mind, key: string, work: () => T): T => {
  if (!mind.notes.has(key)) mind.notes.set(key, work());
  return mind.notes.get(key) as T;
};
