export type EntryKind = 'rule' | 'case';

export interface Entry {
  readonly id: string;
  readonly kind: EntryKind;
  /** Empty for a case. */
  readonly title: string;
  /** The headings above it: `16. Characters / Troll (2/4)`. */
  readonly section: string;
  /** As it is written, stars and all. */
  readonly text: string;
}

/** `en`: docs/rules, which decides. `fr`: its translation in docs/rules/fr. */
export type Language = 'en' | 'fr';

/** One file of docs/rules; `catalogue` is its name without the ending. */
export interface Catalogue {
  readonly catalogue: string;
  readonly language: Language;
  /** The file's first heading. */
  readonly title: string;
  /** Those that have a rule or a case, in their order. */
  readonly sections: readonly string[];
  readonly rules: readonly Entry[];
  readonly cases: readonly Entry[];
}

/** Throws a sentence with the line number when a bullet has an id but not the shape of a rule or a case. */
export const parseCatalogue = (catalogue: string, text: string, language: Language = 'en'): Catalogue => {
  const entries = readEntries(catalogue, text);
  refuseTwice(catalogue, entries);
  return {
    catalogue,
    language,
    title: /^# +(.*)$/m.exec(text)?.[1] ?? catalogue,
    sections: [...new Set(entries.map(({ section }) => section))],
    rules: entries.filter(({ kind }) => kind === 'rule'),
    cases: entries.filter(({ kind }) => kind === 'case'),
  };
};

/** A rule or a case by its id, in any case of letters. */
export const findEntry = (catalogues: readonly Catalogue[], id: string): Entry | undefined => {
  const wanted = id.toUpperCase();
  for (const { rules, cases } of catalogues) {
    const found = [...rules, ...cases].find((each) => each.id === wanted);
    if (found) return found;
  }
  return undefined;
};

/** Every id a text names in full, each once: `B-GRP-01..03` names the first of the three and no other. */
export const citedIds = (text: string): readonly string[] => [...new Set(text.match(ID) ?? [])];

/** A text without the catalogue's stars. */
export const plainText = (text: string): string => text.replaceAll('**', '');

const ID = /(?<![\w-])[A-Z](?:-[A-Z]+)+-C?\d+(?![\w-])/g;
// `B-COMP-01 · Two sides.`, `C-COMP-1 The box.`, `R-BOX-C1.`, `P-COMP-C1` and `S-OBJ-C2 (example 2).`
const BULLET = /^- \*\*([A-Z](?:-[A-Z]+)+-C?\d+)(?: ·)? ?([^*]*?)\.?\*\* +(\S.*)$/;
const HAS_ID = /^\s*[-*] +\*\*[A-Z]-[A-Z]/;
const HEADING = /^(#+) +(.*)$/;

const readEntries = (catalogue: string, text: string): readonly Entry[] => {
  const entries: Entry[] = [];
  let headings: readonly string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    headings = underHeading(headings, line);
    if (!HAS_ID.test(line)) continue;
    const entry = parseBullet(line, headings.join(' / '));
    if (entry === undefined)
      throw new Error(`${catalogue}, line ${index + 1}: this bullet is no rule or case: ${line}`);
    entries.push(entry);
  }
  return entries;
};

/** The headings from level 2 down: level 1 is the file's own title or a part of the book. */
const underHeading = (headings: readonly string[], line: string): readonly string[] => {
  const [, marks, title] = HEADING.exec(line) ?? [];
  if (marks === undefined || title === undefined) return headings;
  return marks.length === 1 ? [] : [...headings.slice(0, marks.length - 2), title];
};

const parseBullet = (line: string, section: string): Entry | undefined => {
  const [, id, title, text] = BULLET.exec(line) ?? [];
  if (id === undefined || title === undefined || text === undefined) return undefined;
  if (isCase(id)) return { id, kind: 'case', title: '', section, text: title === '' ? text : `${title} ${text}` };
  return title === '' ? undefined : { id, kind: 'rule', title, section, text };
};

const isCase = (id: string): boolean => /-C\d+$/.test(id);

const refuseTwice = (catalogue: string, entries: readonly Entry[]): void => {
  const seen = new Set<string>();
  for (const { id } of entries) {
    if (seen.has(id)) throw new Error(`${catalogue}: the id ${id} is given twice.`);
    seen.add(id);
  }
};
