import { type Catalogue, citedIds, type Entry } from './catalogue.ts';

/** Each catalogue in another language where it has been translated, and as it is where not. */
export const translated = (originals: readonly Catalogue[], translations: readonly Catalogue[]): readonly Catalogue[] =>
  originals.map((original) => translations.find(({ catalogue }) => catalogue === original.catalogue) ?? original);

/** What a translation changes that no language may change, as sentences. */
export const flawsOf = (original: Catalogue, translation: Catalogue): readonly string[] => {
  const entries = [...original.rules, ...original.cases];
  const others = [...translation.rules, ...translation.cases];
  const ids = (list: readonly Entry[]): string => list.map(({ id }) => id).join(' ');
  if (ids(entries) !== ids(others)) return [`${original.catalogue}: not the same rules and cases in the same order.`];
  return entries.flatMap((entry, nth) => {
    const other = others[nth] as Entry;
    const differing = Object.entries(FACTS).filter(
      ([, factsOf]) => factsOf(entry, original) !== factsOf(other, translation),
    );
    return differing.map(([what]) => `${entry.id}: ${what} differ.`);
  });
};

/** What a text says in any language. */
const FACTS: Readonly<Record<string, (entry: Entry, catalogue: Catalogue) => string>> = {
  'the sections': ({ section }, { sections }) => `${sections.indexOf(section)}`,
  'the rules it names': ({ text }) => [...citedIds(text)].sort().join(' '),
  // A 3D obstacle has another name in French.
  'the numbers': ({ text }) => sorted(text.replaceAll('3D', '').match(/\d+/g)),
  'the pieces of code': ({ text }) => `${text.split('`').length}`,
  'the rulings': ({ text }) => `${text.match(RULING)?.length ?? 0}`,
};

/** What marks a ruling of ours: `**Ruling.**`, `**Décision :**`. */
export const RULING = /\*\*(?:Ruling|Décision)\s?[.:]?\*\*:? */g;

const sorted = (found: readonly string[] | null): string => [...(found ?? [])].sort().join(' ');
