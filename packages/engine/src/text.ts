// What a parser of our texts is written with: `@archmage/engine/text`. Words know where they stand, and whatever is
// wrong is said as in all other texts.

export { SPELLINGS, type Spelling } from './notation/option.ts';
export {
  cut,
  cutOnce,
  either,
  endOf,
  miss,
  nothingAfter,
  oneOf,
  outcome,
  part,
  type Reading,
  readAll,
  shifted,
  trimmed,
  type Word,
  wordsOf,
} from './notation/words.ts';
export type { Spoken } from './rules/scenario.ts';
