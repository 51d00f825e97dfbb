import type { Case, Rule } from './catalogue.ts';
import { readCatalogues } from './catalogue-files.ts';
import type { Messages } from './messages/messages.ts';

/** A rule or a case of docs/rules by its id, in any case of letters. */
export const findRule = (id: string): (Rule | Case) | undefined => {
  const wanted = id.toUpperCase();
  for (const { rules, cases } of readCatalogues()) {
    const found = [...rules, ...cases].find((each) => each.id === wanted);
    if (found) return found;
  }
  return undefined;
};

/** `B-MOVE-02 · Steps. …` without the catalogue's stars; the id alone when it has no text. Above it, that the text is in English. */
export const ruleText = ({ commands }: Messages, id: string): string => {
  const found = findRule(id);
  if (found === undefined) return id;
  const title = 'title' in found ? ` · ${found.title}.` : '';
  const text = `${found.id}${title} ${found.text.replaceAll('**', '')}`;
  return commands.rules.language === '' ? text : `${commands.rules.language}\n${text}`;
};
