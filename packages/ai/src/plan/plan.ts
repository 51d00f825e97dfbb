import {
  type Action,
  type ActionOf,
  apply,
  cardValue,
  legal,
  type Ruleset,
  type State,
  topTask,
} from '@archmage/engine';
import { WIN } from '../worth/worth.ts';
import { beam } from './beam.ts';
import { LEFT } from './expand.ts';
import { afraid, isNear, soberly, type Watch, watchOf } from './guard.ts';
import { actionsOf, type Line, lengthOf } from './line.ts';
import { imagined, isSpent, type Mind } from './mind.ts';
import { isWonBy } from './race.ts';
import { repliesTo } from './reply.ts';
import { revealsFrom } from './reveals.ts';

/** What to do for the rest of the turn, the action card first when it is to be chosen. */
export interface Plan {
  readonly line: Line;
  readonly steps: readonly Action[];
  /** The worth of where it leads, less what the card will be missed. */
  readonly value: number;
  /** What the card costs. */
  readonly price: number;
  /** The other's reply was thought of: its value is not to be compared with those of plans without one. */
  readonly isAnswered?: true;
}

/** The best plans for whoever is to play a card or to act, best first; never empty. */
export const plansFor = (mind: Mind, view: State): readonly Plan[] => {
  const world = imagined(mind, view);
  const likely = judged(mind, thoughtOf(mind, world));
  const answered = considered(mind, world, likely);
  return guarded(mind, world, [...answered.sort(byValue), ...likely.slice(answered.length)]);
};

/** Where the best plan would lose the game, what keeps the other from winning comes first. */
const guarded = (mind: Mind, view: State, plans: readonly Plan[]): readonly Plan[] => {
  const [best] = plans;
  if (best === undefined || isWonBy(mind, best.line.state) || !isNear(mind, best.line.state)) return plans;
  const watch = watchOf(mind);
  if (watch.losing(best.line) === 0) return plans;
  const wary = () => leastLosing(mind, lookedAt(afraid(mind, watch.hunted()), view), watch);
  const first = wary();
  // By then it has been found out who else has a part in it.
  const again = (first[0]?.value ?? -WIN) < -WIN / 2 ? wary() : first;
  return again.length > 0 ? again : plans;
};

/** The plans by what fear makes of them when they may lose the game; those that cannot be the best are not looked at. */
const leastLosing = (mind: Mind, plans: readonly Plan[], { effort, losing }: Watch): readonly Plan[] => {
  const rated: { readonly rating: number; readonly plan: Plan }[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const plan of [...plans].sort(byValue).filter(({ line }) => line.action?.type !== 'reveal')) {
    if (plan.value <= most || isSpent(effort)) break;
    const loss = losing(plan.line);
    const by = (value: number): number => (1 - loss) * value - loss * WIN;
    rated.push({ rating: by(plan.value), plan: { ...plan, value: by(soberly(mind, plan.line) - plan.price) } });
    most = Math.max(most, by(plan.value));
  }
  return rated.sort((a, b) => b.rating - a.rating).map(({ plan }) => plan);
};

/** Who would be idle thinks of what he is blind to otherwise. */
const thoughtOf = (mind: Mind, view: State): readonly Plan[] => {
  const plans = lookedAt(mind, view);
  const { style } = mind;
  if (!style.isTidy || gainful(plans)) return useful(mind, plans);
  return useful(mind, style.blind.length === 0 ? plans : lookedAt({ ...mind, style: { ...style, blind: [] } }, view));
};

const lookedAt = (mind: Mind, view: State): readonly Plan[] =>
  topTask(view)?.kind === 'card' ? withCards(mind, view) : withoutCard(mind, view);

const byValue = (a: Plan, b: Plan): number => b.value - a.value;

/** More than are answered: some fall away. */
const KEPT = 48;

const withoutCard = (mind: Mind, view: State): readonly Plan[] =>
  beam(mind, view, revealsFrom(mind, view), KEPT).map((line) => ({
    line,
    steps: actionsOf(line),
    value: line.value,
    price: 0,
  }));

/** One look with the most action points there are serves all cards: a plan takes the cheapest that will do. */
const withCards = (mind: Mind, view: State): readonly Plan[] => {
  const { rules, seat } = mind;
  const { weights } = mind.figures;
  const playable = [...legal(rules, view, seat)] as readonly ActionOf<'card'>[];
  const cards = playable.map((action) => asPaid(rules, action)).sort((a, b) => a.ap - b.ap);
  const [most] = cards.slice(-1) as [Paid];
  const root = apply(rules, view, seat, most.action).state;
  const lines = beam(mind, root, revealsFrom(mind, root), KEPT);
  return lines.map((line) => {
    // Who sees no further than this will find something to do with the rest.
    const isShort = !line.isOpen && lengthOf(line) >= mind.style.horizon;
    const { action, ap } = (isShort ? undefined : cards.find((card) => card.ap >= used(line, most.ap))) ?? most;
    const left = line.isOpen ? LEFT * weights.tempo * (most.ap - ap) : 0;
    const price = left + weights.tempo * ap;
    return { line, steps: [action, ...actionsOf(line)], value: line.value - price, price };
  });
};

interface Paid {
  readonly action: ActionOf<'card'>;
  readonly ap: number;
}

const asPaid = (rules: Ruleset, action: ActionOf<'card'>): Paid => ({ action, ap: cardValue(rules, action.card) });

/** What the card has to pay of a line, out of the most that a card pays; a purse of somebody's own pays for itself. */
const used = ({ state, action, before }: Line, most: number): number => {
  const isReveal = action?.type === 'reveal';
  const turn = before === undefined || state.turn.seat === before.state.turn.seat ? state.turn : undefined;
  const left = turn?.purses.find(({ only }) => only === undefined)?.ap ?? 0;
  return most - left + (isReveal ? 1 : 0);
};

/** Nobody tidy is idle while something can be gained; and who misjudges takes a poor plan for a good one, but no wild one. */
const useful = (mind: Mind, plans: readonly Plan[]): readonly Plan[] => {
  const { isTidy, noise } = mind.style;
  const least = noise === 0 ? Number.POSITIVE_INFINITY : SLIP * noise;
  const still = stillIn(plans);
  if (!isTidy || still === undefined) return plans;
  if (gainful(plans)) return plans.filter(({ line }) => line !== still && line.value > still.value - least);
  const ventures = venturesIn(mind, plans, still);
  return ventures.length > 0 ? ventures : plans;
};

/** How much worse off than before a plan may leave who misjudges it by a point. */
const SLIP = 0.15;

/** Is there something to gain, beyond what is not worth getting up for? */
const gainful = (plans: readonly Plan[]): boolean => {
  const still = stillIn(plans)?.value ?? Number.NEGATIVE_INFINITY;
  return plans.some(({ line }) => line.value > still + WORTHWHILE);
};

const WORTHWHILE = 0.02;

/** Doing nothing. */
const stillIn = (plans: readonly Plan[]): Line | undefined => plans.find(({ line }) => line.action === undefined)?.line;

/** Rooms that may be turned up instead: they have to be some time, and points that are not used are lost. */
const venturesIn = ({ figures }: Mind, plans: readonly Plan[], { state, value }: Line): readonly Plan[] => {
  const points = state.turn.purses.reduce((sum, { ap }) => sum + ap, 0);
  const least = value - figures.weights.tempo * points;
  return plans.filter(({ line }) => line.action?.type === 'reveal' && line.value > least);
};

/** As this thinker sees them: weak ones misjudge. */
const judged = ({ random, style }: Mind, plans: readonly Plan[]): readonly Plan[] => {
  if (style.noise === 0) return [...plans].sort(byValue);
  const wrong = () => ((random(2001) - 1000) / 1000) * style.noise;
  return plans.map((plan) => ({ ...plan, value: plan.value + wrong() })).sort(byValue);
};

/** The best of them once more, after the other's reply, as long as there is time. */
const considered = (mind: Mind, view: State, plans: readonly Plan[]): Plan[] => {
  const { replies, trust } = mind.style;
  const answered: Plan[] = [];
  if (replies === 0) return answered;
  const replyTo = repliesTo(mind, view);
  for (const plan of plans.slice(0, replies)) {
    if (isSpent(mind.effort)) break;
    const value = plan.value + trust * (replyTo(plan.line) - plan.line.value);
    answered.push({ ...plan, value, isAnswered: true });
  }
  return answered;
};
