import { PARTS } from '../core/asking/option.ts';
import { type EventOf, type EventType, REMOVALS } from '../core/event.ts';
import { isRecord } from '../core/malformed.ts';
import {
  ACTORS,
  CHOICES,
  DRAWS,
  ENDINGS,
  HIDDEN,
  MARK_STATES,
  type OptionPart,
  SEATS,
  type Task,
  type TaskKind,
} from '../core/state.ts';
import { type Phrase, type PlainCode, say } from '../phrases.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { isName } from './option.ts';
import { either, oneOf, orHidden } from './words.ts';

/** What a stored event should have been, or `undefined` when it is one. */
export const misshapen = (rules: Ruleset, value: unknown): Phrase | undefined => {
  if (!isRecord(value)) return say('event');
  const { type, ...fields } = value;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return say('eventType');
  const shape: Shape = SHAPES[type as EventType];
  const field = wrongField(rules, fields, shape);
  if (field === undefined) return undefined;
  const what = shape[field]?.says;
  return what === undefined ? say('noEventField', { type, field }) : say('eventField', { type, field, what });
};

interface Check {
  readonly says: Phrase;
  readonly optional?: true;
  holds(rules: Ruleset, value: unknown): boolean;
}

type Shape = Readonly<Record<string, Check>>;
type ShapeOf<T> = { readonly [K in keyof T]-?: Check };

const wrongField = (rules: Ruleset, fields: Record<string, unknown>, shape: Shape): string | undefined => {
  const [wrong] =
    Object.entries(shape).find(([name, check]) =>
      Object.hasOwn(fields, name) ? !check.holds(rules, fields[name]) : !check.optional,
    ) ?? [];
  return wrong ?? Object.keys(fields).find((name) => !Object.hasOwn(shape, name));
};

const below = (code: PlainCode, limit: (rules: Ruleset) => number): Check => ({
  says: say(code),
  holds: (rules, value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit(rules),
});
const among = (code: PlainCode, list: (rules: Ruleset) => readonly string[]): Check => listed(say(code), list);
const listed = (says: Phrase, list: (rules: Ruleset) => readonly string[]): Check => ({
  says,
  holds: (rules, value) => typeof value === 'string' && list(rules).includes(value),
});
const word = (list: readonly string[]): Check => listed(either(list), () => list);
const several = ({ says, holds }: Check): Check => ({
  says: say('listOf', { what: says }),
  holds: (rules, value) => Array.isArray(value) && value.every((item) => holds(rules, item)),
});
const maybe = (check: Check): Check => ({ ...check, optional: true });
const secret = ({ says, holds }: Check): Check => ({
  says: orHidden(says),
  holds: (rules, value) => value === HIDDEN || holds(rules, value),
});
const nested = (code: PlainCode, shape: Shape): Check => ({
  says: say(code),
  holds: (rules, value) => isRecord(value) && wrongField(rules, value, shape) === undefined,
});

const count = below('whole', () => Number.MAX_SAFE_INTEGER);
const whole: Check = { says: say('whole'), holds: (_, value) => Number.isSafeInteger(value) };
const piece = below('tokenNumber', ({ roster }) => roster.length);
const tile = below('tileNumber', ({ grid }) => grid.slots);
const place = below('placeNumber', ({ grid }) => grid.places);
const edge = below('edgeNumber', ({ grid }) => grid.cells * 4);
const turn = below('quarters', () => 4);
const seat = word(SEATS);
const kind = among('kind', ({ roster }) => roster.map((member) => member.kind));
const card = among('card', ({ deck }) => [...deck.yellow, ...deck.blue]);
const room = among('room', ({ rooms }) => Object.keys(rooms));
const number = among('pair', ({ rooms }) => Object.values(rooms).map((each) => each.room.number));
const path: Check = {
  says: say('path'),
  holds: (rules, value) => several(place).holds(rules, value) && (value as readonly unknown[]).length > 0,
};

const way = among('task', ({ ways }) => [...ways.keys()]);
const yes: Check = { says: either(['true']), holds: (_, value) => value === true };
const cover = nested('aCover', {
  cell: below('aCover', ({ grid }) => grid.cells),
  name: among('aCover', ({ hazards }) => Object.keys(hazards.covers)),
  owner: seat,
});

const name: Check = { says: say('name'), holds: (_, value) => typeof value === 'string' && isName(value) };
const asks = among('question', ({ questions }) => Object.keys(questions));
const OPTION: { readonly [P in OptionPart]-?: Check } = {
  word: name,
  number: whole,
  card,
  kind,
  piece,
  tile,
  place,
  edge: below('option', ({ grid }) => grid.places * 4),
};
const option: Check = {
  says: say('option'),
  holds: (rules, value) =>
    isRecord(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([key, each]) => oneOf(PARTS, key) && OPTION[key as OptionPart].holds(rules, each)),
};
const sideways: Check = { says: either(['true', 'false']), holds: (_, value) => typeof value === 'boolean' };

const seats = several(word(ACTORS));
const TASKS: { readonly [K in TaskKind]: ShapeOf<Extract<Task, { readonly kind: K }>> } = {
  draw: { kind: word(['draw']), seats, what: word(DRAWS), tile: maybe(tile) },
  choose: { kind: word(['choose']), seats },
  draft: { kind: word(['draft']), seats, what: word(CHOICES) },
  forgo: { kind: word(['forgo']), seats },
  lineup: { kind: word(['lineup']), seats },
  hide: { kind: word(['hide']), seats },
  face: { kind: word(['face']), seats },
  card: { kind: word(['card']), seats },
  act: { kind: word(['act']), seats },
  place: { kind: word(['place']), seats, tile, tokens: several(piece), after: several(piece) },
  commit: {
    kind: word(['commit']),
    seats,
    attackers: several(piece),
    defenders: several(piece),
    strength: nested('task', { yellow: whole, blue: whole }),
    reader: maybe(word(SEATS)),
    way: maybe(way),
    supporters: maybe(several(nested('task', { piece, way }))),
    calls: maybe(several(nested('task', { seat, card, piece }))),
    doubles: maybe(word(SEATS)),
  },
  question: {
    kind: word(['question']),
    seats,
    asks,
    options: secret(several(option)),
    from: maybe(name),
    otherwise: count,
    about: maybe(option),
    only: maybe(seat),
  },
};
const task: Check = {
  says: say('task'),
  holds: (rules, value) =>
    isRecord(value) && Object.values<Shape>(TASKS).some((shape) => wrongField(rules, value, shape) === undefined),
};
const ending = nested('ending', { winner: word([...SEATS, 'draw']), why: word(ENDINGS) });

const SHAPES: { readonly [T in EventType]: ShapeOf<Omit<EventOf<T>, 'type'>> } = {
  asked: { task },
  answered: { task: maybe(task) },
  pooled: { rooms: several(room) },
  named: { seat, kind },
  picked: { seat, kind: secret(kind), team: secret(kind), open: maybe(yes) },
  paired: { seat, pair: secret(number), rooms: several(secret(room)), open: maybe(yes) },
  forgone: { seat, kind: secret(kind) },
  lined: { seat, kind: secret(kind) },
  stashed: { seat, tile, kind: secret(kind), token: secret(kind) },
  faced: { seat, at: secret(place) },
  idled: { turns: count },
  did: { piece, deed: name },
  met: { piece, edge: maybe(below('edgeNumber', ({ grid }) => grid.places * 4)) },
  swapped: { tile, with: tile },
  bagged: { seat, kinds: several(kind) },
  teamShown: { seat, team: several(kind) },
  turnBegan: { seat, seconds: count },
  turnEnded: {},
  expired: {},
  played: { seat, card },
  discarded: { seat, card },
  recycled: { seat, cards: several(card) },
  handShown: { seat, cards: several(secret(card)), only: maybe(seat) },
  purseOpened: { ap: count, only: maybe(piece), lent: maybe(yes) },
  purseClosed: { only: piece, lent: maybe(yes) },
  spent: { ap: count, only: maybe(piece), lent: maybe(yes) },
  kept: { seat, ap: count },
  timeAdded: { seconds: whole },
  revealed: { tile, room, turn, tokens: several(piece) },
  entered: { piece, at: place },
  moved: { piece, path },
  took: { piece, token: piece },
  stole: { piece, token: piece },
  left: { token: piece, to: maybe(piece) },
  rotated: { tile, quarters: whole },
  marked: { tile, edge, state: maybe(word(MARK_STATES)), by: maybe(seat) },
  covered: { tile, cover },
  uncovered: { tile, cover },
  fought: { attackers: several(piece), defenders: several(piece) },
  committed: { seat, card: secret(card), open: maybe(yes) },
  unmasked: { seat, card, second: maybe(card), total: whole },
  wounded: { piece },
  healed: { piece },
  revived: { piece },
  removed: { piece, why: word(REMOVALS) },
  banked: { seat, points: whole },
  agreed: { seat },
  ended: { ending },
  chosen: { by: word(ACTORS), asks, option: secret(option), only: maybe(seat) },
  filled: { pile: name, things: several(option) },
  laid: { pile: name, face: secret(option), from: maybe(name), to: maybe(name) },
  shuffled: { pile: name, lot: name },
  turned: { pile: name, lot: name, nth: count, sideways },
};
