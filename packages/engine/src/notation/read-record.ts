import type { Action } from '../core/action.ts';
import type { GameEvent } from '../core/event.ts';
import type { Batch, GameRecord } from '../core/record.ts';
import { ACTORS, type Actor, type State } from '../core/state.ts';
import { say } from '../phrases.ts';
import { good, type Result } from '../result.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { parseAction } from './action.ts';
import { formatPosition } from './position.ts';
import { jsonOf, readEvents } from './read-events.ts';
import { parsePosition } from './read-position.ts';
import type { Fold } from './record.ts';
import {
  either,
  endOf,
  failure,
  miss,
  nothingAfter,
  oneOf,
  part,
  type Reading,
  shifted,
  trimmed,
  type Word,
  wordsOf,
} from './words.ts';

/** What an action brings about, for a text that does not say; `undefined` when it is not allowed. */
export type Answer = (rules: Ruleset, state: State, seat: Actor, action: Action) => readonly GameEvent[] | undefined;

/** Squares are named as they lie, so the game is replayed while it is read. */
export const parseRecord = (
  text: string,
  rulesOf: (id: string) => Ruleset | undefined,
  fold: Fold,
  answer?: Answer,
): Result<GameRecord> => {
  const reading: Reading = { error: undefined };
  const lines = text.split(/\r\n|\r|\n/).map((line, index): Word => ({ text: line, line: index + 1, column: 1 }));
  const spoken = lines.filter((line) => !/^\s*(;|$)/.test(line.text));
  const firstMove = spoken.findIndex((line) => !line.text.trimStart().startsWith('['));
  const moves = firstMove < 0 ? [] : spoken.slice(firstMove);
  const headers = readHeaders(reading, spoken.slice(0, spoken.length - moves.length));
  const last = endOf(lines[lines.length - 1] ?? NOWHERE);
  const opening = readOpening(reading, headers, rulesOf, moves[0] ?? last);
  if (opening === undefined || reading.error) return failure(reading);
  const batches = readBatches({ ...opening, error: undefined, fold, answer }, moves);
  if (!batches.ok) return batches;
  const others = [...headers].filter(([name]) => name !== 'rules' && name !== 'start');
  const named = Object.fromEntries(others.map(([name, value]) => [name, value.text]));
  return good({ headers: named, rules: opening.rules.id, start: opening.state, batches: batches.value });
};

const NOWHERE: Word = { text: '', line: 1, column: 1 };

interface Opening {
  readonly rules: Ruleset;
  state: State;
}

interface Replay extends Opening, Reading {
  readonly fold: Fold;
  readonly answer: Answer | undefined;
}

const readHeaders = (reading: Reading, lines: readonly Word[]): ReadonlyMap<string, Word> => {
  const headers = new Map<string, Word>();
  for (const line of lines) {
    const [, before = '', name = '', quoted = ''] = /^(\s*\[([\w-]+)\s+)(".*")\]\s*$/.exec(line.text) ?? [];
    const value = jsonOf(quoted);
    if (typeof value !== 'string') miss(reading, line, 'header');
    else if (headers.has(name)) miss(reading, line, say('oneHeader', { name }));
    else headers.set(name, { ...part(line, before.length + 1), text: value });
  }
  return headers;
};

const readOpening = (
  reading: Reading,
  headers: ReadonlyMap<string, Word>,
  rulesOf: (id: string) => Ruleset | undefined,
  next: Word,
): Opening | undefined => {
  const id = headers.get('rules');
  const start = headers.get('start');
  if (id === undefined) return miss(reading, next, 'header');
  const rules = rulesOf(id.text);
  if (rules === undefined) return miss(reading, id, 'knownRules');
  if (start === undefined) return miss(reading, next, 'startHeader');
  const state = parsePosition(start.text, rules);
  if (state.ok) return { rules, state: state.value };
  reading.error ??= shifted(state.error, start);
  return undefined;
};

const readBatches = (replay: Replay, lines: readonly Word[]): Result<readonly Batch[]> => {
  const batches: Batch[] = [];
  for (const line of lines) {
    const batch = readBatch(replay, line, batches.length + 1);
    if (batch === undefined || replay.error) return failure(replay);
    batches.push(batch);
  }
  return good(batches);
};

const readBatch = (replay: Replay, line: Word, number: number): Batch | undefined => {
  const [count = line, name = endOf(line), third] = wordsOf(line);
  if (count.text !== `${number}`) return miss(replay, count, say('batchNumber', { number }));
  const seat = oneOf(ACTORS, name.text);
  if (seat === undefined) return miss(replay, name, either(ACTORS));
  const rest = third === undefined ? endOf(line) : part(line, third.column - line.column);
  const [said, stored] = cutEvents(rest);
  const action = parseAction(replay.rules, replay.state, seat, said.text);
  if (!action.ok) {
    replay.error ??= shifted(action.error, said);
    return undefined;
  }
  const events = stored ? storedEvents(replay, stored) : answered(replay, seat, action.value, said);
  if (events === undefined || !replayed(replay, events, stored ?? said)) return undefined;
  return { seat, action: action.value, events };
};

/** The action ends at a brace, or at a comment. */
const cutEvents = (rest: Word): readonly [Word, Word | undefined] => {
  const brace = rest.text.search(/(^|\s)\{/);
  if (brace >= 0) return [trimmed(part(rest, 0, brace)), trimmed(part(rest, brace))];
  const comment = rest.text.search(/\s;/);
  return [trimmed(comment < 0 ? rest : part(rest, 0, comment)), undefined];
};

const storedEvents = (replay: Replay, word: Word): readonly GameEvent[] | undefined => {
  const read = readEvents(replay, replay.rules, word);
  if (read === undefined) return undefined;
  const rest = trimmed(read.rest);
  if (rest.text !== '' && !rest.text.startsWith(';')) nothingAfter(replay, rest);
  return read.events;
};

const answered = (replay: Replay, seat: Actor, action: Action, word: Word): readonly GameEvent[] | undefined => {
  const { rules, state, answer } = replay;
  if (answer === undefined) return miss(replay, endOf(word), 'events');
  return answer(rules, state, seat, action) ?? miss(replay, word, 'legalAction');
};

/** Events of the right shape may still tell of things that are not there, or lead to what is no position. */
const replayed = (replay: Replay, events: readonly GameEvent[], word: Word): boolean => {
  try {
    replay.state = events.reduce(replay.fold, replay.state);
    if (isPosition(replay)) return true;
  } catch {
    // Told below.
  }
  miss(replay, word, 'fittingEvents');
  return false;
};

const isPosition = ({ rules, state }: Opening): boolean => {
  const text = formatPosition(rules, state);
  const read = parsePosition(text, rules);
  return read.ok && formatPosition(rules, read.value) === text;
};
