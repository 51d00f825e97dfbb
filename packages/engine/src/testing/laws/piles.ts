import { countLeft, leftIn } from '../../core/asking/pile.ts';
import type { State } from '../../core/state.ts';

/** L5: what lies in a lot belongs to its pile, and is there once. */
export const pilesAreConserved = ({ piles }: State): readonly string[] =>
  piles.flatMap((pile) => (leftIn(pile).length === countLeft(pile) ? [] : [`${pile.name} has a thing too many.`]));
