import { type Action, apply, topTask } from '@archmage/engine';
import type { Question } from '../bot.ts';
import { BEST } from '../levels.ts';
import { foreseen } from '../plan/answer.ts';
import { appraise } from '../plan/appraise.ts';
import { answerTo, thinker } from '../plan/bot.ts';
import { imagined, type Mind } from '../plan/mind.ts';
import { type Plan, plansFor } from '../plan/plan.ts';
import type { Advice } from './advice.ts';
import { cardsFor } from './cards.ts';
import { chanceFrom } from './chance.ts';
import { ideasIn } from './ideas.ts';
import { gainsOf, risksOf } from './reasons.ts';
import { setupReasons } from './setup.ts';

/** The best ideas for the seat asked, by the chance to win; there is always one when it is asked at all. */
export const advise = (question: Question, count = 3): readonly Advice[] => {
  const mind = thinker(BEST.style, BEST.weights)(question);
  switch (topTask(question.view)?.kind) {
    case 'card':
    case 'act':
      return plans(question, mind, count);
    case 'commit':
      return cardsFor(question, mind, count);
    case undefined:
      return [];
    default:
      return choices(question, mind, count);
  }
};

const plans = (question: Question, mind: Mind, count: number): readonly Advice[] => {
  const all = comparable(plansFor(mind, question.view));
  // The best plan's card is nobody's loss; a dearer one is its plan's own.
  const price = all[0]?.price ?? 0;
  const adviceOf = (plan: Plan): Advice => ({
    steps: plan.steps.length === 0 ? [{ type: 'pass' }] : plan.steps,
    chance: chanceFrom(plan.value + price),
    gains: gainsOf(mind, question.view, plan.line),
    risks: risksOf(mind, plan.line),
  });
  const ideas = ideasIn(all.map(adviceOf), count);
  if (ideas.length === count || !ideas.some(isReveal)) return ideas;
  // A room to be turned up drives out all else: what would one do without it?
  const other = thinker({ ...BEST.style, blind: ['reveal'] }, BEST.weights)(question);
  return ideasIn([...all, ...comparable(plansFor(other, question.view))].map(adviceOf), count);
};

const comparable = (all: readonly Plan[]): readonly Plan[] => {
  const answered = all.filter(({ isAnswered }) => isAnswered);
  return answered.length > 0 ? answered : all;
};

const isReveal = ({ steps }: Advice): boolean => steps.some(({ type }) => type === 'reveal');

/** Set-up and placement: what the strongest player might do, drawn a few times. */
const choices = (question: Question, mind: Mind, count: number): readonly Advice[] => {
  const found = new Map<string, Action>();
  for (let nth = 0; nth < count * TRIES; nth++) {
    const action = answerTo(question, mind);
    found.set(JSON.stringify(action), action);
  }
  const advices = [...found.values()].map(
    (action): Advice => ({
      steps: [action],
      chance: chanceFrom(worthAfter(question, mind, action)),
      gains: setupReasons(question, action),
      risks: [],
    }),
  );
  return ideasIn(advices, count);
};

const TRIES = 4;

/** What is laid face-down changes nothing that can be seen. */
const worthAfter = ({ rules, seat, view }: Question, mind: Mind, action: Action): number => {
  if (action.type === 'answer') return foreseen(mind, apply(rules, imagined(mind, view), seat, action).state);
  return appraise(mind, action.type === 'place' ? apply(rules, view, seat, action).state : view);
};
