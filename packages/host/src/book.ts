import { compile, evolve, formatBatch, formatRecord, parseRecord } from '@archmage/engine';
import { UNSPENT } from './clock.ts';
import { type Change, type Damage, failed, type GameSummary, type Outcome, type StoredGame } from './library.ts';

/** A stored game in the engine's notation: what comes before the first action, and a line for each action. */
export interface Book {
  readonly head: string;
  readonly lines: readonly string[];
}

export const bookOf = (game: Pick<StoredGame, 'batches' | 'headers' | 'rules' | 'seed' | 'start'>): Book => {
  const { headers, rules, seed } = game;
  const text = formatRecord({ ...game, headers: { ...headers, seed }, rules: rules.id }, rules, evolve);
  const [head = '', moves] = text.trimEnd().split('\n\n');
  return { head, lines: moves?.split('\n') ?? [] };
};

/** The lines that take the place of those after the first `keep`. */
export const linesOf = ({ game: { latest, rules }, keep }: Pick<Change, 'game' | 'keep'>): readonly string[] =>
  latest.map(({ before, batch }, nth) => formatBatch(rules, before, batch, keep + nth + 1));

export const textOf = ({ head, lines }: Book): string => [head, '', ...lines].join('\n');

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
