import { type Answer, BOTS, type BotName, type Notes } from '@archmage/ai';
import { compile, drawAt, explain, type Seat, type View } from '@archmage/engine';
import { chanceOf } from './chance.ts';

/** Plain data, so that it can be sent to a worker. The view has holes: the computer knows what a person would know. */
export interface Question {
  readonly bot: BotName;
  readonly rules: string;
  readonly view: View;
  readonly seat: Seat;
  /** The bot's own chance; it tells nothing of the dice. */
  readonly seed: string;
  /** What it wrote down when it was last asked. */
  readonly notes: Notes | undefined;
}

export type Think = (question: Question) => Promise<Answer>;

/** What a worker does with a question. */
export const answer = ({ bot, rules, view, seat, seed, notes }: Question): Answer => {
  const compiled = compile(rules);
  if (!compiled.ok) throw new Error(explain(compiled.error));
  return BOTS[bot]({ rules: compiled.value, view, seat, random: chanceOf(seed, 'thoughts'), notes });
};

/** The same game asks the same question with the same seed, and the dice cannot be computed from it. */
export const botSeed = (seed: string, seat: Seat, nth: number): string =>
  drawAt(`${seat}'s thoughts of ${seed}`, nth, 2 ** 48).toString(36);
