import { LANGUAGES, type Language } from '@archmage/words';
import { readOneOf } from './command.ts';

/** `--lang fr` or `--lang=fr`, wherever it stands before a `--`, taken out of the arguments; the last one counts. */
export const takeLanguage = (
  argv: readonly string[],
): { readonly rest: readonly string[]; readonly language: Language | undefined } => {
  const rest: string[] = [];
  let language: Language | undefined;
  for (let index = 0; index < argv.length; index++) {
    const word = argv[index] ?? '';
    if (word === '--') return { rest: [...rest, ...argv.slice(index)], language };
    const [, value] = /^--lang(?:=(.*))?$/s.exec(word) ?? [];
    if (word === '--lang') language = readOneOf(LANGUAGES, argv[++index] ?? '', '--lang');
    else if (value !== undefined) language = readOneOf(LANGUAGES, value, '--lang');
    else rest.push(word);
  }
  return { rest, language };
};
