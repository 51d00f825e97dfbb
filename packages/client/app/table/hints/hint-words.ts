import type { Advice } from '@archmage/ai';
import { fill, tellAdvice } from '@archmage/words';
import type { Seen } from '../../play/seen.ts';
import { allTexts } from '../../texts/texts.ts';
import { percent, speechOf } from '../said/narrate.ts';

/** The best plan, for whoever listens. */
export const spoken = ({ rules, view }: Seen, best: Advice | undefined): string => {
  const { hint } = allTexts.value;
  if (best === undefined) return hint.failed;
  return fill(hint.best, { plan: tellAdvice(speechOf(rules, view), best), chance: percent(best.chance) });
};
