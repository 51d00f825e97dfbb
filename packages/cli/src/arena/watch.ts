import type { Answer, Bot, BotName, Question } from '@archmage/ai';
import { check, legal } from '@archmage/engine';
import { type Clock, workClock } from './clock.ts';

export const FAULTS = ['refusal', 'exception', 'stall'] as const;

/** What must not happen. */
export interface Fault {
  readonly kind: (typeof FAULTS)[number];
  readonly message: string;
}

export interface Watched {
  readonly name: BotName;
  readonly bot: Bot;
  readonly ms: number | undefined;
  /** A number is added for each turn of its own, and a fault for each. */
  readonly thought: number[];
  readonly faults: Fault[];
  readonly beat: () => void;
}

/** The same bot, with its time measured and limited; where it errs, chance plays for it. */
export const watch = (watched: Watched): Bot => {
  const { ms, thought, beat } = watched;
  let turn: number | undefined;
  return (question) => {
    beat();
    const isOwn = isOwnTurn(question);
    if (isOwn && turn !== question.view.turn.number) thought.push(0);
    if (isOwn) turn = question.view.turn.number;
    const before = isOwn ? (thought.pop() ?? 0) : 0;
    const now = clockHere();
    const begun = now();
    const used = () => before + now() - begun;
    const answer = allowed(watched, ms === undefined ? question : { ...question, isOver: () => used() >= ms });
    if (isOwn) thought.push(used());
    return answer;
  };
};

/** A thread has one clock. */
const clockHere = (): Clock => {
  clock ??= workClock();
  return clock;
};

let clock: Clock | undefined;

/** Set-up and answers in the other's turn are quick: counted as turns they would make a bot look faster than it is. */
const isOwnTurn = ({ view: { turn }, seat }: Question): boolean => turn.number > 0 && turn.seat === seat;

const allowed = ({ name, bot, faults }: Watched, question: Question): Answer => {
  const { rules, view, seat } = question;
  const where = `${name} as ${seat} in turn ${view.turn.number}`;
  try {
    const answer = bot(question);
    // L1: the view refuses what the state would.
    const refusal = check(rules, view, seat, answer.action);
    if (refusal === undefined) return answer;
    faults.push({ kind: 'refusal', message: `${where}: ${answer.action.type}, ${refusal.code} (${refusal.rule})` });
  } catch (error) {
    faults.push({ kind: 'exception', message: `${where}: ${error}` });
  }
  return anything(question);
};

const anything = ({ rules, view, seat, random }: Question): Answer => {
  const choices = legal(rules, view, seat);
  return { action: choices.at(random(choices.length)) };
};
