import {
  type Advice,
  type Answer,
  advise,
  BOTS,
  type BotName,
  NON_PLAYER,
  type Notes,
  readyFor,
  winChance,
} from '@archmage/ai';
import { boxesIn, compile, explain, legal, type PieceId, type Ruleset, type Seat, type View } from '@archmage/engine';
import type { Trace } from '@archmage/engine/solo';
import { learn } from './own.ts';
import { chanceOf } from './random.ts';

/** Plain data, so that it can be sent to a worker. Views have holes: the computer knows what a person would know. */
export type Question = MoveQuestion | AdviceQuestion | ChancesQuestion | TraceQuestion;

/** A bot, or what the rules play. */
export type Thinker = BotName | typeof NON_PLAYER;

/** What would this bot do? */
export interface MoveQuestion extends Seated {
  readonly ask: 'move';
  readonly bot: Thinker;
  /** What it wrote down when it was last asked. */
  readonly notes: Notes | undefined;
}

/** What could this seat do, and why? */
export interface AdviceQuestion extends Seated {
  readonly ask: 'advice';
  readonly count: number;
}

/** How likely is yellow to win, in each of these? */
export interface ChancesQuestion extends Ruled {
  readonly ask: 'chances';
  readonly views: readonly View[];
}

/** What does whoever is played by the rules do next, or what would one of them do now; and why? */
export interface TraceQuestion extends Ruled {
  readonly ask: 'trace';
  readonly view: View;
  readonly npc: PieceId | undefined;
}

interface Ruled {
  readonly rules: string;
  /** Rooms and a scenario of somebody's own that the rules name. */
  readonly own?: readonly string[];
}

interface Seated extends Ruled {
  readonly view: View;
  readonly seat: Seat;
  /** Its own chance; it tells nothing of the dice. */
  readonly seed: string;
  /** How long it may think. */
  readonly ms: number;
}

export interface Answers {
  readonly move: Answer;
  readonly advice: readonly Advice[];
  readonly chances: readonly number[];
  readonly trace: Trace | undefined;
}
export type AnswerTo<Q extends Question> = Answers[Q['ask']];

/** Rejects when the signal says that nobody wants the answer any more. */
export type Think = <Q extends Question>(question: Q, signal?: AbortSignal) => Promise<AnswerTo<Q>>;

/** Fetches what a worker has to know before it answers. */
export const prepare = async ({ ask, rules }: Question): Promise<void> => {
  await readyFor(boxesIn(rules));
  if (ask === 'trace') solo ??= await import('@archmage/engine/solo');
};

let solo: typeof import('@archmage/engine/solo') | undefined;

/** What a worker does with a question. `now` is in milliseconds; without it nobody is hurried. */
export const answer = <Q extends Question>(question: Q, now?: () => number): AnswerTo<Q> => {
  for (const text of question.own ?? []) learn(text);
  const compiled = compile(question.rules);
  if (!compiled.ok) throw new Error(explain(compiled.error));
  const reply: Answers[Question['ask']] = replyTo(question, compiled.value, now);
  return reply as AnswerTo<Q>;
};

const replyTo = (question: Question, rules: Ruleset, now: (() => number) | undefined): Answers[Question['ask']] => {
  if (question.ask === 'chances') return question.views.map((view) => winChance(rules, view, 'yellow'));
  if (question.ask === 'trace') return traceFor(question, rules);
  const { view, seat, seed, ms } = question;
  const asked = { rules, view, seat, random: chanceOf(seed, 'thoughts'), ...limited(ms, now) };
  if (question.ask === 'move') {
    const { bot, notes } = question;
    return bot === NON_PLAYER ? { action: legal(rules, view, seat).at(0) } : BOTS[bot]({ ...asked, notes });
  }
  return advise({ ...asked, notes: undefined }, question.count);
};

const traceFor = ({ npc, view }: TraceQuestion, rules: Ruleset): Trace | undefined => {
  if (solo === undefined) throw new Error('Nobody prepared for the cards.');
  return npc === undefined ? solo.doesNext(rules, view) : solo.wouldDo(rules, view, npc);
};

const limited = (ms: number, now: (() => number) | undefined): { readonly isOver?: () => boolean } => {
  if (now === undefined) return {};
  const over = now() + ms;
  return { isOver: () => now() >= over };
};
