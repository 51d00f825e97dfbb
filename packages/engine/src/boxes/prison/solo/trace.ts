import { loadOf, type Situation } from '../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import { type Line, type NpcCard, type ObjectiveName, rankOf } from './cards.ts';
import { type Doing, deedsOf } from './carry-out.ts';
import { type Decision, decide, linesOf, type Stage } from './decide.ts';
import { cardOf, itemOf } from './game.ts';
import { aimsFor } from './objectives/index.ts';
import { isWithFriend } from './objectives/regroup.ts';
import type { Way } from './plan/achieve.ts';
import { type Act, type Aim, ranksOf, type Target } from './plan/aim.ts';
import { pursued } from './plan/approach.ts';
import { type Mind, mindOf } from './plan/mind.ts';
import type { Cost } from './plan/search.ts';

/** Why a line of a card is passed over. */
export type Bar =
  | { readonly code: 'noTarget' }
  | { readonly code: 'alreadyThere' }
  | { readonly code: 'tooDear'; readonly target: Target | undefined; readonly cost: Cost }
  | { readonly code: 'noWay'; readonly target: Target | undefined };

export interface LineTrace {
  readonly n: number;
  readonly objective: ObjectiveName;
  readonly ap: number;
  readonly isDefault: boolean;
  readonly deliver: Line['deliver'];
  /** It is the one; it cannot be achieved; it came after the one and was not looked at. */
  readonly verdict: 'chosen' | 'no' | 'unread';
  readonly cost: Cost | undefined;
  readonly bar: Bar | undefined;
}

/** One thing on the way, and why. */
export type StepTrace =
  | { readonly sort: 'move'; readonly path: readonly Place[] }
  | { readonly sort: 'jump'; readonly over: Place; readonly to: Place }
  | { readonly sort: 'take'; readonly token: PieceId; readonly from: PieceId | undefined; readonly rank: number }
  | { readonly sort: 'leave'; readonly token: PieceId; readonly to: PieceId | undefined }
  | { readonly sort: 'open'; readonly edge: number; readonly isFree: boolean }
  | { readonly sort: 'act'; readonly act: Act };

export interface WayTrace {
  readonly cost: Cost;
  readonly place: Place;
  readonly target: Target | undefined;
  readonly steps: readonly StepTrace[];
}

/** What somebody would do now, and why: every line of the card, the ways that were equal, each of their steps. */
export interface Trace {
  readonly npc: PieceId;
  readonly goal: Decision['goal'];
  readonly objective: ObjectiveName | undefined;
  readonly ap: number;
  readonly lines: readonly LineTrace[];
  /** A die decides between them where there are several (S-PROX-03). */
  readonly ways: readonly WayTrace[];
  /** How far it is from what it approaches, before and after. */
  readonly approach:
    | { readonly by: 'way' | 'crow' | 'nothing'; readonly from: Cost | undefined; readonly to: Cost | undefined }
    | undefined;
}

export const traceOf = (situation: Situation, stage: Stage, given?: NpcCard): Trace => {
  const card = given ?? cardOf(situation.rules, stage.npc);
  if (card === undefined) throw new Error(`Token ${stage.npc} has no card.`);
  const decision = decide(situation, stage, card);
  const mind = mindOf(situation, stage.npc, stage.left, card);
  const { approach, ap, goal, npc, objective, ways } = decision;
  return {
    npc,
    goal,
    objective,
    ap,
    lines: stage.mode === undefined ? linesIn(mind, stage, decision) : [],
    ways: ways.map((way) => wayOf(mind, way)),
    approach: approach && { by: approach.by, from: approach.from, to: approach.to },
  };
};

const linesIn = (mind: Mind, stage: Stage, decision: Decision): readonly LineTrace[] => {
  const isRead = ({ n }: Line) => decision.goal !== decision.objective || n <= (decision.line?.n ?? 0);
  return linesOf(mind.planner.situation, stage.npc, mind.planner.card).map((line): LineTrace => {
    const { n, objective, ap, isDefault, deliver } = line;
    const isChosen = decision.line?.n === n && decision.goal === decision.objective;
    const verdict = isChosen ? 'chosen' : isRead(line) ? 'no' : 'unread';
    const bar = verdict === 'no' ? barOf(mind, line) : undefined;
    return { n, objective, ap, isDefault, deliver, verdict, cost: isChosen ? decision.ways[0]?.cost : undefined, bar };
  });
};

const barOf = (mind: Mind, line: Line): Bar => {
  const aims = aimsFor(mind, line).filter(({ targets }) => targets.length > 0);
  const [first] = aims;
  if (first === undefined) return { code: 'noTarget' };
  for (const aim of aims) {
    const found = pursued(mind, aim, 'keeps');
    if (found === undefined) continue;
    if (line.objective === 'regroup' && isWithFriend(mind, found.rank)) return { code: 'alreadyThere' };
    return { code: 'tooDear', target: found.aim.targets[0], cost: found.from };
  }
  return { code: 'noWay', target: bestOf(first) };
};

const bestOf = ({ targets }: Aim): Target | undefined => targets.find(({ rank }) => rank === ranksOf(targets)[0]);

const wayOf = (mind: Mind, way: Way): WayTrace => {
  const { npc, situation } = mind.planner;
  const deeds = deedsOf(way, loadOf(situation, npc));
  const act: readonly StepTrace[] = way.act === undefined ? [] : [{ sort: 'act', act: way.act }];
  return {
    cost: way.cost,
    place: way.reached.spot.place,
    target: way.target,
    steps: [...stepsIn(mind, deeds), ...act],
  };
};

/** Squares walked one after the other are one move, until something else is done. */
const stepsIn = (mind: Mind, deeds: readonly Doing[]): readonly StepTrace[] => {
  const steps: StepTrace[] = [];
  let path: Place[] = [];
  const end = () => {
    if (path.length > 0) steps.push({ sort: 'move', path });
    path = [];
  };
  for (const deed of deeds) {
    if (deed.sort === 'go') path.push(deed.to);
    else if (deed.sort !== 'come') {
      end();
      steps.push(...stepOf(mind, deed));
    }
  }
  end();
  return steps;
};

const stepOf = ({ planner }: Mind, deed: Exclude<Doing, { sort: 'go' | 'come' }>): readonly StepTrace[] => {
  const { card, situation } = planner;
  switch (deed.sort) {
    case 'hop':
      return [{ sort: 'jump', over: deed.over, to: deed.to }];
    case 'take':
      return [
        {
          sort: 'take',
          token: deed.token,
          from: deed.from < 0 ? undefined : deed.from,
          rank: rankOf(card.objects, itemOf(situation.rules, deed.token)),
        },
      ];
    case 'leave':
      return [{ sort: 'leave', token: deed.token, to: deed.to < 0 ? undefined : deed.to }];
    case 'open':
      return [{ sort: 'open', edge: deed.edge, isFree: deed.isFree }];
    default:
      return [];
  }
};
