import {
  cardValue,
  isAsked,
  isOfSort,
  opponent,
  type Piece,
  type Seat,
  type State,
  score,
  topTask,
} from '@archmage/engine';
import type { Figures } from '../worth/figures.ts';
import { NOTHING, scaleOf } from '../worth/scale.ts';
import { stepsFrom } from '../worth/steps.ts';
import { POINT, waysOut } from '../worth/ways.ts';
import { fightEnds } from './answer.ts';
import { expand, type Search } from './expand.ts';
import { isFight } from './fight.ts';
import { type Line, startOf } from './line.ts';
import { isSpent, type Mind } from './mind.ts';
import { seenBy } from './seen.ts';

/** How a seat may win in the turn it is having, and how likely that is. */
export interface Race {
  readonly chance: number;
  readonly line: Line;
}

/** Looks for nothing but a way to win with the action points there are; chance is not relied on but in a fight. */
export const race = (mind: Mind, root: State): Race => {
  const racer = racing(mind);
  const start = startOf(root, 0);
  const search: Search = { mind: racer, reveals: () => 0, seen: seenBy(racer) };
  let best: Race = { chance: 0, line: start };
  let layer: readonly Line[] = [start];
  while (layer.length > 0 && !isSpent(mind.effort)) {
    const next: Line[] = [];
    for (const line of layer)
      for (const after of expand(search, line)) {
        const chance = chanceIn(mind, after);
        if (chance > best.chance) best = { chance, line: after };
        if (chance === 1) return best;
        if (!after.isOpen && goesOn(mind, after.state)) next.push(after);
      }
    layer = next.sort((a, b) => b.value - a.value).slice(0, mind.style.watch);
  }
  return best;
};

/** Points still needed, by the way there is left: the same search with another aim. */
const racing = (mind: Mind): Mind => {
  const { seat } = mind;
  const aim = (state: State, figures: Figures): number =>
    isWonBy(mind, state) ? SURE : purseOf(state) - toWin(figures, state, seat);
  return { ...mind, aim, done: [], style: { ...mind.style, moves: MOVES, blind: ['reveal'] } };
};

const SURE = 100;
/** Of each character: who races goes the shortest way. */
const MOVES = 12;

const goesOn = ({ seat }: Mind, state: State): boolean => topTask(state)?.kind === 'act' && isAsked(state, seat);

const purseOf = ({ turn }: State): number => turn.purses.reduce((sum, { ap }) => sum + ap, 0);

export const isWonBy = ({ rules, seat }: Pick<Mind, 'rules' | 'seat'>, state: State): boolean => {
  if (state.ending !== undefined) return state.ending.winner === seat;
  const own = score(rules, state, seat);
  return own >= rules.options.target && own > score(rules, state, opponent(seat));
};

const chanceIn = (mind: Mind, { action, state }: Line): number => {
  if (action?.type !== 'attack' || !isFight(state)) return isWonBy(mind, state) ? 1 : 0;
  return fightEnds(mind, state).reduce((sum, end) => sum + (isWonBy(mind, end.state) ? end.share : 0), 0);
};

/** The most action points that a seat's next card may bring. */
export const nextPoints = ({ rules }: Figures, { players }: State, seat: Seat): number => {
  const { hand, kept } = players[seat];
  const cards = hand.filter((card) => isOfSort(rules, card, 'action')).map((card) => cardValue(rules, card));
  // A hand that is used up is taken up again.
  return kept + (cards.length === 0 ? MOST : Math.max(...cards));
};

const MOST = 5;

/** About how many action points a seat is from winning: the cheapest way to the points it lacks. */
export const toWin = (figures: Figures, state: State, seat: Seat): number => {
  const { rules } = figures;
  const lacks = rules.options.target - score(rules, state, seat);
  const costs = new Array<number>(Math.max(0, lacks) + 1).fill(NEVER);
  costs[0] = 0;
  for (const { points, cost } of [...leavings(figures, state, seat), ...kills(figures, state, seat)])
    for (let got = costs.length - 1; got > 0; got--)
      costs[got] = Math.min(costs[got] as number, (costs[Math.max(0, got - points)] as number) + cost);
  return costs.at(-1) as number;
};

/** No turn has as many. */
const NEVER = 99;

interface Chance {
  readonly points: number;
  readonly cost: number;
}

const leavings = (figures: Figures, state: State, seat: Seat): readonly Chance[] => {
  const { rules } = figures;
  const { loads, others } = scaleOf(figures, state);
  return standing(figures, state, seat).map(({ id, at }) => {
    let points = figures.points[id] as number;
    for (let load = loads[id] as number; load !== NOTHING; load = others[load] as number)
      points += rules.roster[load]?.haul ?? 0;
    return { points, cost: (waysOut(rules, state.tiles, id)[at] as number) / POINT };
  });
};

/** Whoever lies wounded within reach; a fight may be lost, so it seems farther than it is. */
const kills = (figures: Figures, state: State, seat: Seat): readonly Chance[] => {
  const { maze } = scaleOf(figures, state);
  const hunters = standing(figures, state, seat);
  return figures.rules.characters[opponent(seat)].flatMap((id) => {
    const { at, wounded } = state.pieces[id] as Piece;
    if (at < 0 || !wounded) return [];
    const steps = stepsFrom(maze, at);
    const costs = hunters.map(
      (hunter) => (steps[hunter.at] as number) / Math.max(1, figures.speed[hunter.id] as number),
    );
    return [{ points: 1, cost: 2 + Math.min(NEVER, ...costs) }];
  });
};

const standing = ({ rules }: Figures, { pieces }: State, seat: Seat): readonly Piece[] =>
  rules.characters[seat]
    .map((id) => pieces[id] as Piece)
    .filter(({ at, carrier, wounded }) => at >= 0 && carrier === undefined && !wounded);
