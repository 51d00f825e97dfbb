import type { Ruleset } from '@archmage/engine';
import { type Story, stateAt } from '@archmage/host';
import { fill, type Lexicon, tellAdvice } from '@archmage/words';
import { useMemo } from 'preact/hooks';
import { SideMark } from '../parts/art.tsx';
import { useWords } from '../parts/words.ts';
import { logOf, runsOf } from '../play/log.ts';
import { stepsOf } from '../play/plan.ts';
import { briefStep, isUntold } from '../table/hints/plan-words.ts';
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
        <dd>
          <Steps texts={played} />
        </dd>
        <dt>{review.advised}</dt>
        <dd>
          <Advised rules={rules} swing={swing} />
        </dd>
      </dl>
    </li>
  );
};

/** One deed to a line. */
const Steps = ({ texts }: { readonly texts: readonly string[] }) => (
  <ul class="swing-steps">
    {texts.map((text, nth) => (
      <li key={`${nth + 1}`}>{text}</li>
    ))}
  </ul>
);

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
      <Steps texts={steps.map(briefStep)} />
    </>
  );
};

const playedIn = (rules: Ruleset, story: Story, { at, seat, until }: SwingSeen, words: Lexicon): readonly string[] => {
  const turn = { start: stateAt(story, at), chapters: story.chapters.slice(at, until) };
  const { entries } = logOf(turn, { rules, words });
  return entries.flatMap((entry) =>
    runsOf(entry.lines.filter(({ event }) => !isUntold(event))).map(({ line }) =>
      entry.seat === seat ? line.brief : line.text,
    ),
  );
};
