import { drawAt, evolve, formatAction, type GameRecord, keepsPromise, legal, type Ruleset } from '@archmage/engine';

/** Whether all that chance drew follows from the seed that the dice promised before the game. */
export type DiceVerdict =
  | { readonly said: 'kept'; readonly draws: number }
  | { readonly said: 'noDice' | 'noSeed' | 'otherSeed' }
  /** `number` counts the record's actions from 1; `due` is what the seed says. */
  | { readonly said: 'otherDraw'; readonly number: number; readonly drawn: string; readonly due: string | undefined };

export const verifyDice = (rules: Ruleset, { headers, start, batches }: GameRecord): DiceVerdict => {
  const { dice: commitment, seed } = headers;
  if (commitment === undefined) return { said: 'noDice' };
  if (seed === undefined) return { said: 'noSeed' };
  if (!keepsPromise(seed, commitment)) return { said: 'otherSeed' };
  let state = start;
  let draws = 0;
  for (const [index, { seat, action, events }] of batches.entries()) {
    if (seat === 'chance') {
      const choices = legal(rules, state, 'chance');
      const meant = choices.length === 0 ? undefined : choices.at(drawAt(seed, draws++, choices.length));
      const drawn = formatAction(rules, state, action);
      const due = meant === undefined ? undefined : formatAction(rules, state, meant);
      if (drawn !== due) return { said: 'otherDraw', number: index + 1, drawn, due };
    }
    state = events.reduce(evolve, state);
  }
  return { said: 'kept', draws };
};
