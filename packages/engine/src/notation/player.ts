import { HIDDEN, type Piece, type Place, type Player, type Seat, type Secret, type State } from '../core/state.ts';
import { say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Writable } from '../writable.ts';
import { deckCard, formatHand, readHand } from './card.ts';
import { formatCharacters, readPieces } from './pieces.ts';
import { atSquare, formatPlace, parsePlace } from './place.ts';
import type { PositionReading } from './read-tiles.ts';
import { aCode, formatKind, parseSecretKind } from './token.ts';
import { cut, endOf, miss, nothingAfter, oneOf, orHidden, readAll, readNumber, type Word, wordsOf } from './words.ts';

/** `Th@d7 | A:25 J:2 | bank 2 | team Gm Key | pairs 1 5 | reserve ? ? | lineup Th | committed C4 | agreed`: what is empty is left out. */
export const formatPlayer = (rules: Ruleset, state: State, seat: Seat): string => {
  const { hand, bank, kept, team, pairs, reserve, lineup, facing, committed, second, open, bared, agreed } =
    state.players[seat];
  const kinds = (list: Player['reserve']) => list.map((kind) => formatKind(rules, kind)).join(' ');
  const sections = [
    hand.length > 0 && formatHand(rules.deck[seat], hand),
    bank > 0 && `bank ${bank}`,
    kept > 0 && `kept ${kept}`,
    team.length > 0 && `team ${kinds(team)}`,
    pairs.length > 0 && `pairs ${pairs.join(' ')}`,
    reserve.length > 0 && `reserve ${kinds(reserve)}`,
    lineup.length > 0 && `lineup ${kinds(lineup)}`,
    facing.length > 0 && `facing ${facing.map((at) => formatPost(rules, state, at)).join(' ')}`,
    committed !== undefined && `committed ${committed}`,
    second !== undefined && `second ${second}`,
    open && 'open',
    bared.length > 0 && `bared ${bared.join(' ')}`,
    agreed && 'agreed',
  ];
  const written = sections.filter((section) => section !== false).map((section) => `| ${section}`);
  return [formatCharacters(rules, state, seat), ...written].join(' ').trim();
};

/** The tokens go into `pieces`. */
export const readPlayer = (draft: PositionReading, line: Word | undefined, seat: Seat, pieces: Piece[]): Player => {
  const player: Writable<Player> = {
    hand: [],
    bank: 0,
    kept: 0,
    team: [],
    pairs: [],
    reserve: [],
    lineup: [],
    facing: [],
    committed: undefined,
    second: undefined,
    open: false,
    bared: [],
    agreed: false,
  };
  if (line === undefined) return player;
  const [first = line, ...sections] = cut(line, '|');
  readPieces(draft, wordsOf(first), seat, pieces);
  const seen = new Set<string>();
  for (const section of sections) {
    const [key = endOf(section), ...words] = wordsOf(section);
    const name = oneOf(SECTIONS, key.text) ?? 'hand';
    if (seen.has(name)) miss(draft, key, 'sectionOnce');
    seen.add(name);
    if (name === 'hand') player.hand = readHand(draft, [key, ...words], draft.rules.deck[seat]);
    else readSection(draft, player, { name, seat, words, end: endOf(section) });
  }
  return player;
};

const SECTIONS = [
  'bank',
  'kept',
  'team',
  'pairs',
  'reserve',
  'lineup',
  'facing',
  'committed',
  'second',
  'open',
  'bared',
  'agreed',
] as const;

interface Section {
  readonly name: (typeof SECTIONS)[number];
  readonly seat: Seat;
  readonly words: readonly Word[];
  readonly end: Word;
}

const readSection = (draft: PositionReading, player: Writable<Player>, { name, seat, words, end }: Section): void => {
  const [first = end] = words;
  if (name === 'pairs') {
    player.pairs = readAll(words, (word) => readPair(draft, word));
    return;
  }
  if (name === 'team' || name === 'reserve' || name === 'lineup') {
    player[name] = readAll(words, (word) => readKind(draft, word, seat));
    return;
  }
  if (name === 'facing') {
    player.facing = readAll(words, (word) => readPost(draft, word));
    return;
  }
  if (name === 'bared') {
    player.bared = readAll(words, (word) => readCard(draft, word, seat));
    return;
  }
  if (name === 'bank') player.bank = readNumber(draft, first, 'points');
  if (name === 'kept') player.kept = readKept(draft, first);
  if (name === 'committed' || name === 'second') player[name] = readCard(draft, first, seat);
  const isFlag = name === 'agreed' || name === 'open';
  if (isFlag) player[name] = true;
  nothingAfter(draft, words[isFlag ? 0 : 1]);
};

const formatPost = (rules: Ruleset, { tiles }: State, at: Secret<Place>): string =>
  at === HIDDEN ? HIDDEN : formatPlace(rules, tiles, at);

const readPost = (draft: PositionReading, word: Word): Secret<Place> | undefined =>
  word.text === HIDDEN
    ? HIDDEN
    : (parsePlace(draft.rules, draft.tiles, word.text) ?? miss(draft, word, atSquare(draft.rules.grid)));

/** C-TURN-4 */
const readKept = (draft: PositionReading, word: Word): number => {
  const { keeps } = draft.rules.family.economy;
  const kept = readNumber(draft, word, 'actionPoints');
  if (kept > keeps) miss(draft, word, say('keptPoints', { count: keeps }));
  return kept;
};

const readKind = (draft: PositionReading, word: Word, seat: Seat): string | undefined =>
  parseSecretKind(draft.rules, seat, word.text) ?? miss(draft, word, orHidden(aCode(draft.rules, seat, 'tokens')));

const readPair = (draft: PositionReading, word: Word): string | undefined => {
  const numbers = draft.rules.pairs;
  return oneOf([...numbers, HIDDEN], word.text) ?? miss(draft, word, orHidden(say('pairOf', { list: numbers })));
};

const readCard = (draft: PositionReading, word: Word, seat: Seat): string | undefined => {
  const deck = draft.rules.deck[seat];
  return oneOf([...deck, HIDDEN], word.text) ?? miss(draft, word, orHidden(deckCard(deck)));
};
