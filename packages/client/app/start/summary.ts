import { fill } from '@archmage/words';
import type { AllTexts } from '../texts/shape.ts';
import { handicapNamed } from './handicaps.ts';
import { changesOf, isBeginners, openingOf, targetOf, type Wish } from './wish.ts';

/** What will be played, in sentences. */
export const summaryOf = ({ begin, levels }: AllTexts['start'], wish: Wish): string => {
  const { summary } = begin;
  const also = [
    ...(isBeginners(wish) ? [summary.beginner] : []),
    ...changesOf(wish).flatMap((change) => (change === 'target' || change === 'handicap' ? [] : [summary[change]])),
    ...(wish.seed.trim() === '' ? [] : [summary.seed]),
  ];
  return [
    fill(summary[wish.mode], { side: summary.sides[wish.side], level: levels[wish.level] }),
    ...(wish.set === 'base' ? [] : [summary[wish.set]]),
    summary[openingOf(wish)],
    fill(summary.target, { target: targetOf(wish) }),
    ...handicapWords(summary, wish),
    ...(also.length === 0 ? [] : [fill(summary.also, { list: also.join(', ') })]),
  ].join(' ');
};

/** Who plays with how much less. */
const handicapWords = (
  { givers, handicap, without }: AllTexts['start']['begin']['summary'],
  wish: Wish,
): readonly string[] => {
  const row = handicapNamed(wish.handicap);
  if (row === undefined) return [];
  const cards = row.without.map(({ value }) => `+${value}`).join(', ');
  const facts = { who: givers[wish.mode][wish.giver], characters: row.characters };
  return [fill(handicap, { ...facts, without: cards === '' ? undefined : fill(without, { cards }) })];
};
