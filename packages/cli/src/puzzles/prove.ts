import {
  costOf,
  effortOf,
  holder,
  isSure,
  judge,
  type Puzzle,
  proofOf,
  questFor,
  type Verdict,
} from '@archmage/ai/puzzles';
import { apply, type State, topTask } from '@archmage/engine';

/** What is wrong with a puzzle: its solution does not reach the goal, passing does, or the other has an answer to it. */
export type Flaw = 'solution' | 'passing' | 'unproved';

/** Plays the solution, and passes. */
export const replayed = (puzzle: Puzzle): Flaw | undefined => {
  const quest = questFor(puzzle);
  if (judge(quest, endOf(puzzle)).said !== 'reached') return 'solution';
  const { rules, start } = puzzle;
  if (topTask(start)?.kind !== 'act') return undefined;
  const passed = apply(rules, start, start.turn.seat, { type: 'pass' }).state;
  return judge(quest, passed).said === 'reached' ? 'passing' : undefined;
};

const endOf = ({ rules, start, solution }: Puzzle): State =>
  solution.reduce((state, { actor, action }) => apply(rules, state, actor, action).state, start);

/** Searches for the solution anew, whatever the other answers: as slow as it is thorough. */
export const proved = (puzzle: Puzzle): Verdict => {
  const quest = questFor(puzzle);
  // Where the other has no say, the solution is the proof.
  if (puzzle.goal.kind !== 'hold' && puzzle.solution.every(({ actor }) => actor === quest.seat)) return 'yes';
  const isGood = puzzle.goal.kind === 'hold' ? holder(quest, effortOf(NODES), NODES) : undefined;
  const actions = puzzle.solution.filter(({ actor, action }) => actor === quest.seat && costOf(action) > 0).length;
  return isSure(proofOf(quest, effortOf(NODES), isGood), puzzle.start, actions);
};

const NODES = 20_000_000;
