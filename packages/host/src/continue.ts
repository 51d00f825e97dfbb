import { determinize, type Ruleset, type State } from '@archmage/engine';
import { chanceOf } from './random.ts';

/**
 * Where a new game begins that goes on from here: what the viewer could not see is dealt anew from what is missing,
 * by the new game's seed. `over` when nothing is left to play, `impossible` when no game could look like this.
 */
export const continueFrom = (rules: Ruleset, view: State, seed: string): State | 'over' | 'impossible' => {
  if (view.ending !== undefined || view.tasks.length === 0) return 'over';
  return determinize(rules, view, chanceOf(seed, 'the unknown')) ?? 'impossible';
};
