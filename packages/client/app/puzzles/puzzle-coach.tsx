import type { Puzzle } from '@archmage/ai/puzzles';
import { computed, effect, type ReadonlySignal, type Signal, untracked } from '@preact/signals';
import { playOut } from '../exercise/play-out.ts';
import { keepInSight, ringsAround } from '../exercise/pointing.ts';
import { spotOfAnswer } from '../play/answers.ts';
import type { Coach } from '../table/coach.ts';
import type { TableSession } from '../table/session.ts';
import { hintFor, solverSteps } from './hints.ts';
import { PuzzlePanel } from './puzzle-panel.tsx';
import { puzzleTexts } from './texts/texts.ts';
import type { Trial, Verdict } from './trial.ts';

/** A puzzle being tried, and where one can go from it. */
export interface Doing {
  readonly puzzle: Puzzle;
  readonly trial: Trial;
  /** Counted from 1. */
  readonly nth: number;
  /** How many hints were asked for: they stay from one attempt to the next. */
  readonly hints: Signal<number>;
  /** The solution is played on the board. */
  readonly isShown: boolean;
  readonly again: () => void;
  readonly show: () => void;
  readonly judged: (verdict: Verdict) => void;
}

/** The coach of a puzzle: it says what is asked for, judges by search, and helps when it is told to. */
export const puzzleCoach = (session: TableSession, doing: Doing): Coach => {
  const { puzzle, trial, hints } = doing;
  const left = new AbortController();
  const isHinting: ReadonlySignal<boolean> = computed(() => trial.verdict.value === 'open' && hints.value > 0);
  const marks = computed(() => {
    const aims = isHinting.value ? hintFor(puzzle, hints.value).aims : [];
    const spots = aims.map((aim) => spotOfAnswer(session.table.view.value, aim));
    return ringsAround(spots, puzzleTexts.value.play.mark);
  });
  const stops = [
    trial.watch(session),
    keepInSight(marks),
    effect(() => {
      const verdict = trial.verdict.value;
      untracked(() => doing.judged(verdict));
    }),
  ];
  if (doing.isShown) void playOut(session, solverSteps(puzzle), left.signal);
  return {
    Panel: ({ at }) => <PuzzlePanel doing={doing} at={at} />,
    marks,
    leads: 'exercise',
    stop: () => {
      left.abort();
      for (const stop of stops) stop();
    },
  };
};
