import { compile, evolve, parseRecord } from '@archmage/engine';
import { type Book, textOf } from './book.ts';
import { UNSPENT } from './clock.ts';
import { type Damage, failed, type GameSummary, type Outcome, type StoredGame } from './library.ts';

/** Of all stored games: here alone the name of the rules becomes rules again. */
export const readBook = (summary: GameSummary, book: Book): Outcome<StoredGame> => {
  const rules = compile(summary.rules);
  if (!rules.ok) return failed({ why: 'damaged', part: 'rules', error: rules.error });
  const { head, lines } = book;
  const record = parseRecord(textOf(book), (id) => (id === summary.rules ? rules.value : undefined), evolve);
  if (!record.ok) return failed(damageOf(head, record.error));
  const { seed, ...headers } = record.value.headers;
  if (seed === undefined) return failed({ why: 'damaged', part: 'beginning' });
  if (lines.length < summary.actions) return failed({ why: 'damaged', part: 'action', number: lines.length + 1 });
  const { start, batches } = record.value;
  return { ok: true, value: { summary, rules: rules.value, seed, headers, start, batches, spent: UNSPENT } };
};

const damageOf = (head: string, error: NonNullable<Damage['error']>): Damage => {
  const number = error.line - head.split('\n').length - 1;
  return number > 0 ? { why: 'damaged', part: 'action', number, error } : { why: 'damaged', part: 'beginning', error };
};
