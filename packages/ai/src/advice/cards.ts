import { cardValue, type Ruleset, topTask } from '@archmage/engine';
import type { Question } from '../bot.ts';
import { calledCard, cardOf, openCard, sidesOf } from '../duel/commit.ts';
import { duel, type Fight } from '../duel/duel.ts';
import { answersTo, type CardOdds, layable, oddsWith } from '../duel/each.ts';
import { stakesOf } from '../plan/fight.ts';
import type { Mind } from '../plan/mind.ts';
import type { Advice, Reason } from './advice.ts';
import { chanceFrom } from './chance.ts';

/** The combat cards worth playing, those that should be played most often, by the chance to win. */
export const cardsFor = ({ rules, view, seat }: Question, mind: Mind, count: number): readonly Advice[] => {
  const task = topTask(view);
  if (task?.kind !== 'commit') return [];
  const fight: Fight = { ...sidesOf(rules, view, seat, task), ...stakesOf(mind, view) };
  const called = calledCard(view, seat);
  if (called !== undefined)
    return [adviceOf(rules, oddsWith(fight, cardValue(rules, called), layable(fight.other)), [])];
  const laid = openCard(view, seat);
  const cards =
    laid === undefined
      ? mixed(rules, fight)
      : answersTo(fight, cardValue(rules, laid)).map((odds) => adviceOf(rules, odds, []));
  return cards.slice(0, count).sort((a, b) => b.chance - a.chance);
};

/** Who always plays the same card can be read. */
const mixed = (rules: Ruleset, fight: Fight): readonly Advice[] =>
  [...duel(fight).mix]
    .sort((a, b) => b.share - a.share)
    .map(({ bonus, share }) => {
      const odds = oddsWith(fight, bonus, layable(fight.other));
      return adviceOf(rules, odds, share < ALWAYS ? [{ kind: 'mixes', chance: share }] : []);
    });

/** What is played more often is as good as always played. */
const ALWAYS = 0.95;

const adviceOf = (rules: Ruleset, { bonus, value, winChance }: CardOdds, risks: readonly Reason[]): Advice => ({
  steps: [{ type: 'commit', card: cardOf(rules, bonus) }],
  chance: chanceFrom(value),
  gains: [{ kind: 'fights', chance: winChance }],
  risks,
});
