import { fold } from './search.ts';

const LENGTH = 180;

/** The part of a text around the first word that was asked for, without the catalogue's marks. */
export const snippetOf = (written: string, words: readonly string[]): string => {
  const text = written.replace(/[*`]/g, '');
  const places = words.map((word) => fold(text).indexOf(word)).filter((at) => at >= 0);
  const start = Math.max(0, Math.min(...places, text.length) - LENGTH / 3);
  if (text.length <= LENGTH || places.length === 0 || start === 0) return cut(text, 0);
  return `… ${cut(text, text.indexOf(' ', start) + 1)}`;
};

/** A text with the words that were asked for marked. */
export const Marked = ({ text, words }: { readonly text: string; readonly words: readonly string[] }) => (
  <>{spansOf(text, words).map(({ at, marked, part }) => (marked ? <mark key={at}>{part}</mark> : part))}</>
);

interface Span {
  readonly at: number;
  readonly marked: boolean;
  readonly part: string;
}

/** The text in pieces, in turn with and without a mark; folding keeps the length of what our catalogues are written in. */
export const spansOf = (text: string, words: readonly string[]): readonly Span[] => {
  const folded = fold(text);
  if (words.length === 0 || folded.length !== text.length) return [{ at: 0, marked: false, part: text }];
  const pattern = new RegExp(words.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&')).join('|'), 'g');
  const spans: Span[] = [];
  let end = 0;
  for (const { 0: word, index } of folded.matchAll(pattern)) {
    if (index > end) spans.push({ at: end, marked: false, part: text.slice(end, index) });
    spans.push({ at: index, marked: true, part: text.slice(index, index + word.length) });
    end = index + word.length;
  }
  return end < text.length ? [...spans, { at: end, marked: false, part: text.slice(end) }] : spans;
};

const cut = (text: string, start: number): string => {
  if (text.length - start <= LENGTH) return text.slice(start);
  const end = text.lastIndexOf(' ', start + LENGTH);
  return `${text.slice(start, end > start ? end : start + LENGTH)} …`;
};
