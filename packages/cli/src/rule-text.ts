import { type Entry, findEntry, plainText } from '@archmage/catalogue';
import { readCatalogues } from './catalogue-files.ts';
import { languageIn } from './messages/languages.ts';
import type { Messages } from './messages/messages.ts';

/** A rule or a case of docs/rules by its id, in any case of letters, in the language of these words. */
export const findRule = (words: Messages, id: string): Entry | undefined =>
  findEntry(readCatalogues(languageIn(words)), id);

/** `B-MOVE-02 · Steps. …` without the catalogue's stars; the id alone when it has no text. */
export const ruleText = (words: Messages, id: string): string => {
  const found = findRule(words, id);
  if (found === undefined) return id;
  const title = found.kind === 'rule' ? ` · ${found.title}.` : '';
  return `${found.id}${title} ${plainText(found.text)}`;
};
