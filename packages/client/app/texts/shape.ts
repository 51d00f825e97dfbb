import type { en } from './en.ts';

/** The client's own texts in one language. English names them: another language has all of them and no other. */
export type Texts = Translated<typeof en>;

type Translated<T> = { readonly [Name in keyof T]: T[Name] extends string ? string : Translated<T[Name]> };
