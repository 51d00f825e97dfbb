import { isStanding } from '../../../core/situation/situation.ts';
import type { ResultRule } from '../../../rules/rule.ts';
import { countOf } from './piles.ts';

/** What is noted of somebody who did not fall. */
export const SURVIVED = 'survived';

/** The first times that a lost combat would wound him it does not. */
export const survives = (uses: number): ResultRule => ({
  on: 'result',
  result: (situation, result, _combat, { bearer }) => {
    if (!isStanding(situation, bearer) || countOf(situation.state, bearer, SURVIVED) >= uses) return result;
    return { ...result, harms: result.harms.filter(({ piece }) => piece !== bearer) };
  },
});
