import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Lexicon } from './lexicon.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LEXICONS: Readonly<Record<Language, Lexicon>> = { en, fr };
