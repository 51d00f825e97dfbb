import { fill } from '@archmage/words';
import type { AllTexts } from '../texts/shape.ts';
import { changesOf, isBeginners, openingOf, targetOf, type Wish } from './wish.ts';

/** What will be played, in sentences. */
export const summaryOf = ({ begin, levels }: AllTexts['start'], wish: Wish): string => {
  const { summary } = begin;
  const also = [
    ...(isBeginners(wish) ? [summary.beginner] : []),
    ...changesOf(wish).flatMap((change) => (change === 'target' ? [] : [summary[change]])),
    ...(wish.seed.trim() === '' ? [] : [summary.seed]),
  ];
  return [
    fill(summary[wish.mode], { side: summary.sides[wish.side], level: levels[wish.level] }),
    ...(wish.set === 'base' ? [] : [summary[wish.set]]),
    summary[openingOf(wish)],
    fill(summary.target, { target: targetOf(wish) }),
    ...(also.length === 0 ? [] : [fill(summary.also, { list: also.join(', ') })]),
  ].join(' ');
};
