import { type Catalogue, citedIds } from '@archmage/catalogue';

export interface TestFile {
  readonly path: string;
  readonly text: string;
}

export interface Coverage {
  /** Every id of the catalogue that a test names, with the files that name it. */
  readonly cited: ReadonlyMap<string, readonly string[]>;
  /** Ids of the catalogue that no test names, in the catalogue's order. */
  readonly uncited: readonly string[];
}

/** Only an id written out in full counts: `B-GRP-01..03` names the first of the three and no other. */
export function coverage({ rules, cases }: Catalogue, testFiles: readonly TestFile[]): Coverage {
  const ids = [...rules, ...cases].map(({ id }) => id);
  const everywhere = citations(testFiles);
  const cited = new Map(ids.flatMap((id) => citedAs(id, everywhere.get(id))));
  return { cited, uncited: ids.filter((id) => !cited.has(id)) };
}

/** Ids in the tests that no catalogue has: slips of the pen, or rules that were renumbered. */
export function unknownIds(catalogues: readonly Catalogue[], testFiles: readonly TestFile[]): readonly string[] {
  const ids = new Set(catalogues.flatMap(({ rules, cases }) => [...rules, ...cases].map(({ id }) => id)));
  const letters = new Set([...ids].map((id) => id.charAt(0)));
  return [...citations(testFiles).keys()].filter((id) => letters.has(id.charAt(0)) && !ids.has(id)).sort();
}

function citations(testFiles: readonly TestFile[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, text } of testFiles) {
    for (const id of citedIds(text)) found.set(id, [...(found.get(id) ?? []), path]);
  }
  return found;
}

function citedAs(id: string, paths: readonly string[] | undefined): [string, readonly string[]][] {
  return paths === undefined ? [] : [[id, paths]];
}
