import { loadOf, NOBODY, pieceOf, type Situation } from '../../../core/situation/situation.ts';
import type { Option, PieceId } from '../../../core/state.ts';
import { effectOf, type Line, type NpcCard, type ObjectiveName } from './cards.ts';
import { itemOf } from './game.ts';
import { aimsAfter, aimsFor, aimTowards } from './objectives/index.ts';
import { isWithFriend } from './objectives/regroup.ts';
import { achieve, distinct, inOrder, type Way } from './plan/achieve.ts';
import type { Aim } from './plan/aim.ts';
import { type Approach, approach } from './plan/approach.ts';
import { mayStop } from './plan/graph.ts';
import { type Mind, mindOf, reachedWithin, startIn } from './plan/mind.ts';

/** How far an activation has come. */
export interface Stage {
  readonly npc: PieceId;
  /** Movement left of a move under way. */
  readonly left: number;
  /** `undefined` before the first objective: then each line has its own (S-ACT-02). */
  readonly ap: number | undefined;
  /** The mode it is in; in none it goes through its list (S-ACT-06). */
  readonly mode: ObjectiveName | undefined;
}

/** What it does next, and why. */
export interface Decision {
  readonly npc: PieceId;
  /** What it goes for; `approach`: it gets nearer; `halt`: it ends a move; `rise`: it gets up; `rest`: nothing. */
  readonly goal: ObjectiveName | 'approach' | 'halt' | 'rise' | 'rest';
  /** The objective behind an approach, or the goal itself. */
  readonly objective: ObjectiveName | undefined;
  readonly line: Line | undefined;
  readonly ap: number;
  readonly ways: readonly Way[];
  readonly approach: Approach | undefined;
}

/** S-ACT-01 to S-ACT-06: the card is read from the top, or its mode goes on. */
export const decide = (situation: Situation, stage: Stage, card?: NpcCard): Decision => {
  const { npc } = stage;
  if (pieceOf(situation, npc).wounded) return nothing(stage, 'rise');
  const mind = mindOf(situation, npc, stage.left, card);
  return stage.mode === undefined ? byList(mind, stage) : inMode(mind, stage, stage.mode);
};

const nothing = ({ npc, ap = 0 }: Stage, goal: 'rise' | 'rest'): Decision => ({
  npc,
  goal,
  objective: undefined,
  line: undefined,
  ap,
  ways: [],
  approach: undefined,
});

const byList = (mind: Mind, stage: Stage): Decision => {
  const lines = linesOf(mind.planner.situation, stage.npc, mind.planner.card);
  for (const line of lines) {
    const ap = stage.ap ?? line.ap;
    const ways = waysFor(mind, line, ap);
    if (ways.length > 0) return going(stage, line, ap, ways);
  }
  const line = lines.find(({ isDefault }) => isDefault);
  return line === undefined ? halt(mind, stage) : nearing(mind, stage, line);
};

const going = ({ npc }: Stage, line: Line, ap: number, ways: readonly Way[]): Decision => ({
  npc,
  goal: line.objective,
  objective: line.objective,
  line,
  ap,
  ways,
  approach: undefined,
});

/** S-ACT-04, S-ACT-05. */
const nearing = (mind: Mind, stage: Stage, line: Line): Decision => {
  const ap = stage.ap ?? line.ap;
  const aim = aimTowards(mind, aimsFor(mind, line), line.objective);
  return towards(mind, stage, { aim, ap, objective: line.objective, line });
};

interface Heading {
  readonly aim: Aim | undefined;
  readonly ap: number;
  readonly objective: ObjectiveName;
  readonly line: Line | undefined;
}

const towards = (mind: Mind, stage: Stage, { aim, ap, objective, line }: Heading): Decision => {
  const isSpent = ap === 0 && startIn(mind, 'keeps').standing;
  const found = aim && !isSpent ? approach(mind, aim, ap) : undefined;
  if (found === undefined || found.ways.length === 0) return { ...halt(mind, stage), approach: found, line, objective };
  return { npc: stage.npc, goal: 'approach', objective, line, ap, ways: found.ways, approach: found };
};

/** The ways to achieve a line, by the first of its aims that can be. */
export const waysFor = (mind: Mind, line: Line, ap: number): readonly Way[] => {
  for (const aim of aimsFor(mind, line)) {
    const ways = achieve(mind, aim, ap);
    const [first] = ways;
    if (first === undefined) continue;
    // S-RGRP-03
    if (line.objective === 'regroup' && isWithFriend(mind, first.target?.rank ?? 0)) return [];
    return ways;
  }
  return [];
};

/** Modes in which what is left brings it nearer to the next (S-DIST-08). */
const PURSUING: readonly ObjectiveName[] = ['combat', 'reveal_room', 'break_portcullis', 'open_portcullis', 'heal'];
/** Modes that go on after a success. */
const LASTING: readonly ObjectiveName[] = [...PURSUING, 'repulse'];

const inMode = (mind: Mind, stage: Stage, mode: ObjectiveName): Decision => {
  const ap = stage.ap ?? 0;
  const aims = LASTING.includes(mode) ? aimsAfter(mind, mode) : [];
  for (const aim of aims) {
    const ways = achieve(mind, aim, ap);
    if (ways.length > 0)
      return { npc: stage.npc, goal: mode, objective: mode, line: undefined, ap, ways, approach: undefined };
  }
  if (!PURSUING.includes(mode)) return halt(mind, stage);
  return towards(mind, stage, { aim: aimTowards(mind, aims, mode), ap, objective: mode, line: undefined });
};

/** S-SRCH-16: a move that nothing leads on is ended on the nearest valid square. */
const halt = (mind: Mind, stage: Stage): Decision => {
  const start = startIn(mind, 'keeps');
  if (start.standing || mayStop(start)) return nothing(stage, 'rest');
  const [nearest, ...others] = reachedWithin(mind, 'keeps', 0).filter(({ spot }) => spot.standing);
  if (nearest === undefined) return nothing(stage, 'rest');
  const equal = [nearest, ...others.filter(({ cost }) => cost.squares === nearest.cost.squares)];
  const ways = equal.map((reached): Way => ({ reached, target: undefined, act: undefined, cost: reached.cost }));
  return { ...nothing(stage, 'rest'), goal: 'halt', ways: inOrder(mind.planner, distinct(ways)) };
};

/** The lines of a card as they are read now: some personalities put others in their place (S-PERS-03, S-PERS-04). */
export const linesOf = (situation: Situation, npc: PieceId, card: NpcCard): readonly Line[] => {
  const load = loadOf(situation, npc);
  const item = load === NOBODY ? undefined : itemOf(situation.rules, load);
  return card.lines.map((line): Line => {
    const other = effectOf(card, 'objective_override');
    if (other?.slot === line.n && other.when.carrying === item)
      return { ...line, objective: other.objective, ap: other.ap };
    const errand = card.effects.find(
      (each) => each.tag === 'deliver_objective' && each.slot === line.n && each.item === item,
    );
    return errand?.tag === 'deliver_objective' ? { ...line, deliver: { item: errand.item, to: errand.to } } : line;
  });
};

/** A decision as an answer: what it goes for, and whom or what. */
export const optionOf = ({ goal, ways, objective }: Decision): Option => {
  const target = ways.length === 1 || goal !== 'approach' ? ways[0]?.target : undefined;
  return {
    word: goal === 'approach' ? `approach_${objective}` : goal,
    ...(target?.piece !== undefined && { piece: target.piece }),
    ...(target?.tile !== undefined && { tile: target.tile }),
    ...(target?.edge !== undefined && { edge: target.edge }),
  };
};

/** Equally good ways, each as something that chance may draw. */
export const tieOf = ({ ways }: Decision): readonly Option[] =>
  ways.map(({ reached }, nth) => ({ number: nth + 1, place: reached.spot.place }));
