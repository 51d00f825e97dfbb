import { type Action, type Facts, formatTile, type GameEvent, heldBy, type Refusal, SEATS } from '@archmage/engine';
import { obstacleWords, ownWords } from './event-words.ts';
import { fill, sentence, type Words } from './fill.ts';
import { cardIn, edgeIn, kindIn, lookUp, nameOf, obstacleAt, placeName, roomIn, type Speech } from './names.ts';

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
export const tell = (speech: Speech, event: GameEvent): string => {
  const text = doneBy(speech, event) ?? textFor(speech, event);
  return sentence(isOwn(speech, event) ? text.replace(/^\{(?:seat|by)\} /, '') : text, eventWords(speech, event));
};

const textFor = ({ own, rules, words: { sentences } }: Speech, event: GameEvent): string => {
  // Alone, what lies in piles is said where it is drawn.
  if (rules.options.solo !== undefined && PILED.includes(event.type)) return '';
  const { events, others } = sentences;
  if (event.type === 'marked' && event.by !== undefined) return others.breached;
  if (event.type === 'purseOpened' && event.lent) return others.charmed;
  // The card has just said how many.
  if (event.type === 'purseOpened' && event.only === undefined) return '';
  // What both have was named aloud.
  if (event.type === 'picked' && event.open) return '';
  return event.type === 'turnBegan' && own !== undefined ? '' : events[event.type];
};

const PILED: readonly GameEvent['type'][] = ['filled', 'laid', 'shuffled', 'turned'];

/** The same where it is known who did it; of what somebody does to himself nothing more is said. */
const doneBy = ({ doing, words }: Speech, event: GameEvent): string | undefined => {
  if (doing === undefined || !('piece' in doing) || ('piece' in event && event.piece === doing.piece)) return undefined;
  return lookUp(words.sentences.done, deedIn(event, doing));
};

const deedIn = (event: GameEvent, doing: Action): string => {
  if (event.type === 'removed') return event.why;
  if (event.type === 'spent') return doing.type;
  return event.type === 'marked' && event.by !== undefined ? 'breached' : event.type;
};

const isOwn = ({ own }: Speech, event: GameEvent): boolean =>
  own !== undefined && (('seat' in event && event.seat === own) || ('by' in event && event.by === own));

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
  const { doing } = speech;
  const tile = doing !== undefined && 'tile' in doing ? { tile: doing.tile } : {};
  const doer = doing !== undefined && 'piece' in doing ? nameOf(speech, doing.piece) : undefined;
  const plain = Object.entries({ ...tile, ...event }).filter(([, value]) => typeof value !== 'object');
  return { doer, ...factWords(speech, Object.fromEntries(plain) as Facts), ...ownWords(speech, event) };
};

type HeldTexts = Readonly<Record<'won' | 'lost', string>> | undefined;

/** P-PENTA-07: whose objectives are held, and whose no longer are, since the position before. */
export const tellHeld = (speech: Speech, texts: HeldTexts = speech.words.held): readonly string[] => {
  const { before, rules, state } = speech;
  if (texts === undefined || before === undefined) return [];
  return SEATS.flatMap((seat) => {
    const [had, has] = [heldBy(rules, before, seat), heldBy(rules, state, seat)];
    const say = (text: string) => (tile: number) =>
      fill(text, { seat: speech.words.things.actors[seat], tile: formatTile(state.tiles, tile) });
    return [
      ...has.filter((tile) => !had.includes(tile)).map(say(texts.won)),
      ...had.filter((tile) => !has.includes(tile)).map(say(texts.lost)),
    ].map((text) => sentence(text));
  });
};
