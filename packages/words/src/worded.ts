import type { PhraseCode, Phrases } from '@archmage/engine';

/** Words for everything a parser says: each names the facts of its code, all of them and no other. */
export const worded = <const T extends Readonly<Record<PhraseCode, string>>>(texts: T & Fitting<T>): T => texts;

type Fitting<T extends Readonly<Record<PhraseCode, string>>> = {
  readonly [Code in keyof T]: Code extends PhraseCode
    ? Same<Named<T[Code]>, Phrases[Code]> extends true
      ? T[Code]
      : never
    : never;
};

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type Named<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
