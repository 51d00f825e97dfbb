import type { en } from './en.ts';
import type { rest } from './rest-en.ts';

/** What a table says in one language. English names the texts: another language has all of them and no other. */
export type Texts = Translated<typeof en>;

/** What the other screens say besides. */
export type RestTexts = Translated<typeof rest>;

export type AllTexts = Texts & RestTexts;

export const allOf = <T extends Texts, R extends RestTexts>(texts: T, rest: R) => ({
  ...texts,
  ...rest,
  start: { ...texts.start, ...rest.start },
});

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };
