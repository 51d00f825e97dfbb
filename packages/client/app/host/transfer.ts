import {
  compile,
  decide,
  evolve,
  formatPosition,
  formatRecord,
  type GameRecord,
  isRefusal,
  knownOwn,
  parsePosition,
  parseRecord,
  parseRulesId,
  type Result,
  type Ruleset,
  type State,
  type Viewer,
} from '@archmage/engine';
import { type Host, learnNeeds, withNeeds } from '@archmage/host';
// Whatever is learnt from a text is kept with the game.
import '../workshop/kept.ts';

/**
 * A game as text for somebody: the whole record once it is over. While it goes on, the position as the viewer sees
 * it, since a record has the secrets of both in every line.
 */
export const exportText = (host: Pick<Host, 'record' | 'rules' | 'view'>, viewer: Viewer): string => {
  const record = host.record();
  const { rules } = host;
  if (record) return withNeeds(formatRecord(record, rules, evolve), rules.id, ';');
  return withNeeds(`${formatPosition(rules, host.view(viewer))}\n`, rules.id, '#');
};

export type Imported =
  | { readonly kind: 'position'; readonly rules: Ruleset; readonly state: State }
  | { readonly kind: 'game'; readonly rules: Ruleset; readonly record: GameRecord };

/** The rules a text says it was played by, whether or not it can be read. */
export const rulesNamed = (text: string): string => /^\s*(?:dtp \d+ |\[rules ")([^"\n]*)/m.exec(text)?.[1] ?? '';

/** Reads a position or a game by boxes that are at hand; lines without events are played by the rules. */
export const importText = (text: string): Result<Imported> => {
  const needs = learnNeeds(text, (id) => knownOwn(id) !== undefined);
  if (!needs.ok) return needs;
  return isGame(text) ? importGame(text) : importPosition(text);
};

/** A game begins with a header, after comments perhaps. */
const isGame = (text: string): boolean =>
  text
    .split(/\r\n?|\n/)
    .find((line) => !/^\s*(?:;|$)/.test(line))
    ?.trimStart()
    .startsWith('[') ?? false;

const importPosition = (text: string): Result<Imported> => {
  const id = parseRulesId(text);
  if (!id.ok) return id;
  const rules = compile(id.value);
  // The name stands after `dtp 1` in the first line.
  if (!rules.ok) return { ok: false, error: { ...rules.error, column: rules.error.column + 'dtp 1 '.length } };
  const state = parsePosition(text, rules.value);
  return state.ok ? { ok: true, value: { kind: 'position', rules: rules.value, state: state.value } } : state;
};

const importGame = (text: string): Result<Imported> => {
  const record = parseRecord(text, rulesOf, evolve, (rules, state, seat, action) => {
    const events = decide(rules, state, seat, action);
    return isRefusal(events) ? undefined : events;
  });
  if (!record.ok) return strangerIn(text) ?? record;
  const rules = compile(record.value.rules);
  return rules.ok ? { ok: true, value: { kind: 'game', rules: rules.value, record: record.value } } : rules;
};

/** Rules that name what is not known here say so themselves. */
const strangerIn = (text: string): Result<never> | undefined => {
  const [, id = ''] = /^\[rules "([^"]*)"\]/m.exec(text) ?? [];
  const rules = /\b(?:rooms|scenario)=/.test(id) ? compile(id) : undefined;
  return rules?.ok === false ? rules : undefined;
};

const rulesOf = (id: string): Ruleset | undefined => {
  const rules = compile(id);
  return rules.ok ? rules.value : undefined;
};
