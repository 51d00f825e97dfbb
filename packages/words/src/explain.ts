import { type Actor, explain, type Fact, type ParseError, type Phrase } from '@archmage/engine';
import { fill } from './fill.ts';
import type { Lexicon } from './lexicon.ts';
import { groundOf, lookUp } from './names.ts';

/** Where a text went wrong and what was expected there; by its code as long as the words have not come. */
export const explainIn = (words: Lexicon, error: ParseError): string =>
  words.expected === undefined
    ? plain(explain(error))
    : fill(words.sentences.parts.misread, { line: error.line, column: error.column, ...foundIn(words, error) });

/** With the rule that it goes against, if it is one of the game's. */
export const foundIn = (words: Lexicon, error: Pick<ParseError, 'code' | 'facts' | 'found' | 'rule'>) => ({
  expected: plain(phraseIn(words, error)),
  found: plain(`${textIn(words, error.found)}${error.rule === undefined ? '' : ` (${error.rule})`}`),
});

/** A string is the reader's own text. */
const textIn = (words: Lexicon, found: Fact): string =>
  typeof found === 'string' ? `'${short(found)}'` : factIn(words, found);

/** A file may hold what a terminal obeys. */
export const plain = (text: string): string => text.replace(/[^\P{Cc}\n]/gu, '�');

const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG)}…` : text);

const LONG = 40;

const phraseIn = (words: Lexicon, { code, facts }: Phrase): string => {
  const said = Object.entries(facts).map(([name, fact]) => [
    name,
    NAMES.get(name)?.(words, `${fact}`) ?? factIn(words, fact),
  ]);
  return fill(words.expected?.[code] ?? code, Object.fromEntries(said));
};

const factIn = (words: Lexicon, fact: Fact): string => {
  if (typeof fact !== 'object') return `${fact}`;
  return 'code' in fact ? phraseIn(words, fact) : eitherIn(words, fact);
};

const eitherIn = (words: Lexicon, facts: readonly Fact[]): string => {
  const items = facts.map((fact) => factIn(words, fact));
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return items.join('');
  return fill(words.sentences.parts.either, { list: items.slice(0, -1).join(', '), last });
};

/** What the engine calls by a name of the code. */
const NAMES: ReadonlyMap<string, (words: Lexicon, name: string) => string> = new Map([
  ['actor', ({ things }, actor) => things.actors[actor as Actor]],
  ['meaning', (words, mark) => lookUp(words.things.edges, mark) ?? groundOf(words, mark).name],
]);
