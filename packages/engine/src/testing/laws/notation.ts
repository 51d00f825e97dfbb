import { legal } from '../../core/choices/legal.ts';
import { evolve } from '../../core/evolve.ts';
import type { Batch } from '../../core/record.ts';
import { ACTORS, type State } from '../../core/state.ts';
import { redact, VIEWERS } from '../../core/views/redact.ts';
import { formatAction, parseAction } from '../../notation/action.ts';
import { formatPosition, formatPositionLine } from '../../notation/position.ts';
import { parsePosition } from '../../notation/read-position.ts';
import { parseRecord } from '../../notation/read-record.ts';
import { formatRecord } from '../../notation/record.ts';
import type { Result } from '../../result.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Random } from '../random.ts';
import { clip, isSame, keyOf } from '../same.ts';
import { MEMORIES } from './views.ts';

/** The writing half of the notation, which the laws hold against the reading half. */
export interface Pen {
  readonly position: typeof formatPosition;
  readonly action: typeof formatAction;
  readonly record: typeof formatRecord;
}
export const PEN: Pen = { position: formatPosition, action: formatAction, record: formatRecord };

/** L4: a state and all its views survive being written and read. */
export const positionsSurvive = (rules: Ruleset, state: State, pen = PEN): readonly string[] => {
  const views = VIEWERS.flatMap((viewer) => MEMORIES.map((memory) => redact(state, viewer, memory)));
  const texts = new Map([state, ...views].map((view) => [pen.position(rules, view), view]));
  const faults = [...texts].flatMap(([text, view]) => compared(text, parsePosition(text, rules), view));
  const line = formatPositionLine(rules, state);
  return [...faults, ...compared(line, parsePosition(line, rules), state)];
};

/** L4: so do the actions one could take. */
export const actionsSurvive = (rules: Ruleset, state: State, random: Random, pen = PEN): readonly string[] =>
  ACTORS.flatMap((actor) => {
    const choices = legal(rules, state, actor);
    const nths = choices.length <= SOME ? range(choices.length) : range(SOME).map(() => random.below(choices.length));
    return nths.flatMap((nth) => {
      const action = choices.at(nth);
      const text = pen.action(rules, state, action);
      return compared(text, parseAction(rules, state, actor, text), action);
    });
  });

/** L4: so does a batch with all its events. */
export const recordsSurvive = (rules: Ruleset, state: State, batch: Batch, pen = PEN): readonly string[] => {
  const record = { headers: { law: 'L4' }, rules: rules.id, start: state, batches: [batch] };
  const text = pen.record(record, rules, evolve);
  return compared(
    text,
    parseRecord(text, (id) => (id === rules.id ? rules : undefined), evolve),
    record,
  );
};

const SOME = 12;

const range = (length: number): readonly number[] => Array.from({ length }, (_, nth) => nth);

const compared = <T>(text: string, read: Result<T>, value: T): readonly string[] => {
  if (!read.ok) return [`"${clip(text)}" cannot be read: ${keyOf(read.error)}.`];
  return isSame(read.value, value) ? [] : [`"${clip(text, 2000)}" is read as ${clip(keyOf(read.value), 2000)}.`];
};
