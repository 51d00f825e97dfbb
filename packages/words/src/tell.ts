import {
  type Ending,
  type EventOf,
  type Facts,
  formatTile,
  type GameEvent,
  type PieceId,
  type Refusal,
  UNSEEN,
} from '@archmage/engine';
import { fill, sentence, type Words } from './fill.ts';
import type { Lexicon } from './lexicon.ts';
import { cardIn, edgeIn, isHidden, kindIn, listed, nameOf, namesOf, placeName, roomIn, type Speech } from './names.ts';

/** One sentence for a refusal. */
export const whyNot = (speech: Speech, { code, facts }: Refusal): string => {
  const { refusals, sentences } = speech.words;
  const known = (refusals as Readonly<Record<string, string | undefined>>)[code];
  return known === undefined ? fill(sentences.parts.refused, { code }) : sentence(known, factWords(speech, facts));
};

/** One sentence for an event seen from the position after it; none for what goes without saying. */
export const tell = (speech: Speech, event: GameEvent): string =>
  sentence(speech.words.sentences.events[event.type], eventWords(speech, event));

/** How a game ended: who won, and why. */
export const endingWords = ({ sentences, things }: Lexicon, { winner, why }: Ending) => ({
  winner: winner === 'draw' ? sentences.parts.draws : fill(sentences.parts.wins, { winner: things.actors[winner] }),
  ending: sentences.endings[why],
});

/** Numbers become what they stand for: a token, a square, a slot, an edge. */
const factWords = (speech: Speech, facts: Facts): Words =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, wordFor(speech, name, value)]));

const wordFor = (speech: Speech, name: string, value: string | number): string | undefined => {
  const { state, words } = speech;
  if (name === 'kind') return kindIn(speech, `${value}`);
  if (name === 'card') return cardIn(speech, `${value}`);
  if (name === 'room') return roomIn(speech, `${value}`);
  if (name === 'offer') return speech.naming === 'codes' ? `${value}` : undefined;
  if (name === 'asked') return `${(words.sentences.tasks as Words)[value] ?? value}`;
  if (name === 'seat' || name === 'actor') return `${(words.things.actors as Words)[value] ?? value}`;
  if (typeof value === 'string') return value;
  if (['piece', 'target', 'token'].includes(name)) return nameOf(speech, value);
  if (['place', 'at', 'over', 'to'].includes(name)) return placeName(speech, value);
  if (name === 'tile') return formatTile(state.tiles, value);
  if (name === 'edge') return edgeIn(speech, value);
  return `${value}`;
};

const eventWords = (speech: Speech, event: GameEvent): Words => {
  const plain = Object.entries(event).filter(([, value]) => typeof value !== 'object');
  return { ...factWords(speech, Object.fromEntries(plain) as Facts), ...ownWords(speech, event) };
};

/** What a sentence says besides the plain facts of its event. */
const ownWords = (speech: Speech, event: GameEvent): Words => {
  const { parts, removals } = speech.words.sentences;
  switch (event.type) {
    case 'pooled':
      return {
        rooms: listed(
          speech,
          event.rooms.map((room) => roomIn(speech, room)),
        ),
      };
    case 'forgone':
    case 'lined':
    case 'stashed':
      return { namely: namely(speech, event.kind, kindIn(speech, event.kind)) };
    case 'committed':
      return { namely: namely(speech, event.card, cardIn(speech, event.card)) };
    case 'teamShown':
      return {
        team: listed(
          speech,
          event.team.map((kind) => kindIn(speech, kind)),
        ),
      };
    case 'purseOpened':
      return { only: withPiece(speech, parts.alone, event.only) };
    case 'revealed':
      return { tokens: event.tokens.length === 0 ? '' : fill(parts.with, { tokens: namesOf(speech, event.tokens) }) };
    case 'moved':
      return { path: pathWords(speech, event) };
    case 'left':
      return { to: withPiece(speech, parts.to, event.to) };
    case 'rotated':
      return { quarters: event.quarters === 1 ? parts.clockwise : parts.counterClockwise };
    case 'marked':
      return markWords(speech, event);
    case 'fought':
      return fightWords(speech, event);
    case 'removed':
      return { why: removals[event.why] };
    case 'ended':
      return endingWords(speech.words, event.ending);
    default:
      return {};
  }
};

/** What others may not see is not mentioned, unless the notation has a sign for it. */
const namely = ({ words, naming }: Speech, secret: string, what: string): string | undefined =>
  naming === 'names' && isHidden(secret) ? undefined : fill(words.sentences.parts.namely, { what });

const withPiece = (speech: Speech, text: string, piece: PieceId | undefined): string | undefined =>
  piece === undefined ? undefined : fill(text, { piece: nameOf(speech, piece) });

/** Square by square in the notation, in words from the first to the last. */
const pathWords = (speech: Speech, { piece, path }: EventOf<'moved'>): string => {
  const { along, fromTo, onTo } = speech.words.sentences.parts;
  const squares = path.map((place) => placeName(speech, place));
  if (speech.naming === 'codes') return fill(along, { path: squares.join(' ') });
  const from = speech.before?.pieces[piece]?.at ?? UNSEEN;
  const to = squares.at(-1);
  return from < 0 ? fill(onTo, { to }) : fill(fromTo, { from: placeName(speech, from), to });
};

const fightWords = (speech: Speech, { attackers, defenders }: EventOf<'fought'>): Words => {
  const { attack, attacks } = speech.words.sentences.parts;
  return {
    attackers: namesOf(speech, attackers),
    attack: attackers.length === 1 ? attacks : attack,
    defenders: namesOf(speech, defenders),
  };
};

const markWords = (speech: Speech, { tile, edge, state: mark }: EventOf<'marked'>): Words => ({
  edge: edgeIn(speech, tile * speech.rules.grid.cells * 4 + edge),
  state: mark === undefined ? undefined : speech.words.sentences.parts[mark],
});
