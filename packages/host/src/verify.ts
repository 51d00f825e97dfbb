import {
  type Batch,
  decide,
  drawAt,
  evolve,
  formatAction,
  type GameRecord,
  isRefusal,
  keepsPromise,
  legal,
  type Ruleset,
  type State,
} from '@archmage/engine';
import { firstDifference } from './same.ts';

/** Whether all that chance drew follows from the seed that the dice promised before the game. */
export type DiceVerdict =
  | { readonly said: 'kept'; readonly draws: number }
  | { readonly said: 'noDice' | 'noSeed' | 'otherSeed' }
  /** `number` counts the record's actions from 1. */
  | (Lie & { readonly number: number });

type Lie =
  /** `due` is what the seed says. */
  | { readonly said: 'otherDraw'; readonly drawn: string; readonly due: string | undefined }
  /** The right draw by name, with events that do not come of it. */
  | { readonly said: 'otherEvents'; readonly drawn: string };

export const verifyDice = (rules: Ruleset, { headers, start, batches }: GameRecord): DiceVerdict => {
  const { dice: commitment, seed } = headers;
  if (commitment === undefined) return { said: 'noDice' };
  if (seed === undefined) return { said: 'noSeed' };
  if (!keepsPromise(seed, commitment)) return { said: 'otherSeed' };
  let state = start;
  let draws = 0;
  for (const [index, batch] of batches.entries()) {
    if (batch.seat === 'chance') {
      const lie = lieIn(rules, state, batch, (count) => drawAt(seed, draws++, count));
      if (lie) return { ...lie, number: index + 1 };
    }
    state = batch.events.reduce(evolve, state);
  }
  return { said: 'kept', draws };
};

const lieIn = (
  rules: Ruleset,
  state: State,
  { action, events }: Batch,
  draw: (count: number) => number,
): Lie | undefined => {
  const choices = legal(rules, state, 'chance');
  const meant = choices.length === 0 ? undefined : choices.at(draw(choices.length));
  const drawn = formatAction(rules, state, action);
  const due = meant === undefined ? undefined : formatAction(rules, state, meant);
  if (meant === undefined || drawn !== due) return { said: 'otherDraw', drawn, due };
  const decided = decide(rules, state, 'chance', meant);
  return isRefusal(decided) || firstDifference(events, decided) !== undefined
    ? { said: 'otherEvents', drawn }
    : undefined;
};
