import type { Goal } from './goal.ts';

/** `win`, `score 2`, `hold 1`, each perhaps with `keep` and cards: `score 2 keep A4 A5`. */
export const formatGoal = (goal: Goal): string => {
  const keep = goal.keep.length === 0 ? '' : ` keep ${goal.keep.join(' ')}`;
  return goal.kind === 'win' ? `win${keep}` : `${goal.kind} ${goal.points}${keep}`;
};

export const parseGoal = (text: string): Goal | undefined => {
  const read = /^(?:win|(score|hold) ([1-9]))(?: keep ((?:\w+ ?)+))?$/.exec(text);
  if (read === null) return undefined;
  const [, kind, points, cards] = read;
  const keep = cards?.trim().split(' ') ?? [];
  if (kind === 'score' || kind === 'hold') return { kind, points: Number(points), keep };
  return { kind: 'win', keep };
};
