import type { QuestionName } from '@archmage/engine';

const questions = {} as const satisfies Readonly<Record<QuestionName, string>>;

/** What rules ask, by the questions' names, and the boxes' words for answers, piles and lots. */
export const asking = {
  plain: 'Choose one.',
  /** What happens to whoever is late. */
  otherwise: 'When time is up: {option}.',
  questions,
  words: {},
} as const;
