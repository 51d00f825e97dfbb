import type { Situation } from '../situation/situation.ts';
import { type Actor, HIDDEN, type Option, type QuestionTask, type Seat, type State } from '../state.ts';
import type { Tx } from '../tx.ts';
import { differentOptions } from './option.ts';
import { leftIn, pileNamed } from './pile.ts';

/** What a rule asks: a seat to choose, or chance to draw, from these options or from a pile. */
export interface Question extends Partial<Pick<QuestionTask, 'otherwise' | 'about'>> {
  readonly of: Actor;
  readonly asks: string;
  readonly options?: readonly Option[];
  readonly from?: string;
  readonly only?: Seat;
}

/** Asks before anything else goes on; of two questions the later is answered first. */
export const ask = (tx: Tx, { of, asks, options = [], otherwise = 0, ...rest }: Question): void => {
  const task: QuestionTask = { kind: 'question', seats: [of], asks, options, otherwise, ...rest };
  const isOpen = tx.rules.questions[asks]?.options !== undefined;
  if (!isOpen && optionsOf(tx.state, task).length === 0) throw new Error(`There is no answer to '${asks}'.`);
  tx.emit({ type: 'asked', task });
};

/** What can be answered in this position. */
export const answersTo = (situation: Situation, task: QuestionTask): readonly Option[] =>
  situation.rules.questions[task.asks]?.options?.(situation, task) ?? optionsOf(situation.state, task);

/** What can be answered of what was given or lies in a pile; nothing to whoever may not know. Of things alike chance has each, and a seat one to choose. */
export const optionsOf = (state: State, { from, options, seats }: QuestionTask): readonly Option[] => {
  if (options === HIDDEN) return [];
  const pile = from === undefined ? undefined : pileNamed(state, from);
  const all = pile === undefined ? options : leftIn(pile);
  return seats.includes('chance') ? all : differentOptions(all);
};
