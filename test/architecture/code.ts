// Comments, strings, templates and regular expressions, told apart well enough for our own formatted sources.
const TOKEN =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};]\s*|return\s+)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/g;

export const withoutComments = (text: string): string =>
  text.replace(TOKEN, (token) => (isComment(token) ? ' ' : token));

/** Identifiers and punctuation only; of a template its `${...}` parts stay. */
export const withoutLiterals = (text: string): string =>
  text.replace(TOKEN, (token) => (token.startsWith('`') ? (token.match(/\$\{[^}]*\}/g) ?? []).join(' ') : ' '));

/** Every module that the text imports or re-exports, as written. */
export function importsOf(text: string): readonly string[] {
  const code = withoutComments(text);
  const found = [...code.matchAll(/\b(?:from|import)\s*\(?\s*(['"`])([^'"`\n]+)\1/g)];
  return found.flatMap(([, , specifier]) => (specifier === undefined ? [] : [specifier]));
}

/** Where a relative import leads, as a path from the repository's root. */
export function target(path: string, specifier: string): string {
  const steps = path.split('/').slice(0, -1);
  for (const step of specifier.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.') steps.push(step);
  }
  return steps.join('/');
}

const isComment = (token: string): boolean => token.startsWith('//') || token.startsWith('/*');
