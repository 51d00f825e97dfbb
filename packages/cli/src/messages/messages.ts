import type { Lexicon, Texts } from '@archmage/words';
import type { own } from './en.ts';

/** Every text of the terminal, in one language: those about the game, and its own. */
export type Messages = Lexicon & OwnMessages;

export type OwnMessages = Texts<typeof own>;

/** What to say, once it is known in which language. */
export type Say = (words: Messages) => string;
