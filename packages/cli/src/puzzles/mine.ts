import { type BotName, botsNamed } from '@archmage/ai';
import { formatPuzzle, type Puzzle, type Step, type Theme } from '@archmage/ai/puzzles';
import { type BySeat, hashOf, type Ruleset } from '@archmage/engine';
import { playMatch } from '@archmage/host';
import { rulesFor } from '../positions.ts';
import { randomOf } from '../random.ts';
import { momentsOf } from './moments.ts';
import { isWorthwhile, qualityOf } from './quality.ts';
import { ratingFrom, solvedBy } from './rate.ts';
import { type Candidate, candidatesIn } from './seek.ts';

/** A game to be played and searched, as plain data: it goes to another thread. */
export interface Vein {
  readonly rules: string;
  readonly seed: string;
  readonly bots: BySeat<BotName>;
}

/** The puzzles of a game, as text. The same game has the same ones. */
export const mine = ({ rules: id, seed, bots }: Vein): readonly string[] => {
  const rules = rulesFor(id);
  const found: string[] = [];
  const witness = momentsOf(rules, (moment) => {
    for (const candidate of candidatesIn(rules, moment)) {
      const puzzle = puzzleOf(rules, candidate);
      if (puzzle !== undefined) found.push(formatPuzzle(puzzle));
    }
  });
  playMatch({ rules, seed, bots: botsNamed(bots), random: randomOf(seed) }, witness);
  return found;
};

const puzzleOf = (rules: Ruleset, candidate: Candidate): Puzzle | undefined => {
  const quality = qualityOf(candidate);
  if (!isWorthwhile(candidate, quality)) return undefined;
  const { quest, actions, proof } = candidate;
  const solved = solvedBy(proof);
  if (solved[0] === 1) return undefined;
  const theme = themeFor(candidate.theme, quality.solution);
  return {
    id: `${theme}-${hashOf(rules, quest.start).slice(0, 6)}`,
    theme,
    rating: ratingFrom(solved, actions),
    goal: quest.goal,
    rules,
    start: quest.start,
    solution: quality.solution,
  };
};

/** Points that are fought for are another matter than points one runs for. */
const themeFor = (theme: Theme, solution: readonly Step[]): Theme =>
  theme !== 'save' && theme !== 'trap' && theme !== 'keep' && solution.some(({ action }) => action.type === 'attack')
    ? 'fight'
    : theme;
