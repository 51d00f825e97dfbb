import { withoutComments } from './code.ts';

export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const BOX_FILE = /^packages\/engine\/src\/boxes\/([^/]+)\/(.+)$/;
const NAME_FILES = ['characters.ts', 'objects.ts'];
const NAMELESS = /^packages\/engine\/src\/(?:core|board|families)\//;

// Lists of a box's things, not names of things.
const LISTS = ['characters', 'objects'];

// Words that every program needs: as an identifier they name nothing of a box, in quotes they do.
const EVERYDAY = ['key', 'base'];

const LIBRARY = 'packages/engine/src/rules/library/';
/** A Move has one, whoever else walks. */
const CORES_OWN = ['walk'];

/** The boxes, and the things that their characters.ts and objects.ts export. */
export function namesOfBoxes(files: readonly SourceFile[]): readonly string[] {
  const names = files.flatMap(({ path, text }) => {
    const [, box, file] = BOX_FILE.exec(path) ?? [];
    if (box === undefined || file === undefined) return [];
    return NAME_FILES.includes(file) ? [box, ...exportedNames(text)] : [box];
  });
  return [...new Set(names)].sort();
}

const exportedNames = (text: string): readonly string[] =>
  [...withoutComments(text).matchAll(/^\s*export const (\w+)/gm)]
    .map(([, name]) => name ?? '')
    .filter((name) => !LISTS.includes(name) && !/^[A-Z_\d]+$/.test(name));

/** The abilities that boxes offer, by their ids: words of every day, which only in quotes name an ability. */
export const namesOfOffers = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => path.startsWith(LIBRARY))
    .flatMap(({ text }) => [...withoutComments(text).matchAll(/\boffer\('(\w+)'/g)].map(([, id]) => id ?? ''))
    .filter((id) => !CORES_OWN.includes(id));

/** The core, the board and the families name nothing that belongs to a box. */
export const namesNothingOfBoxes = (names: readonly string[], file: SourceFile): readonly string[] =>
  breaches(names, pattern, file);

export const namesNoOffer = (ids: readonly string[], file: SourceFile): readonly string[] =>
  breaches(ids, quoted, file);

function breaches(names: readonly string[], form: (name: string) => RegExp, { path, text }: SourceFile) {
  if (!NAMELESS.test(path)) return [];
  const code = withoutComments(text);
  return names.filter((name) => form(name).test(code)).map((name) => `${path} names ${name}, which belongs to a box.`);
}

const quoted = (name: string): RegExp => new RegExp(`(['"\`])${name}\\1`);

/** `wallWalker` is found in wallWalker, WallWalker, isWallWalker, wallWalkerSteps, 'wall-walker' and 'Wall Walker'. */
function pattern(name: string): RegExp {
  const words = name.split(/-|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
  const joined = words.map(eitherCase).join('[-_ ]?');
  if (EVERYDAY.includes(name)) return quoted(joined);
  const capital = words.map(capitalised).join('');
  return new RegExp(`(?<![A-Za-z\\d])${joined}(?![a-z\\d])|(?<=[a-z\\d])${capital}(?![a-z\\d])`);
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const eitherCase = (word: string): string => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
