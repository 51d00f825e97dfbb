import {
  effortOf,
  type Goal,
  holder,
  isSure,
  type Proof,
  proofOf,
  type Quest,
  questOf,
  type Theme,
  threatIn,
} from '@archmage/ai/puzzles';
import { apply, type Card, cardValue, legal, opponent, type Ruleset, type State, score } from '@archmage/engine';
import { deedsIn, type Moment } from './moments.ts';

/** A position in which something can be proved, with the fewest actions that it takes. */
export interface Candidate {
  readonly theme: Theme;
  readonly quest: Quest;
  readonly actions: number;
  readonly proof: Proof;
}

/** How many positions may be looked at. Nothing is said about what takes more. */
const NODES = { points: 300_000, keep: 300_000, threat: 80_000, hold: 700_000, each: 80_000, all: 10_000_000 } as const;
/** Three actions are looked through entirely, in a second or two. */
const FEW = 3;

/** What a turn of a game was, or could have been, a puzzle of. */
export const candidatesIn = (rules: Ruleset, moment: Moment): readonly Candidate[] =>
  [pointsIn(rules, moment), keepIn(rules, moment), holdIn(rules, moment.late)].flatMap((found) => found ?? []);

/** Somebody won, or scored twice and more: with fewest actions, and not at once. */
const pointsIn = (rules: Ruleset, moment: Moment): Candidate | undefined => {
  const { start, gain, isWon } = moment;
  const deeds = deedsIn(moment);
  if ((!isWon && gain < 2) || deeds.length < 2 || deeds.some(({ type }) => type === 'reveal')) return undefined;
  const quest = questOf(rules, start, goalOf(moment));
  const actions = fewest(proofOf(quest, effortOf(NODES.points)), Math.min(deeds.length, FEW));
  if (actions === undefined || actions < 2) return undefined;
  return { theme: isWon ? 'win' : 'score', quest, actions, proof: proofOf(quest, effortOf(NODES.points)) };
};

/** The same with the smallest card that does it, where a larger one is at hand and hardly anything is left over. */
const keepIn = (rules: Ruleset, moment: Moment): Candidate | undefined => {
  const { before, gain, isWon } = moment;
  if (!isWon && gain < 2) return undefined;
  const cards = playable(rules, before);
  for (const [nth, card] of cards.slice(0, -1).entries()) {
    const quest = questOf(rules, before, { ...goalOf(moment), keep: cards.slice(nth + 1) });
    const value = cardValue(rules, card);
    const actions = fewest(proofOf(quest, effortOf(NODES.keep)), Math.min(value, FEW));
    if (actions === undefined) continue;
    if (actions < 2 || actions < value - 1) return undefined;
    return { theme: 'keep', quest, actions, proof: proofOf(quest, effortOf(NODES.keep)) };
  }
  return undefined;
};

const goalOf = ({ gain, isWon }: Moment): Goal =>
  isWon ? { kind: 'win', keep: [] } : { kind: 'score', points: gain, keep: [] };

const playable = (rules: Ruleset, state: State): readonly Card[] =>
  [...legal(rules, state, state.turn.seat)].flatMap((action) => (action.type === 'card' ? [action.card] : [])).sort();

/** The other threatens something, and few plans stop him. Hidden things may not matter, so all rooms lie open. */
const holdIn = (rules: Ruleset, start: State | undefined): Candidate | undefined => {
  if (start === undefined) return undefined;
  const { seat } = start.turn;
  const passed = apply(rules, start, seat, { type: 'pass' }).state;
  if (passed.ending !== undefined || start.tiles.some(({ room }) => room === undefined)) return undefined;
  if (strongest(rules, passed) > FEW) return undefined;
  const other = opponent(seat);
  const need = rules.options.target - score(rules, passed, other);
  if (fewest(proofOf(questOf(rules, start, { kind: 'win', keep: [] }), effortOf(NODES.hold)), 2)) return undefined;
  for (const [theme, most] of [['save', need] as const, ['trap', 1] as const, ['trap', 2] as const]) {
    if (theme === 'trap' && most >= need) continue;
    const threat = threatIn({ rules, seat: other, points: most, effort: effortOf(NODES.threat) }, passed);
    if (typeof threat === 'string') continue;
    return heldBy(theme, questOf(rules, start, { kind: 'hold', points: most, keep: [] }));
  }
  return undefined;
};

const heldBy = (theme: Theme, quest: Quest): Candidate | undefined => {
  const held = (nodes: number) => proofOf(quest, effortOf(nodes), holder(quest, effortOf(nodes), NODES.each));
  const actions = fewest(held(NODES.hold), FEW);
  if (actions === undefined || actions === 0) return undefined;
  return { theme, quest, actions, proof: held(NODES.all) };
};

/** Of the cards of whoever is to play one. */
const strongest = (rules: Ruleset, state: State): number =>
  Math.max(...playable(rules, state).map((card) => cardValue(rules, card)));

/** The fewest actions with which the goal is sure; `undefined` when there are none, or nobody can say. */
const fewest = (proof: Proof, most: number): number | undefined => {
  for (let actions = proof.quest.goal.kind === 'hold' ? 0 : 1; actions <= most; actions++) {
    const verdict = isSure(proof, proof.quest.start, actions);
    if (verdict !== 'no') return verdict === 'yes' ? actions : undefined;
  }
  return undefined;
};
