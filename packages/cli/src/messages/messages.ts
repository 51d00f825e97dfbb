import type { Texts } from '@archmage/words';
import type { en } from './en.ts';

/** Every text of the terminal, in one language: those about the game, and its own. */
export type Messages = Texts<typeof en>;

/** What to say, once it is known in which language. */
export type Say = (words: Messages) => string;
