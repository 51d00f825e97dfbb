import { type Action, topTask } from '@archmage/engine';
import type { Question } from '../bot.ts';
import { BEST } from '../levels.ts';
import { appraise } from '../plan/appraise.ts';
import { answerTo, thinker } from '../plan/bot.ts';
import type { Mind } from '../plan/mind.ts';
import { type Plan, plansFor } from '../plan/plan.ts';
import type { Advice, Reason } from './advice.ts';
import { cardsFor } from './cards.ts';
import { chanceFrom } from './chance.ts';
import { gainsOf, risksOf } from './reasons.ts';

/** The best plans for the seat asked, the best first; there is always one when it is asked at all. */
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

const plans = ({ view }: Question, mind: Mind, count: number): readonly Advice[] => {
  const best = different(plansFor(mind, view), count);
  // The best plan's card is nobody's loss; a dearer one is its plan's own.
  const price = best[0]?.price ?? 0;
  return best.map(({ line, steps, value }) => ({
    steps: steps.length === 0 ? [{ type: 'pass' }] : steps,
    chance: chanceFrom(value + price),
    gains: gainsOf(mind, view, line),
    risks: risksOf(mind, line),
  }));
};

/** Plans that begin alike are one plan to who reads them. */
const different = (all: readonly Plan[], count: number): readonly Plan[] => {
  const chosen: Plan[] = [];
  const gists = new Set<string>();
  for (const plan of all) {
    const gist = JSON.stringify(plan.steps.find(({ type }) => type !== 'card') ?? plan.steps);
    if (gists.has(gist)) continue;
    gists.add(gist);
    chosen.push(plan);
    if (chosen.length === count) break;
  }
  return chosen;
};

/** Set-up and placement: what the strongest player might do, drawn a few times. */
const choices = (question: Question, mind: Mind, count: number): readonly Advice[] => {
  const found = new Map<string, Action>();
  for (let nth = 0; nth < count * TRIES && found.size < count; nth++) {
    const action = answerTo(question, mind);
    found.set(JSON.stringify(action), action);
  }
  const kind = topTask(question.view)?.kind === 'place' ? 'places' : 'prepares';
  const reasons: readonly Reason[] = [{ kind }];
  const chance = chanceFrom(appraise(mind, question.view));
  return [...found.values()].map((action) => ({ steps: [action], chance, gains: reasons, risks: [] }));
};

const TRIES = 4;
