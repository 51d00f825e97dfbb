import type { Call } from '../core/combat/combat.ts';
import { type Card, type CommitTask, SEATS, type Seat } from '../core/state.ts';
import { isOfSort } from '../rules/card.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { deckCard } from './card.ts';
import type { PositionReading } from './read-tiles.ts';
import { formatToken, readToken } from './token.ts';
import { cutOnce, either, endOf, miss, nothingAfter, oneOf, type Reading, readAll, type Word } from './words.ts';

type Terms = Pick<CommitTask, 'reader' | 'way' | 'supporters' | 'calls' | 'doubles'>;

/** `blue by=shoot yTh=shoot blue=C6:yMe`: who reads, how it was begun, who takes part how, which card is called by whom. */
export const formatTerms = (
  rules: Ruleset,
  { calls = [], doubles, reader, supporters = [], way }: Terms,
): readonly string[] => [
  ...(reader === undefined ? [] : [reader]),
  ...(way === undefined ? [] : [`${BY}=${way}`]),
  ...supporters.map((each) => `${formatToken(rules, each.piece)}=${each.way}`),
  ...calls.map(({ seat, card, piece }) => `${seat}=${card}:${formatToken(rules, piece)}`),
  ...(doubles === undefined ? [] : [`${TWO}=${doubles}`]),
];

const BY = 'by';
/** Who lays two cards. */
const TWO = 'two';

export const readTerms = (draft: PositionReading, words: readonly Word[]): Terms => {
  const pairs = words.filter(({ text }) => text.includes('='));
  const [reader, surplus] = words.filter(({ text }) => !text.includes('='));
  nothingAfter(draft, surplus);
  const keyed = (test: (key: string) => boolean) => pairs.filter((word) => test(cutOnce(word, '=')[0].text));
  const isSeat = (key: string) => SEATS.some((seat) => seat === key);
  const [begun, again] = keyed((key) => key === BY);
  nothingAfter(draft, again);
  const way = begun && readWay(draft, termOf(begun));
  const supporters = readAll(
    keyed((key) => key !== BY && key !== TWO && !isSeat(key)),
    (word) => readSupporter(draft, word),
  );
  const [two] = keyed((key) => key === TWO);
  const calls = readAll(keyed(isSeat), (word) => readCall(draft, word));
  return {
    ...(reader && { reader: readReader(draft, reader) }),
    ...(way && { way }),
    ...(supporters.length > 0 && { supporters }),
    ...(calls.length > 0 && { calls }),
    ...(two && { doubles: readReader(draft, termOf(two)) }),
  };
};

/** The name of a way to attack that somebody has by these rules. */
export const readWay = (reading: Reading & { readonly rules: Ruleset }, word: Word): string | undefined => {
  const ways = [...reading.rules.ways.keys()];
  if (ways.length === 0) return miss(reading, word, 'lineEnd');
  return oneOf(ways, word.text) ?? miss(reading, word, either(ways));
};

const termOf = (word: Word): Word => cutOnce(word, '=')[1] ?? endOf(word);

const readSupporter = (draft: PositionReading, word: Word): Required<CommitTask>['supporters'][number] | undefined => {
  const piece = readToken(draft, cutOnce(word, '=')[0]);
  const way = readWay(draft, termOf(word));
  return piece === undefined || way === undefined ? undefined : { piece, way };
};

const readCall = (draft: PositionReading, word: Word): Call | undefined => {
  const [card, caller = endOf(word)] = cutOnce(termOf(word), ':');
  const seat = readReader(draft, cutOnce(word, '=')[0]);
  const cards = callableBy(draft.rules, seat);
  if (!cards.includes(card.text)) miss(draft, card, deckCard(cards));
  const piece = readToken(draft, caller);
  return piece === undefined ? undefined : { seat, card: card.text, piece };
};

/** Whose cards are dealt from a pile has none of his own. */
const callableBy = (rules: Ruleset, seat: Seat): readonly Card[] =>
  rules.course?.dealt.seat === seat
    ? Object.keys(rules.cards).filter((card) => isOfSort(rules, card, 'combat'))
    : rules.deck[seat];

const readReader = (draft: PositionReading, word: Word): Seat =>
  oneOf(SEATS, word.text) ?? miss(draft, word, either(SEATS)) ?? 'yellow';
