import type { BoxWords } from './box-words.ts';
import type { more } from './en/more.ts';
import type { en } from './en.ts';

/**
 * What is said in any game, in one language. `{piece}` is filled with a fact of the case; `{piece|the character}` says
 * what stands there when the case has no such fact. An empty sentence is not said. English names the texts: another
 * language has all of them and no other.
 */
export type Tongue = Texts<typeof en>;

/** What is said where texts are read in and hints are given: a table may do without. */
export type More = Texts<typeof more>;

/** All this with the words of some boxes: every text about a game. */
export type Lexicon = Tongue & Required<Omit<BoxWords, Rare>> & Pick<BoxWords, Rare> & Partial<More>;

type Rare = 'fight' | 'held';

/** What two boxes both have a word for, the first has the word for (P-MIX-07). */
export const lexiconOf = (tongue: Tongue, boxes: readonly BoxWords[]): Lexicon => {
  const together = (of: 'kinds' | 'grounds' | 'offers' | 'questions' | 'terms') =>
    Object.assign({}, ...boxes.map((box) => box[of]).reverse());
  return {
    ...tongue,
    kinds: together('kinds'),
    grounds: together('grounds'),
    offers: together('offers'),
    questions: together('questions'),
    terms: together('terms'),
    ...boxes.map(({ fight }) => ({ fight })).find(({ fight }) => fight),
    ...boxes.map(({ held }) => ({ held })).find(({ held }) => held),
  };
};

/** The shape of a language's texts, for whoever has texts of his own. */
export type Texts<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Texts<T[Name]> };
