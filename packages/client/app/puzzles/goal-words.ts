import { type Puzzle, pointsOf, questFor } from '@archmage/ai/puzzles';
import { opponent, score } from '@archmage/engine';
import { cardName, fill } from '@archmage/words';
import { seatName } from '../table/said/narrate.ts';
import { lexicon } from '../texts/texts.ts';
import { puzzleTexts } from './texts/texts.ts';

/** What is asked for, as a sentence or two. */
export const goalWords = (puzzle: Puzzle): string => {
  const { goal, rules, start } = puzzle;
  const { goals } = puzzleTexts.value;
  const seat = start.turn.seat;
  const other = opponent(seat);
  const facts = { seat: seatName(seat), other: seatName(other), points: pointsOf(questFor(puzzle)) };
  const wins = goal.kind === 'hold' && score(rules, start, other) + goal.points >= rules.options.target;
  const asked = fill(goals[goal.kind === 'hold' && wins ? 'save' : goal.kind], facts);
  if (goal.keep.length === 0) return asked;
  const cards = goal.keep.flatMap((card) => rules.cards[card] ?? []).map((face) => cardName(lexicon.value, face));
  return `${asked} ${fill(goals.keep, { cards: cards.join(', ') })}`;
};
