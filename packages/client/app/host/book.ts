import { type Batch, compile, evolve, formatRecord, type GameRecord, parseRecord, type State } from '@archmage/engine';
import { UNSPENT } from './clock.ts';
import { type Damage, failed, type GameSummary, type Outcome, type StoredGame } from './library.ts';

/** A stored game in the engine's notation: what comes before the first action, and a line for each action. */
export interface Book {
  readonly head: string;
  readonly lines: readonly string[];
}

export const headOf = ({ headers, seed, start, summary }: StoredGame): string =>
  written({ headers: { ...headers, seed }, rules: summary.rules, start, batches: [] }).join('\n');

/** `before` is the position in which the first of these actions was taken, `from` how many went before it. */
export const linesOf = (rules: string, before: State, batches: readonly Batch[], from: number): readonly string[] => {
  if (batches.length === 0) return [];
  const lines = written({ headers: {}, rules, start: before, batches }).slice(-batches.length);
  return lines.map((line, nth) => line.replace(/^\d+/, `${from + nth + 1}`));
};

export const readBook = (summary: GameSummary, { head, lines }: Book): Outcome<StoredGame> => {
  const rules = compile(summary.rules);
  if (!rules.ok) return failed({ why: 'damaged', part: 'rules', error: rules.error });
  const text = [head, '', ...lines].join('\n');
  const record = parseRecord(text, (id) => (id === summary.rules ? rules.value : undefined), evolve);
  if (!record.ok) return failed(damageOf(head, record.error));
  const { seed, ...headers } = record.value.headers;
  if (seed === undefined) return failed({ why: 'damaged', part: 'beginning' });
  if (lines.length < summary.actions) return failed({ why: 'damaged', part: 'action', number: lines.length + 1 });
  const { start, batches } = record.value;
  return { ok: true, value: { summary, seed, headers, start, batches, spent: UNSPENT } };
};

const written = (record: GameRecord): readonly string[] => {
  const rules = compile(record.rules);
  if (!rules.ok) throw new Error(`Unknown rules ${record.rules}.`);
  return formatRecord(record, rules.value, evolve).trimEnd().split('\n');
};

const damageOf = (head: string, error: NonNullable<Damage['error']>): Damage => {
  const number = error.line - head.split('\n').length - 1;
  return number > 0 ? { why: 'damaged', part: 'action', number, error } : { why: 'damaged', part: 'beginning', error };
};
