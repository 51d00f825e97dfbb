import { answersTo } from '../asking/ask.ts';
import { isSameOption } from '../asking/option.ts';
import { refuse } from '../refusal.ts';
import { type Actor, type Option, type QuestionTask, topTask } from '../state.ts';
import { settle } from '../turn.ts';
import type { Tx } from '../tx.ts';
import type { Handler } from './handler.ts';

export const answer: Handler<'answer'> = {
  check: (situation, _actor, { option }) => {
    const { rules, state } = situation;
    const task = topTask(state) as QuestionTask;
    const isAmong = answersTo(situation, task).some((each) => isSameOption(each, option));
    return isAmong ? undefined : refuse(rules, 'noSuchAnswer', { asks: task.asks });
  },
  perform: (tx, actor, { option }) => reply(tx, actor, option),
};

/** The rule that asked goes on; when nothing more is asked, the action is over. */
const reply = (tx: Tx, by: Actor, option: Option): void => {
  const task = topTask(tx.state) as QuestionTask;
  const { asks, only } = task;
  tx.emit({ type: 'chosen', by, asks, option, ...(only && { only }) });
  tx.emit({ type: 'answered' });
  tx.rules.questions[asks]?.answered(tx, option, task);
  settle(tx);
};

/** What the clock answers for whoever is late. */
export const replyLate = (tx: Tx, by: Actor): void => {
  const task = topTask(tx.state) as QuestionTask;
  reply(tx, by, answersTo(tx.now(), task)[task.otherwise] as Option);
};
