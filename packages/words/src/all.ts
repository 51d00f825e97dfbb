import { BOX_WORDS, LANGUAGES, type Language } from './boxes.ts';
import { more as englishMore } from './en/more.ts';
import { en as english } from './en.ts';
import { more as frenchMore } from './fr/more.ts';
import { fr as french } from './fr.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';

// For whoever has everything at hand: the terminal and the tests. A page fetches what it speaks of.
await Promise.all(LANGUAGES.map((language) => BOX_WORDS[language].load()));

export const en = { ...lexiconOf(english, BOX_WORDS.en.all()), ...englishMore };
export const fr = { ...lexiconOf(french, BOX_WORDS.fr.all()), ...frenchMore };

export const LEXICONS: Readonly<Record<Language, Lexicon>> = { en, fr };
