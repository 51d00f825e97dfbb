import type { en } from './en.ts';

/**
 * Every text of the terminal, in one language. `{piece}` is filled with a fact of the case; `{piece|the character}` says
 * what stands there when the case has no such fact. An empty sentence is not said. English names the texts: another
 * language has all of them and no other.
 */
export type Messages = Texts<typeof en>;

type Texts<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Texts<T[Name]> };

/** What to say, once it is known in which language. */
export type Say = (words: Messages) => string;
