import { type GameRecord, hashOf, type ParseError, type Ruleset } from '@archmage/engine';
import { type Game, reopen, type StoredGame } from '@archmage/host';
import { sortOf } from '../host/text-sort.ts';
import { type Imported, importText } from '../host/transfer.ts';
import { importedGame } from '../replay/save.ts';
import { freshSeed } from './fresh-seed.ts';

export type ReadText =
  | Extract<Imported, { readonly kind: 'position' }>
  | { readonly kind: 'game'; readonly game: StoredGame }
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'wrong'; readonly why: 'empty' | 'long' | 'noText' | 'own' | 'otherwise' }
  | { readonly kind: 'unreadable'; readonly error: ParseError };

/** Sixty times the longest game kept in `games/`. */
export const LONGEST = 10_000_000;

/** A game, a position or a link that somebody pasted or keeps in a file. */
export const readText = (text: string, now: number): ReadText => {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'wrong', why: 'empty' };
  const sort = sortOf(text);
  if (sort === 'noText' || sort === 'own') return { kind: 'wrong', why: sort };
  if (text.length > LONGEST) return { kind: 'wrong', why: 'long' };
  const [, link] = /^(?:\S*#)?([pg]\d+\.[\w-]+)$/.exec(trimmed) ?? [];
  if (link !== undefined) return { kind: 'link', text: link };
  const read = importText(text);
  if (!read.ok) return { kind: 'unreadable', error: read.error };
  if (read.value.kind === 'position') return read.value;
  const { record, rules } = read.value;
  const played = reopened(rules, record);
  if (played === undefined || !isAsSaid(record, rules, played)) return { kind: 'wrong', why: 'otherwise' };
  return { kind: 'game', game: importedGame(rules, record, now) };
};

/** Events that could be read one by one may still make no game. */
const reopened = (rules: Ruleset, record: GameRecord): Game | undefined => {
  try {
    return reopen(rules, record.headers.seed ?? freshSeed(), record);
  } catch {
    return undefined;
  }
};

const isAsSaid = ({ headers }: GameRecord, rules: Ruleset, { state }: Game): boolean =>
  headers.hash === undefined || headers.hash === hashOf(rules, state);
