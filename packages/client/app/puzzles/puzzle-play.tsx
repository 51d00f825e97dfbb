import type { Puzzle } from '@archmage/ai/puzzles';
import { useSignal } from '@preact/signals';
import { useMemo, useRef, useState } from 'preact/hooks';
import { ExerciseTable } from '../exercise/exercise-table.tsx';
import { type Doing, puzzleCoach } from './puzzle-coach.tsx';
import { note, type Outcome } from './standing.ts';
import { trialOf, type Verdict } from './trial.ts';

interface Attempt {
  readonly nth: number;
  readonly isShown: boolean;
}

/** A puzzle on the table, attempt by attempt. */
export const PuzzlePlay = ({ puzzle }: { readonly puzzle: Puzzle }) => {
  const [attempt, setAttempt] = useState<Attempt>({ nth: 1, isShown: false });
  const hints = useSignal(0);
  const noted = useRef(0);
  const trial = useMemo(() => trialOf(puzzle), [attempt]);
  /** Each attempt counts once. */
  const count = (outcome: Outcome): void => {
    if (noted.current === attempt.nth || attempt.isShown) return;
    noted.current = attempt.nth;
    note(puzzle.id, puzzle.rating, outcome);
  };
  const next = (how: 'tried' | 'shown') => setAttempt(({ nth }) => ({ nth: nth + 1, isShown: how === 'shown' }));
  const doing: Doing = {
    puzzle,
    trial,
    ...attempt,
    hints,
    again: () => next('tried'),
    show: () => {
      count('missed');
      next('shown');
    },
    judged: (verdict: Verdict) => {
      if (verdict === 'missed') count('missed');
      if (verdict === 'reached') count(attempt.nth === 1 && hints.peek() === 0 ? 'clean' : 'solved');
    },
  };
  return <ExerciseTable key={attempt.nth} exercise={trial.exercise} coach={(session) => puzzleCoach(session, doing)} />;
};
