import type { GameEvent } from '../core/event.ts';
import { say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { misshapen } from './shape.ts';
import { endOf, miss, part, type Reading, type Word } from './words.ts';

export interface Read {
  readonly events: readonly GameEvent[];
  /** What follows the closing brace. */
  readonly rest: Word;
}

/** Reads from the opening brace on. Each event is read by itself, so that an error says where it stands. */
export const readEvents = (reading: Reading, rules: Ruleset, word: Word): Read | undefined => {
  const close = closing(word.text, 0);
  if (close < 0) return miss(reading, endOf(word), 'eventsClosed');
  const list = part(word, 1, close);
  const { text } = list;
  const open = skip(text, 0);
  if (text.charAt(open) !== '[') return miss(reading, part(list, open), 'eventsOpened');
  const events: GameEvent[] = [];
  let at = skip(text, open + 1);
  for (let isMore = text.charAt(at) !== ']'; isMore; ) {
    if (events.length === MOST) return miss(reading, part(list, at), say('eventsAtMost', { count: MOST }));
    const end = closing(text, at) + 1 || text.length;
    const event = readEvent(reading, rules, part(list, at, end));
    if (event === undefined) return undefined;
    events.push(event);
    at = skip(text, end);
    isMore = text.charAt(at) === ',';
    if (isMore) at = skip(text, at + 1);
  }
  if (text.charAt(at) !== ']') return miss(reading, part(list, at), 'eventsGoOn');
  const after = skip(text, at + 1);
  if (after < text.length) return miss(reading, part(list, after), 'eventsClosed');
  return { events, rest: part(word, close + 1) };
};

/** An action of a real game has some twenty. Each is folded into a state that may grow by it. */
const MOST = 1000;

const readEvent = (reading: Reading, rules: Ruleset, word: Word): GameEvent | undefined => {
  const value = jsonOf(word.text);
  const wrong = value === undefined ? say('json') : misshapen(rules, value);
  return wrong === undefined ? (value as GameEvent) : miss(reading, word, wrong);
};

/** `undefined` when it is no JSON, which knows no such value. */
export const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const skip = (text: string, from: number): number => {
  let at = from;
  while (/\s/.test(text.charAt(at))) at += 1;
  return at;
};

/** Where the bracket at `from` is closed, or -1. Brackets inside quotes do not count. */
const closing = (text: string, from: number): number => {
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (isQuoted && sign === '\\') at += 1;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && '{['.includes(sign)) depth += 1;
    else if (!isQuoted && '}]'.includes(sign)) {
      depth -= 1;
      if (depth <= 0) return at;
    }
  }
  return -1;
};
