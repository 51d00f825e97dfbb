import { type Action, check, opponent, type State, score, topTask } from '@archmage/engine';
import type { Answer, Bot, Notes, Question } from '../bot.ts';
import { chooseCard } from '../duel/commit.ts';
import { hide } from '../setup/hide.ts';
import { forgo, lineUp } from '../setup/lineup.ts';
import { place } from '../setup/place.ts';
import { choose } from '../setup/teams.ts';
import { figuresOf } from '../worth/figures.ts';
import { TUNED, type Weights } from '../worth/weights.ts';
import { answerBest } from './answer.ts';
import { appraise } from './appraise.ts';
import { stakesOf } from './fight.ts';
import { lengthOf } from './line.ts';
import type { Mind, Style } from './mind.ts';
import { plansFor } from './plan.ts';
import { traceOf } from './traces.ts';

/** A player who plans whole turns. */
export const planning = (style: Style, weights: Weights = TUNED.weights): Bot => {
  const mindOf = thinker(style, weights);
  return (question) => {
    switch (topTask(question.view)?.kind) {
      case 'act':
        if (isWon(question)) return { action: { type: 'pass' } };
        return carryOn(question) ?? planAnew(question, mindOf(question));
      case 'card':
        return carryOn(question) ?? planAnew(question, mindOf(question));
      default:
        return { action: answerTo(question, mindOf(question)), notes: question.notes };
    }
  };
};

/** Nothing more is needed: it is over when this turn is (B-END-02). */
const isWon = ({ rules, view, seat }: Question): boolean => {
  const own = score(rules, view, seat);
  return own >= rules.options.target && own > score(rules, view, opponent(seat));
};

/** Makes a mind for each question, of the same style. */
export const thinker = (style: Style, weights: Weights): ((question: Question) => Mind) => {
  const bare: Weights = { ...weights, hand: 0 };
  return (question) => {
    const { rules, view, seat, random, isOver = () => false } = question;
    const effort = { nodes: 0, most: style.nodes * shareOf(view), isOver };
    const figures = { figures: figuresOf(rules, weights), bare: figuresOf(rules, bare) };
    return { rules, seat, style, random, ...figures, done: notesOf(question)?.done ?? [], effort };
  };
};

const notesOf = ({ notes, view }: Question): Notes | undefined =>
  notes?.turn === view.turn.number ? notes : undefined;

/** The action, with what is left of the plan. */
const answered = (question: Question, action: Action, steps: readonly Action[]): Answer => {
  const { view } = question;
  const done = [...(notesOf(question)?.done ?? []), traceOf(question, view, action)];
  return { action, notes: { turn: view.turn.number, steps, done } };
};

/** The next step of the plan that was made for this turn, while it can be carried out. */
const carryOn = (question: Question): Answer | undefined => {
  const { rules, view, seat } = question;
  const [action, ...steps] = notesOf(question)?.steps ?? [];
  if (action === undefined || check(rules, view, seat, action) !== undefined) return undefined;
  return answered(question, action, steps);
};

const planAnew = (question: Question, mind: Mind): Answer => {
  const [plan] = plansFor(mind, question.view);
  const [action, ...steps] = plan?.steps ?? [];
  if (action === undefined) return { action: { type: 'pass' } };
  // A plan that ends before its action points do, and not for want of foresight, is over: nothing more is worth doing.
  const { horizon, isTidy } = mind.style;
  const isOver = plan !== undefined && !isTidy && !plan.line.isOpen && lengthOf(plan.line) < horizon;
  const rest: readonly Action[] = isOver ? [...steps, { type: 'pass' }] : steps;
  return answered(question, action, rest);
};

/** Planning again in the middle of a turn takes as long as there are action points left. */
const shareOf = ({ turn }: State): number => {
  const left = turn.purses.reduce((sum, { ap }) => sum + ap, 0);
  return left === 0 ? 1 : Math.min(1, left / 5);
};

/** Set-up, the tokens of a revealed room, the secret card of a fight, and whatever a rule asks. */
export const answerTo = (question: Question, mind: Mind): Action => {
  const { view } = question;
  switch (topTask(view)?.kind) {
    case 'choose':
    case 'draft':
      return choose(question, mind.figures);
    case 'forgo':
      return forgo(question);
    case 'lineup':
      return lineUp(question);
    case 'hide':
      return hide(question);
    case 'commit':
      return chooseCard({ ...question, style: mind.style.cards, stakes: stakesOf(mind, view) });
    case 'question':
      return answerBest(mind, view);
    default:
      return place(question, (state) => appraise(mind, state));
  }
};
