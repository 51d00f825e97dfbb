import {
  type Done,
  ENDINGS,
  type Ending,
  type Entrance,
  OUT,
  type Piece,
  type PieceId,
  type Purse,
  SEATS,
  type State,
  type Turn,
  tileOf,
} from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Writable } from '../writable.ts';
import { COMPASS } from './place.ts';
import type { PositionReading } from './read-tiles.ts';
import { formatList, formatToken, readToken } from './token.ts';
import { cut, cutOnce, either, endOf, miss, nothingAfter, oneOf, readAll, readNumber, type Word } from './words.ts';

/** `7 yellow ap=2 ap=3:yTh highest=4 quiet=3 stirred seconds=180 expired wounded=yCl blocked=yTr`. */
export const formatTurn = (rules: Ruleset, state: State): string => {
  const { turn } = state;
  const words = [
    `${turn.number} ${turn.seat}`,
    ...turn.purses.map(
      ({ ap, only, lent }) =>
        `${lent ? 'lent' : 'ap'}=${ap}${only === undefined ? '' : `:${formatToken(rules, only)}`}`,
    ),
    ...NUMBERS.map((name) => turn[name] > 0 && `${name}=${turn[name]}`),
    ...FLAGS.map((name) => turn[name] && name),
    ...LISTS.map((name) => turn[name].length > 0 && `${name}=${formatList(rules, turn[name])}`),
    turn.entrances.length > 0 && `entrances=${turn.entrances.map((each) => formatEntrance(rules, state, each)).join()}`,
    turn.done.length > 0 && `done=${turn.done.map(({ deed, piece }) => `${formatToken(rules, piece)}:${deed}`).join()}`,
  ];
  return words.filter((word) => word !== false).join(' ');
};

export const readTurn = (draft: PositionReading, words: readonly Word[], end: Word, pieces: readonly Piece[]): Turn => {
  const [number = end, seat = end, ...notes] = words;
  const turn: Writable<Turn> = {
    number: readNumber(draft, number, 'turnNumber'),
    seat: oneOf(SEATS, seat.text) ?? miss(draft, seat, either(SEATS)) ?? 'yellow',
    purses: [],
    wounded: [],
    blocked: [],
    entrances: [],
    done: [],
    highest: 0,
    quiet: 0,
    idle: 0,
    stirred: false,
    seconds: 0,
    expired: false,
  };
  const seen = new Set<string>();
  for (const note of notes) {
    const [key, value] = cutOnce(note, '=');
    if (seen.has(key.text)) miss(draft, key, 'noteOnce');
    if (key.text !== 'ap' && key.text !== 'lent') seen.add(key.text);
    if (key.text === 'entrances' && value) turn.entrances = readEntrances(draft, value, pieces);
    else readNote(draft, turn, key, value);
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

const NUMBERS = ['highest', 'quiet', 'idle', 'seconds'] as const;
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
  else if (key.text === 'done' && given) turn.done = readDone(draft, value);
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

/** `yWa:w`: by which side of its zone it came, as the room lies now. */
const formatEntrance = (rules: Ruleset, { tiles }: State, { edge, piece }: Entrance): string => {
  const { turn } = tiles[tileOf(rules.grid, edge >> 2)] ?? { turn: 0 };
  return `${formatToken(rules, piece)}:${COMPASS.charAt((edge + turn) & 3)}`;
};

const readEntrances = (draft: PositionReading, word: Word, pieces: readonly Piece[]): readonly Entrance[] =>
  readAll(cut(word, ','), (each) => {
    const [token, side = endOf(each)] = cutOnce(each, ':');
    const piece = readToken(draft, token);
    const at = pieces[piece ?? -1]?.at ?? OUT;
    if (piece === undefined) return undefined;
    const direction = /^[nesw]$/.test(side.text) ? COMPASS.indexOf(side.text) : -1;
    const tile = at < 0 ? undefined : draft.tiles[tileOf(draft.rules.grid, at)];
    if (direction < 0 || tile === undefined) return miss(draft, side, 'direction');
    return { piece, edge: at * 4 + ((direction - tile.turn) & 3) };
  });

const readDone = (draft: PositionReading, word: Word): readonly Done[] =>
  readAll(cut(word, ','), (each) => {
    const [token, deed = endOf(each)] = cutOnce(each, ':');
    const piece = readToken(draft, token);
    const deeds = deedsIn(draft.rules);
    if (!deeds.includes(deed.text)) return miss(draft, deed, either(deeds));
    return piece === undefined ? undefined : { piece, deed: deed.text };
  });

/** What can be done once in a turn by these rules. */
const deedsIn = ({ roster, ways }: Ruleset): readonly string[] => [
  ...(roster.some(({ attacksFreely }) => attacksFreely) ? ['attack'] : []),
  ...[...ways.values()].filter(({ once }) => once).map(({ way }) => way),
];

const readPurse = (draft: PositionReading, word: Word, kind: 'ap' | 'lent'): Purse => {
  const [points, owner] = cutOnce(word, ':');
  const ap = readNumber(draft, points, 'actionPoints');
  return { ap, only: owner && readToken(draft, owner), lent: kind === 'lent' };
};
