import { costOf, formatSteps, type Puzzle } from '@archmage/ai/puzzles';
import type { Action, Option } from '@archmage/engine';
import { cardName, fill, nameOf } from '@archmage/words';
import { speechOf } from '../table/said/narrate.ts';
import { lexicon } from '../texts/texts.ts';
import { puzzleTexts } from './texts/texts.ts';

/** What a hint says, and whom it points at. */
export interface Hint {
  readonly text: string;
  readonly aims: readonly Option[];
}

/** First who begins, then with what. */
export const hintFor = (puzzle: Puzzle, nth: number): Hint => {
  const { rules, start, solution } = puzzle;
  const said = puzzleTexts.value.hints;
  const [first] = solution;
  if (first?.action.type === 'card' && nth === 1) {
    const card = rules.cards[first.action.card];
    return { text: fill(said.card, { card: card && cardName(lexicon.value, card) }), aims: [] };
  }
  const deed = firstDeed(puzzle);
  if (deed === undefined || !('piece' in deed)) return { text: said.pass, aims: [] };
  const who = nameOf(speechOf(rules, start), deed.piece);
  const text = nth === 1 ? fill(said.who, { who }) : fill(said.how, { who, how: said.deeds[kindOf(deed)] });
  return { text, aims: [{ piece: deed.piece }] };
};

const firstDeed = ({ solution, start }: Puzzle): Action | undefined =>
  solution.find(({ actor, action }) => actor === start.turn.seat && costOf(action) > 0)?.action;

const kindOf = ({ type }: Action): 'move' | 'rotate' | 'attack' | 'jump' | 'use' =>
  type === 'rotate' || type === 'attack' || type === 'jump' || type === 'use' ? type : 'move';

/** The solver's part of the solution, in notation. */
export const solverSteps = ({ rules, start, solution }: Puzzle): readonly string[] =>
  formatSteps(rules, start, solution)
    .split('; ')
    .filter((_text, nth) => solution[nth]?.actor === start.turn.seat);
