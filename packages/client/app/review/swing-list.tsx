import type { Ruleset } from '@archmage/engine';
import { type Story, stateAt } from '@archmage/host';
import { fill, type Lexicon, tellAdvice } from '@archmage/words';
import { useMemo } from 'preact/hooks';
import { SideMark } from '../parts/art.tsx';
import { useWords } from '../parts/words.ts';
import { stepsOf } from '../play/plan.ts';
import { reelOf } from '../replay/reel.ts';
import { isUntold, stepText } from '../table/hints/plan-words.ts';
import { percent } from '../table/said/narrate.ts';
import { useAllTexts } from '../texts/texts.ts';
import { Door, type Doors } from './door.tsx';
import type { SwingSeen } from './review.ts';

export interface SwingListProps {
  readonly rules: Ruleset;
  /** As everybody may know it. */
  readonly story: Story;
  readonly swings: readonly SwingSeen[];
  readonly doors: Doors;
}

/** The turns that changed most: what was played, and what the computer would have played. */
export const SwingList = (props: SwingListProps) => {
  const { review } = useAllTexts();
  if (props.swings.length === 0) return <p class="soft">{review.none}</p>;
  return (
    <ol class="swings">
      {props.swings.map((swing) => (
        <SwingItem key={swing.at} {...props} swing={swing} />
      ))}
    </ol>
  );
};

const SwingItem = ({ rules, story, swing, doors }: SwingListProps & { readonly swing: SwingSeen }) => {
  const { parts, review } = useAllTexts();
  const words = useWords();
  const played = useMemo(() => playedIn(rules, story, swing, words), [rules, story, swing, words]);
  const { turn, seat, from, to } = swing;
  return (
    <li class="swing">
      <p class="swing-head">
        <SideMark side={seat} />
        <Door at={swing.at} doors={doors}>
          {fill(review.swing, { turn, seat: parts.seats[seat], from: percent(from), to: percent(to) })}
        </Door>
      </p>
      <dl>
        <dt>{review.played}</dt>
        <dd>{played}</dd>
        <dt>{review.advised}</dt>
        <dd>
          <Advised rules={rules} swing={swing} />
        </dd>
      </dl>
    </li>
  );
};

const Advised = ({ rules, swing }: { readonly rules: Ruleset; readonly swing: SwingSeen }) => {
  const { review } = useAllTexts();
  const words = useWords();
  const { advice, seat, view } = swing;
  if (advice === 'pending') return <span class="soft">{review.pending}</span>;
  if (advice === undefined) return <span>{review.nothing}</span>;
  const steps = stepsOf({ rules, view, seat }, advice.steps);
  return (
    <>
      <span class="swing-reason">{tellAdvice({ rules, state: view, words, naming: 'names' }, advice)}</span>
      <span>{steps.map(stepText).join(' ')}</span>
    </>
  );
};

const playedIn = (rules: Ruleset, story: Story, { at, until }: SwingSeen, words: Lexicon): string => {
  const turn = { start: stateAt(story, at), chapters: story.chapters.slice(at, until) };
  const lines = reelOf(rules, turn, words).lines.flat();
  return lines
    .filter(({ event }) => !isUntold(event))
    .map(({ text }) => text)
    .join(' ');
};
