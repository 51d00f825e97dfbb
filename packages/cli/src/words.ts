import {
  type Ending,
  type EventOf,
  edgeName,
  type Facts,
  formatKind,
  formatPlace,
  formatTile,
  formatToken,
  type GameEvent,
  type Refusal,
  type Ruleset,
  type State,
} from '@archmage/engine';
import { fill, sentence, type Words } from './messages/fill.ts';
import type { Messages } from './messages/messages.ts';

/** Where the words come from, and the position they are said in. */
export interface Speech {
  readonly rules: Ruleset;
  readonly state: State;
  readonly words: Messages;
}

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
export const endingWords = ({ sentences, things }: Messages, { winner, why }: Ending) => ({
  winner: winner === 'draw' ? sentences.parts.draws : fill(sentences.parts.wins, { winner: things.actors[winner] }),
  ending: sentences.endings[why],
});

/** Numbers become what they stand for: a token, a square, a slot, an edge. */
const factWords = (speech: Speech, facts: Facts): Words =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, wordFor(speech, name, value)]));

const wordFor = ({ rules, state, words }: Speech, name: string, value: string | number): string => {
  if (name === 'kind') return formatKind(rules, `${value}`);
  if (name === 'asked') return `${(words.sentences.tasks as Words)[value] ?? value}`;
  if (name === 'seat' || name === 'actor') return `${(words.things.actors as Words)[value] ?? value}`;
  if (typeof value === 'string') return value;
  if (['piece', 'target', 'token'].includes(name)) return formatToken(rules, value);
  if (['place', 'at', 'over', 'to'].includes(name)) return formatPlace(rules, state.tiles, value);
  if (name === 'tile') return formatTile(state.tiles, value);
  if (name === 'edge') return edgeName(rules, state.tiles, value);
  return `${value}`;
};

const eventWords = (speech: Speech, event: GameEvent): Words => {
  const { rules, state } = speech;
  const { parts, removals } = speech.words.sentences;
  const tokens = (ids: readonly number[]) => ids.map((id) => formatToken(rules, id)).join(', ');
  const plain = Object.entries(event).filter(([, value]) => typeof value !== 'object');
  const words = factWords(speech, Object.fromEntries(plain) as Facts);
  const withPiece = (text: string, piece: number | undefined) =>
    piece === undefined ? undefined : fill(text, { piece: formatToken(rules, piece) });
  switch (event.type) {
    case 'pooled':
      return { rooms: event.rooms.join(', ') };
    case 'teamShown':
      return { ...words, team: event.team.map((kind) => formatKind(rules, kind)).join(', ') };
    case 'purseOpened':
      return { ...words, only: withPiece(parts.alone, event.only) };
    case 'revealed':
      return event.tokens.length === 0
        ? words
        : { ...words, tokens: fill(parts.with, { tokens: tokens(event.tokens) }) };
    case 'moved':
      return { ...words, path: event.path.map((place) => formatPlace(rules, state.tiles, place)).join(' ') };
    case 'left':
      return { ...words, to: withPiece(parts.to, event.to) };
    case 'rotated':
      return { ...words, quarters: event.quarters === 1 ? parts.clockwise : parts.counterClockwise };
    case 'marked':
      return { ...words, ...markWords(speech, event) };
    case 'fought':
      return { attackers: tokens(event.attackers), defenders: tokens(event.defenders) };
    case 'removed':
      return { ...words, why: removals[event.why] };
    case 'ended':
      return endingWords(speech.words, event.ending);
    default:
      return words;
  }
};

const markWords = ({ rules, state, words }: Speech, { tile, edge, state: mark }: EventOf<'marked'>): Words => ({
  edge: edgeName(rules, state.tiles, tile * rules.grid.cells * 4 + edge),
  state: mark === undefined ? undefined : words.sentences.parts[mark],
});
