import { fill } from '@archmage/words';
import type { AllTexts } from '../texts/shape.ts';
import { handicapNamed } from './handicaps.ts';
import { changesOf, isBeginners, openingOf, targetOf, type Wish } from './wish.ts';

/** What will be played, in sentences. */
export const summaryOf = (start: AllTexts['start'], wish: Wish): string => {
  const { begin, levels } = start;
  const { summary } = begin;
  const also = [
    ...(isBeginners(wish) ? [summary.beginner] : []),
    ...changesOf(wish).flatMap((change) => (change === 'target' || change === 'handicap' ? [] : [summary[change]])),
    ...(wish.seed.trim() === '' ? [] : [summary.seed]),
  ];
  return [
    fill(summary[wish.mode], { side: summary.sides[wish.side], level: levels[wish.level] }),
    ...boxWords(start, wish),
    summary[openingOf(wish)],
    fill(summary.target, { target: targetOf(wish) }),
    ...handicapWords(summary, wish),
    ...(also.length === 0 ? [] : [fill(summary.also, { list: also.join(', ') })]),
  ].join(' ');
};

/** The base set goes without saying. */
const boxWords = ({ begin: { summary }, boxes }: AllTexts['start'], { mix, set }: Wish): readonly string[] => {
  if (set === 'base') return [];
  if (set !== 'mixed') return [fill(summary.alone, { boxes: boxes[set] })];
  return mix.length === 0 ? [] : [fill(summary.mixed, { boxes: mix.map((box) => boxes[box]).join(' + ') })];
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
