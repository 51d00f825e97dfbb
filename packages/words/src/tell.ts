import { type Facts, formatTile, type GameEvent, type Refusal } from '@archmage/engine';
import { obstacleWords, ownWords } from './event-words.ts';
import { fill, sentence, type Words } from './fill.ts';
import type { Lexicon } from './lexicon.ts';
import { cardIn, edgeIn, kindIn, nameOf, obstacleAt, placeName, roomIn, type Speech } from './names.ts';

/** One sentence for a refusal. */
export const whyNot = (speech: Speech, { code, facts }: Refusal): string => {
  const { refusals, sentences } = speech.words;
  const known = (refusals as Readonly<Record<string, string | undefined>>)[code];
  if (known === undefined) return fill(sentences.parts.refused, { code });
  // Where nobody else is aimed at, the character itself is meant.
  const said = facts.piece === undefined ? facts : { target: facts.piece, ...facts };
  return sentence(known, { ...factWords(speech, said), ...obstacleWords(speech, obstacleIn(speech, facts)) });
};

/** One sentence for an event seen from the position after it; none for what goes without saying. */
export const tell = (speech: Speech, event: GameEvent): string =>
  sentence(textFor(speech.words, event), eventWords(speech, event));

const textFor = ({ sentences: { events, others } }: Lexicon, event: GameEvent): string => {
  if (event.type === 'marked' && event.by !== undefined) return others.breached;
  if (event.type === 'purseOpened' && event.lent) return others.charmed;
  // What both have was named aloud.
  if (event.type === 'picked' && event.open) return '';
  return events[event.type];
};

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

/** A refusal that does not name the obstacle is about the one on its square. */
const obstacleIn = (speech: Speech, { obstacle, place }: Facts): string | undefined => {
  if (typeof obstacle === 'string') return obstacle;
  return typeof place === 'number' ? obstacleAt(speech, speech.state, place) : undefined;
};

const eventWords = (speech: Speech, event: GameEvent): Words => {
  const plain = Object.entries(event).filter(([, value]) => typeof value !== 'object');
  return { ...factWords(speech, Object.fromEntries(plain) as Facts), ...ownWords(speech, event) };
};
