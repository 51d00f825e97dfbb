import { ENDINGS, type Ending, type PieceId, type Purse, SEATS, type State, type Turn } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Writable } from '../writable.ts';
import type { PositionReading } from './tiles.ts';
import { formatList, formatToken, readToken } from './token.ts';
import { cut, cutOnce, either, endOf, miss, nothingAfter, oneOf, readAll, readNumber, type Word } from './words.ts';

/** `7 yellow ap=2 ap=3:yTh highest=4 quiet=3 stirred seconds=180 expired wounded=yCl blocked=yTr`. */
export const formatTurn = (rules: Ruleset, { turn }: State): string => {
  const words = [
    `${turn.number} ${turn.seat}`,
    ...turn.purses.map(
      ({ ap, only, lent }) =>
        `${lent ? 'lent' : 'ap'}=${ap}${only === undefined ? '' : `:${formatToken(rules, only)}`}`,
    ),
    ...NUMBERS.map((name) => turn[name] > 0 && `${name}=${turn[name]}`),
    ...FLAGS.map((name) => turn[name] && name),
    ...LISTS.map((name) => turn[name].length > 0 && `${name}=${formatList(rules, turn[name])}`),
  ];
  return words.filter((word) => word !== false).join(' ');
};

export const readTurn = (draft: PositionReading, words: readonly Word[], end: Word): Turn => {
  const [number = end, seat = end, ...notes] = words;
  const turn: Writable<Turn> = {
    number: readNumber(draft, number, 'turnNumber'),
    seat: oneOf(SEATS, seat.text) ?? miss(draft, seat, either(SEATS)) ?? 'yellow',
    purses: [],
    wounded: [],
    blocked: [],
    highest: 0,
    quiet: 0,
    stirred: false,
    seconds: 0,
    expired: false,
  };
  const seen = new Set<string>();
  for (const note of notes) {
    const [key, value] = cutOnce(note, '=');
    if (seen.has(key.text)) miss(draft, key, 'noteOnce');
    if (key.text !== 'ap' && key.text !== 'lent') seen.add(key.text);
    readNote(draft, turn, key, value);
  }
  return turn;
};

/** `yellow target`. */
export const formatEnding = ({ winner, why }: Ending): string => `${winner} ${why}`;

export const readEnding = (draft: PositionReading, words: readonly Word[], end: Word): Ending | undefined => {
  const [first = end, second = end, more] = words;
  const winner = oneOf(WINNERS, first.text) ?? miss(draft, first, either(WINNERS));
  const why = oneOf(ENDINGS, second.text) ?? miss(draft, second, either(ENDINGS));
  nothingAfter(draft, more);
  return winner === undefined || why === undefined ? undefined : { winner, why };
};

const NUMBERS = ['highest', 'quiet', 'seconds'] as const;
const FLAGS = ['stirred', 'expired'] as const;
const LISTS = ['wounded', 'blocked'] as const;
const WINNERS = [...SEATS, 'draw'] as const;

const readNote = (draft: PositionReading, turn: Writable<Turn>, key: Word, given: Word | undefined): void => {
  const value = given ?? endOf(key);
  const number = oneOf(NUMBERS, key.text);
  const flag = oneOf(FLAGS, key.text);
  const list = oneOf(LISTS, key.text);
  if (number) turn[number] = readNumber(draft, value, 'number');
  else if (list) turn[list] = readTokens(draft, value);
  else if (flag && given === undefined) turn[flag] = true;
  else if (key.text === 'ap' || key.text === 'lent') turn.purses = [...turn.purses, readPurse(draft, value, key.text)];
  else
    miss(
      draft,
      key,
      either(['ap=', 'lent=', ...NUMBERS.map((name) => `${name}=`), ...FLAGS, ...LISTS.map((name) => `${name}=`)]),
    );
};

const readTokens = (draft: PositionReading, word: Word): readonly PieceId[] =>
  readAll(cut(word, ','), (token) => readToken(draft, token));

const readPurse = (draft: PositionReading, word: Word, kind: 'ap' | 'lent'): Purse => {
  const [points, owner] = cutOnce(word, ':');
  const ap = readNumber(draft, points, 'actionPoints');
  return { ap, only: owner && readToken(draft, owner), lent: kind === 'lent' };
};
