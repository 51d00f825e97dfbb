import { type Plugin, parseSync } from 'vite';
import { bound } from '../app/texts/bound.ts';

/** Words in French: `fr.ts`, `rest-fr.ts`, whatever is in a folder `fr`. */
const FRENCH = /\/(?:fr\/[\w/-]+|(?:[\w-]+-)?fr)\.ts$/;

/** French texts are written with plain spaces; on the page none of them lets a colon begin a line. */
export const frenchSpaces = (): Plugin => ({
  name: 'archmage-french-spaces',
  enforce: 'pre',
  transform: (code, id) => (FRENCH.test(id) ? { code: boundLiterals(id, code), map: null } : undefined),
});

export const boundLiterals = (path: string, source: string): string => {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  let done = '';
  let at = 0;
  for (const { start, end } of literalsIn({ ...program })) {
    done += source.slice(at, start) + bound(source.slice(start, end));
    at = end;
  }
  return done + source.slice(at);
};

type Node = Readonly<Record<string, unknown>>;
type Span = { readonly start: number; readonly end: number };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** In the order in which they are written. */
const literalsIn = (node: Node): readonly Span[] => {
  const isText = node.type === 'TemplateElement' || (node.type === 'Literal' && typeof node.value === 'string');
  if (isText) return [{ start: Number(node.start), end: Number(node.end) }];
  const spans = Object.values(node).flat().filter(isNode).flatMap(literalsIn);
  return [...spans].sort((one, other) => one.start - other.start);
};
