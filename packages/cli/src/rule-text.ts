import { type Entry, findEntry, plainText } from '@archmage/catalogue';
import { readCatalogues } from './catalogue-files.ts';
import type { Messages } from './messages/messages.ts';

/** A rule or a case of docs/rules by its id, in any case of letters. */
export const findRule = (id: string): Entry | undefined => findEntry(readCatalogues(), id);

/** `B-MOVE-02 · Steps. …` without the catalogue's stars; the id alone when it has no text. Above it, that the text is in English. */
export const ruleText = ({ commands }: Messages, id: string): string => {
  const found = findRule(id);
  if (found === undefined) return id;
  const title = found.kind === 'rule' ? ` · ${found.title}.` : '';
  const text = `${found.id}${title} ${plainText(found.text)}`;
  return commands.rules.language === '' ? text : `${commands.rules.language}\n${text}`;
};
