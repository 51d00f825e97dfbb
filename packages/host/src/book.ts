import { evolve, formatBatch, formatRecord } from '@archmage/engine';
import type { Change, StoredGame } from './library.ts';

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
