export type Words = Readonly<Record<string, string | number | undefined>>;

/**
 * A text with its facts in place: `{name}`, `{name|what stands there without one}`, and `{count#rule#rules}`, which says
 * the first for one and the second for more.
 */
export const fill = (text: string, words: Words = {}): string =>
  text
    .replace(/\{(\w+)#([^}#]*)#([^}]*)\}/g, (_, name: string, one: string, more: string) =>
      Number(words[name]) === 1 ? one : more,
    )
    .replace(/\{(\w+)(?:\|([^}]*))?\}/g, (_, name: string, otherwise = '') => `${words[name] ?? otherwise}`)
    // A French name brings its article: to the Cleric is `au Clerc`.
    .replace(/(à|de) le (?=[A-ZÀ-Ý])/g, (_, before) => (before === 'à' ? 'au ' : 'du '));

/** The same with a capital letter, unless it begins with a code or a square: `yTh`, `c4`. */
export const sentence = (text: string, words: Words = {}): string => {
  const filled = fill(text, words);
  return /^(?:[yb][A-Z?]|[a-z]\d)/.test(filled) ? filled : filled.charAt(0).toUpperCase() + filled.slice(1);
};
