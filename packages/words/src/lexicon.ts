import type { en } from './en.ts';

/**
 * Every text about a game, in one language. `{piece}` is filled with a fact of the case; `{piece|the character}` says
 * what stands there when the case has no such fact. An empty sentence is not said. English names the texts: another
 * language has all of them and no other.
 */
export type Lexicon = Texts<typeof en>;

/** The shape of a language's texts, for whoever has texts of his own. */
export type Texts<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Texts<T[Name]> };
