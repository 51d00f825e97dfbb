import { botsNamed, LEVELS, type Level, type Notes } from '@archmage/ai';
import { askedFirst, hasReached, isOver, type Proof, type Quest, replyTo } from '@archmage/ai/puzzles';
import { apply, legal, redact, type State } from '@archmage/engine';
import { randomOf } from '../random.ts';

/** The Elo of each level in docs/strength.md. */
const ELO: Readonly<Record<Level, number>> = {
  squire: 802,
  rogue: 1120,
  sergeant: 1275,
  scout: 1437,
  strategist: 1611,
  archmage: 1732,
};
const ATTEMPTS = 4;

/** What part of their attempts the levels solve, the weakest first. */
export const solvedBy = ({ quest, isGood }: Pick<Proof, 'quest' | 'isGood'>): readonly number[] =>
  LEVELS.map((level) => {
    const seeds = Array.from({ length: ATTEMPTS }, (_, nth) => `attempt ${nth}`);
    return seeds.filter((seed) => isSolvedBy(quest, level, seed, isGood)).length / ATTEMPTS;
  });

const isSolvedBy = (quest: Quest, level: Level, seed: string, isGood: Proof['isGood']): boolean => {
  const { rules, seat, start } = quest;
  const bot = botsNamed({ yellow: level, blue: level })[seat];
  const random = randomOf(seed);
  let state: State = start;
  let notes: Notes | undefined;
  while (!isOver(quest, state) && !hasReached(quest, state)) {
    const actor = askedFirst(quest, state);
    if (actor === seat) {
      const answer = bot({ rules, view: redact(state, seat, 'recalls'), seat, random, notes });
      notes = answer.notes;
      state = apply(rules, state, seat, answer.action).state;
    } else {
      const action = actor === 'chance' ? legal(rules, state, actor).at(0) : replyTo(quest, state);
      state = apply(rules, state, actor, action).state;
    }
  }
  return hasReached(quest, state) || isGood(state) === 'yes';
};

/**
 * The rating at which the levels would be expected to solve as much as they do, as if one more of a beginner's and of a
 * master's attempts had come out as it should; 60 more for each action beyond two, for people count steps.
 */
export const ratingFrom = (solved: readonly number[], actions: number): number => {
  const games = [...solved.map((part, nth) => ({ elo: ELO[LEVELS[nth] as Level], part })), ...SURE];
  let low = 400;
  let high = 2600;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const excess = games.reduce((sum, { elo, part }) => sum + part - expected(elo, middle), 0);
    if (excess > 0) high = middle;
    else low = middle;
  }
  return Math.round((low + STEP * (actions - 2)) / 10) * 10;
};

const SURE = [
  { elo: 500, part: 0 },
  { elo: 2100, part: 1 },
];
const STEP = 60;

const expected = (elo: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - elo) / 400));
