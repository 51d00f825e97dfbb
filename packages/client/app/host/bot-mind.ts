import { BOTS, type BotName } from '@archmage/ai';
import { type Action, compile, drawAt, explain, type Seat, type State } from '@archmage/engine';
import { chanceOf } from './chance.ts';

/** Plain data, so that it can be sent to a worker. The view has holes: the computer knows what a person would know. */
export interface Question {
  readonly bot: BotName;
  readonly rules: string;
  readonly view: State;
  readonly seat: Seat;
  /** The bot's own chance; it tells nothing of the dice. */
  readonly seed: string;
}

export type Think = (question: Question) => Promise<Action>;

/** What a worker does with a question. */
export const answer = ({ bot, rules, view, seat, seed }: Question): Action => {
  const compiled = compile(rules);
  if (!compiled.ok) throw new Error(explain(compiled.error));
  return BOTS[bot](compiled.value, view, seat, chanceOf(seed, 'thoughts'));
};

/** The same game asks the same question with the same seed, and the dice cannot be computed from it. */
export const botSeed = (seed: string, seat: Seat, nth: number): string =>
  drawAt(`${seat}'s thoughts of ${seed}`, nth, 2 ** 48).toString(36);
