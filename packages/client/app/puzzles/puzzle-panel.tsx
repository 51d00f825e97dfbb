import { fill } from '@archmage/words';
import { useEffect, useRef } from 'preact/hooks';
import { CoachPanel } from '../exercise/coach-panel.tsx';
import { notify } from '../shell/notices.tsx';
import { go, hrefOf } from '../shell/router.ts';
import { goalWords } from './goal-words.ts';
import { hintFor } from './hints.ts';
import type { Doing } from './puzzle-coach.tsx';
import { nearest } from './shelf.ts';
import { isSolved, standing } from './standing.ts';
import { type PuzzleTexts, puzzleTexts, usePuzzleTexts } from './texts/texts.ts';

interface PanelProps {
  readonly doing: Doing;
  readonly at: 'table' | 'combat';
}

/** What is asked for, and how it went. Over a combat there is nothing to press but the cards. */
export const PuzzlePanel = ({ doing, at }: PanelProps) => {
  const said = usePuzzleTexts();
  const verdict = doing.trial.verdict.value;
  const { theme, rating } = doing.puzzle;
  return (
    <CoachPanel
      title={said.themes[theme].name}
      note={fill(said.play.note, { rating, nth: doing.nth })}
      text={textOf(said, doing)}
      tone={verdict === 'reached' ? 'good' : verdict === 'missed' ? 'bad' : 'plain'}
      close={{ label: said.play.leave, run: () => go({ name: 'puzzles' }) }}
    >
      {at === 'table' && <Buttons doing={doing} />}
    </CoachPanel>
  );
};

const textOf = ({ play }: PuzzleTexts, doing: Doing): string => {
  const { puzzle, trial, hints, isShown } = doing;
  const goal = goalWords(puzzle);
  switch (trial.verdict.value) {
    case 'judging':
      return play.judging;
    case 'reached':
      return isShown
        ? play.shown
        : fill(play.reached, { rating: standing.value.rating, streak: standing.value.streak });
    case 'missed':
      return `${puzzle.goal.kind === 'hold' ? play.threatened : play.missed} ${goal}`;
    default:
      return hints.value > 0 && !isShown ? `${goal} ${hintFor(puzzle, hints.value).text}` : goal;
  }
};

const Buttons = ({ doing }: { readonly doing: Doing }) => {
  const { play } = usePuzzleTexts();
  const { trial, hints, isShown, again, show } = doing;
  const verdict = trial.verdict.value;
  if (verdict === 'judging') return null;
  if (verdict === 'reached') return <Onwards doing={doing} />;
  return (
    <>
      {verdict === 'missed' ? <Forward label={play.again} run={again} /> : <Plain label={play.again} run={again} />}
      {verdict === 'open' && hints.value < MOST_HINTS && !isShown && (
        <Plain
          label={play.hint}
          run={() => {
            hints.value += 1;
          }}
        />
      )}
      {!isShown && <Plain label={play.show} run={show} />}
      <Share />
    </>
  );
};

const MOST_HINTS = 2;

/** On to another of about one's own strength. */
const Onwards = ({ doing: { puzzle, isShown, again } }: { readonly doing: Doing }) => {
  const { play } = usePuzzleTexts();
  const next = nearest(standing.value.rating, (id) => id === puzzle.id || isSolved(id));
  return (
    <>
      {next && <Forward label={play.next} run={() => go({ name: 'puzzle', id: next.id })} />}
      {isShown && <Plain label={play.again} run={again} />}
      <Share />
      <a class="button button-small" href={hrefOf({ name: 'puzzles' })}>
        {play.leave}
      </a>
    </>
  );
};

/** The address is the link. */
const Share = () => {
  const { play } = usePuzzleTexts();
  return <Plain label={play.share} run={() => void share()} />;
};

const share = async (): Promise<void> => {
  const { play } = puzzleTexts.value;
  try {
    await navigator.clipboard.writeText(location.href);
    notify({ text: play.copied, tone: 'good' });
  } catch {
    notify({ text: fill(play.notCopied, { link: location.href }), tone: 'plain' });
  }
};

interface ButtonProps {
  readonly label: string;
  readonly run: () => void;
}

const Plain = ({ label, run }: ButtonProps) => (
  <button type="button" class="button button-small" onClick={run}>
    {label}
  </button>
);

/** Nothing else is left to do: it has the focus as soon as it is there. */
const Forward = ({ label, run }: ButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button ref={button} type="button" class="button button-small button-main" onClick={run}>
      {label}
    </button>
  );
};
