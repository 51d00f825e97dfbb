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
  const gainsIn = ({ line }: Plan) => gainsOf(mind, view, line);
  const best = different(plansFor(mind, view), gainsIn, count);
  // The best plan's card is nobody's loss; a dearer one is its plan's own.
  const price = best[0]?.price ?? 0;
  return best.map((plan) => ({
    steps: plan.steps.length === 0 ? [{ type: 'pass' }] : plan.steps,
    chance: chanceFrom(plan.value + price),
    gains: gainsIn(plan),
    risks: risksOf(mind, plan.line),
  }));
};

type GainsIn = (plan: Plan) => readonly Reason[];

/** Plans that begin alike, or reveal the same room for the same reasons, are one plan to who reads them. */
const different = (all: readonly Plan[], gainsIn: GainsIn, count: number): readonly Plan[] => {
  const chosen: Plan[] = [];
  const gists = new Set<string>();
  for (const plan of all) {
    const own = [beginningOf(plan), ...revealIn(plan, gainsIn)];
    if (own.some((gist) => gists.has(gist))) continue;
    for (const gist of own) gists.add(gist);
    chosen.push(plan);
    if (chosen.length === count) break;
  }
  return chosen;
};

const beginningOf = ({ steps }: Plan): string => JSON.stringify(steps.find(({ type }) => type !== 'card') ?? steps);

/** The room a plan ends with and what else comes of it: who turns the room up makes no difference. */
const revealIn = (plan: Plan, gainsIn: GainsIn): readonly string[] => {
  const last = plan.steps.at(-1);
  if (last?.type !== 'reveal') return [];
  const gains = gainsIn(plan).filter(({ kind }) => kind !== 'reveals');
  return [JSON.stringify([last.tile, gains])];
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
