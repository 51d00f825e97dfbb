import { LANGUAGES, type Language } from '@archmage/words';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Messages } from './messages.ts';

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, fr };

/** The language of texts that are not ours but speak several. */
export const languageIn = (words: Messages): Language => LANGUAGES.find((each) => MESSAGES[each] === words) ?? 'en';

/** What the environment asks for: the first of these that says anything, and English when it is not one we speak. */
export const languageOf = (env: Readonly<Record<string, string | undefined>>): Language => {
  const wish = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return LANGUAGES.find((language) => new RegExp(`^${language}(?![a-z])`, 'i').test(wish)) ?? 'en';
};
