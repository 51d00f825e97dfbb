import { RULING } from '@archmage/catalogue';
import { ID } from './book.ts';

/** A piece of a catalogue's text. */
export type Piece =
  | { readonly kind: 'text' | 'code' | 'strong' | 'em'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string };

/** A text of docs/rules in pieces: `**strong**`, `*em*`, code between back-ticks, and ids of other rules. */
export const piecesOf = (text: string): readonly Piece[] =>
  [...text.matchAll(MARKUP)].flatMap(({ 1: code, 2: strong, 3: em, 4: plain = '' }) => {
    if (code !== undefined) return [{ kind: 'code', text: code } as const];
    if (strong !== undefined) return marked('strong', strong);
    if (em !== undefined) return marked('em', em);
    return marked('text', plain);
  });

const MARKUP = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|([^`*]+|[`*])/g;

const marked = (kind: 'text' | 'strong' | 'em', text: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: id, index } of text.matchAll(ID)) {
    if (index > end) pieces.push({ kind, text: text.slice(end, index) });
    pieces.push({ kind: 'rule', text: id });
    end = index + id.length;
  }
  if (end < text.length) pieces.push({ kind, text: text.slice(end) });
  return pieces;
};

/** A paragraph of a rule; a ruling is this project's own, any other stands in its source. */
export interface Paragraph {
  readonly ruling: boolean;
  readonly text: string;
  readonly source: string | undefined;
}

export const paragraphsOf = (text: string): readonly Paragraph[] => {
  const [said = '', ...rulings] = text.split(RULING);
  const first = said.trim() === '' ? [] : [paragraph(said, false)];
  return [...first, ...rulings.map((ruling) => paragraph(ruling, true))];
};

// `(base-set: Contents; facts)` at the end, in italics in one of the books.
const SOURCED = /^(.*\S)\s+\*?\(((?:[^()]|\([^()]*\))*)\)\*?$/s;

const paragraph = (written: string, ruling: boolean): Paragraph => {
  const text = written.trim();
  const [, rest, source] = SOURCED.exec(text) ?? [];
  return { ruling, text: rest ?? text, source };
};
