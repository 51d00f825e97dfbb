import {
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
import { en, type Messages } from './messages/en.ts';

/** Where the words come from, and the position they are said in. */
export interface Speech {
  readonly rules: Ruleset;
  readonly state: State;
  readonly messages?: Messages;
}

/** One sentence for a refusal. */
export const whyNot = (speech: Speech, { code, facts }: Refusal): string => {
  const { refusals } = speech.messages ?? en;
  const sentence = (refusals as Readonly<Record<string, string | undefined>>)[code] ?? `It is refused: ${code}.`;
  return fill(sentence, factWords(speech, facts));
};

/** One sentence for an event seen from the position after it; none for what goes without saying. */
export const tell = (speech: Speech, event: GameEvent): string => {
  const { events } = speech.messages ?? en;
  return capital(fill(events[event.type], eventWords(speech, event)));
};

type Words = Readonly<Record<string, string | undefined>>;

const fill = (sentence: string, words: Words): string =>
  capital(sentence.replace(/\{(\w+)(?:\|([^}]*))?\}/g, (_, name: string, otherwise = '') => words[name] ?? otherwise));

const capital = (text: string): string =>
  /^(y|b)[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** Numbers become what they stand for: a token, a square, a slot, an edge. */
const factWords = (speech: Speech, facts: Facts): Words =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, wordFor(speech, name, value)]));

const wordFor = ({ rules, state, messages = en }: Speech, name: string, value: string | number): string => {
  if (name === 'kind') return formatKind(rules, `${value}`);
  if (name === 'asked') return (messages.tasks as Words)[value] ?? `${value}`;
  if (typeof value === 'string') return value;
  if (['piece', 'target', 'token'].includes(name)) return formatToken(rules, value);
  if (['place', 'at', 'over', 'to'].includes(name)) return formatPlace(rules, state.tiles, value);
  if (name === 'tile') return formatTile(state.tiles, value);
  if (name === 'edge') return edgeName(rules, state.tiles, value);
  return `${value}`;
};

const eventWords = (speech: Speech, event: GameEvent): Words => {
  const { rules, state } = speech;
  const { removals, endings, draws } = speech.messages ?? en;
  const tokens = (ids: readonly number[]) => ids.map((id) => formatToken(rules, id)).join(', ');
  const plain = Object.entries(event).filter(([, value]) => typeof value !== 'object');
  const words = factWords(speech, Object.fromEntries(plain) as Facts);
  switch (event.type) {
    case 'pooled':
      return { rooms: event.rooms.join(', ') };
    case 'teamShown':
      return { ...words, team: event.team.map((kind) => formatKind(rules, kind)).join(', ') };
    case 'purseOpened':
      return event.only === undefined ? words : { ...words, only: ` for ${formatToken(rules, event.only)} alone` };
    case 'revealed':
      return event.tokens.length === 0 ? words : { ...words, tokens: `, with ${tokens(event.tokens)}` };
    case 'moved':
      return { ...words, path: event.path.map((place) => formatPlace(rules, state.tiles, place)).join(' ') };
    case 'left':
      return event.to === undefined ? words : { ...words, to: ` with ${formatToken(rules, event.to)}` };
    case 'rotated':
      return { ...words, quarters: event.quarters === 1 ? 'clockwise' : 'counter-clockwise' };
    case 'marked':
      return { ...words, edge: edgeName(rules, state.tiles, event.tile * rules.grid.cells * 4 + event.edge) };
    case 'fought':
      return { attackers: tokens(event.attackers), defenders: tokens(event.defenders) };
    case 'removed':
      return { ...words, why: removals[event.why] };
    case 'ended':
      return {
        winner: event.ending.winner === 'draw' ? draws : `${event.ending.winner} wins`,
        ending: endings[event.ending.why],
      };
    default:
      return words;
  }
};
