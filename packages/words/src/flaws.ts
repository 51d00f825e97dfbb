/**
 * What is wrong with the French of some texts, one line each; for tests of whoever has texts of his own. `same` names
 * the texts that are one word in both languages.
 */
export const flawsOf = (english: object, french: object, same: readonly string[] = []): readonly string[] => {
  const theirs = new Map(textsOf(english));
  const ours = new Map(textsOf(french));
  const extra = [...ours.keys()].filter((name) => !theirs.has(name)).map((name) => `${name} is in French only`);
  return [...extra, ...[...theirs].flatMap(([name, text]) => flawsIn(name, text, ours.get(name), same.includes(name)))];
};

/** Every text with its name: `play.help`. */
export const textsOf = (texts: object, under = ''): readonly (readonly [string, string])[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${under}${name}`, text] as const] : textsOf(text, `${under}${name}.`),
  );

const flawsIn = (name: string, text: string, french: string | undefined, isSame: boolean): readonly string[] => {
  if (french === undefined) return [`${name} is not in French`];
  const flaws = [
    ...(placeholdersIn(text) === placeholdersIn(french) ? [] : ['has other placeholders']),
    ...(hasWords(text) && (text === french) !== isSame ? ['is not translated, or is and need not be'] : []),
    ...(MISSPELT.test(french) ? ['has a straight apostrophe, or no space before a sign'] : []),
  ];
  return flaws.map((flaw) => `${name} ${flaw}`);
};

const placeholdersIn = (text: string): string =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort().join();

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\{\w+/g, ''));

const MISSPELT = /\p{L}'\p{L}|\S[;!?»](?=\s|$)/u;
