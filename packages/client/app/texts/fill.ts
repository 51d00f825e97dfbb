export type Facts = Readonly<Record<string, string | number | undefined>>;

/**
 * A text with its facts in place: `{name}`, `{name|what stands there without one}`, and `{count#rule#rules}`, which says
 * the first for one and the second for more.
 */
export const fill = (text: string, facts: Facts = {}): string =>
  text
    .replace(/\{(\w+)#([^}#]*)#([^}]*)\}/g, (_, name: string, one: string, more: string) =>
      Number(facts[name]) === 1 ? one : more,
    )
    .replace(/\{(\w+)(?:\|([^}]*))?\}/g, (_, name: string, otherwise = '') => `${facts[name] ?? otherwise}`);
