import type { GameEvent } from '../core/event.ts';
import type { Batch, GameRecord } from '../core/record.ts';
import type { State } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { formatAction } from './action.ts';
import { formatPositionLine } from './position.ts';

export type Fold = (state: State, event: GameEvent) => State;

/** Headers, a blank line, then `12 yellow Th d7>e7 {[…]}` for each batch. */
export const formatRecord = (record: GameRecord, rules: Ruleset, fold: Fold): string => {
  const others = Object.entries(record.headers).sort(([a], [b]) => (a < b ? -1 : 1));
  const headers = [['rules', record.rules], ...others, ['start', formatPositionLine(rules, record.start)]];
  const lines = headers.map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  let state = record.start;
  const moves = record.batches.map((batch, index) => {
    const line = formatBatch(rules, state, batch, index + 1);
    state = batch.events.reduce(fold, state);
    return line;
  });
  return `${[...lines, '', ...moves].join('\n')}\n`;
};

/** A line of a record; `before` is the position in which the action was taken, and `number` counts from 1. */
export const formatBatch = (rules: Ruleset, before: State, batch: Batch, number: number): string =>
  `${number} ${batch.seat} ${formatAction(rules, before, batch.action)} {${JSON.stringify(batch.events)}}`;
