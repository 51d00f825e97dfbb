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
import type { Ruleset } from '../rules/ruleset.ts';
import { isName } from './option.ts';
import { oneOf, orList } from './words.ts';

/** What a stored event should have been, or `undefined` when it is one. */
export const misshapen = (rules: Ruleset, value: unknown): string | undefined => {
  if (!isRecord(value)) return 'an event: an object with a type';
  const { type, ...fields } = value;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) return "an event's type";
  const wrong = wrongField(rules, fields, SHAPES[type as EventType]);
  return wrong && `in '${type}' ${wrong}`;
};

interface Check {
  readonly says: string;
  readonly optional?: true;
  holds(rules: Ruleset, value: unknown): boolean;
}

type Shape = Readonly<Record<string, Check>>;
type ShapeOf<T> = { readonly [K in keyof T]-?: Check };

const wrongField = (rules: Ruleset, fields: Record<string, unknown>, shape: Shape): string | undefined => {
  const wrong = Object.entries(shape).find(([name, check]) =>
    Object.hasOwn(fields, name) ? !check.holds(rules, fields[name]) : !check.optional,
  );
  if (wrong) return `'${wrong[0]}': ${wrong[1].says}`;
  const surplus = Object.keys(fields).find((name) => !Object.hasOwn(shape, name));
  return surplus === undefined ? undefined : `no '${surplus}'`;
};

const below = (says: string, limit: (rules: Ruleset) => number): Check => ({
  says,
  holds: (rules, value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < limit(rules),
});
const among = (says: string, list: (rules: Ruleset) => readonly string[]): Check => ({
  says,
  holds: (rules, value) => typeof value === 'string' && list(rules).includes(value),
});
const word = (list: readonly string[]): Check => among(orList(list), () => list);
const several = ({ says, holds }: Check): Check => ({
  says: `a list, each ${says}`,
  holds: (rules, value) => Array.isArray(value) && value.every((item) => holds(rules, item)),
});
const maybe = (check: Check): Check => ({ ...check, optional: true });
const secret = ({ says, holds }: Check): Check => ({
  says: `${says} or ?`,
  holds: (rules, value) => value === HIDDEN || holds(rules, value),
});
const nested = (says: string, shape: Shape): Check => ({
  says,
  holds: (rules, value) => isRecord(value) && wrongField(rules, value, shape) === undefined,
});

const count = below('a whole number', () => Number.MAX_SAFE_INTEGER);
const whole: Check = { says: 'a whole number', holds: (_, value) => Number.isSafeInteger(value) };
const piece = below("a token's number", ({ roster }) => roster.length);
const tile = below("a tile's number", ({ grid }) => grid.slots);
const place = below("a place's number", ({ grid }) => grid.places);
const edge = below("the number of a room's edge", ({ grid }) => grid.cells * 4);
const turn = below('quarter turns, 0 to 3', () => 4);
const seat = word(SEATS);
const kind = among('a kind', ({ roster }) => roster.map((member) => member.kind));
const card = among('a card', ({ deck }) => [...deck.yellow, ...deck.blue]);
const room = among('a room', ({ rooms }) => Object.keys(rooms));
const number = among('a pair of rooms', ({ rooms }) => Object.values(rooms).map((each) => each.room.number));
const path: Check = {
  says: 'a path of places',
  holds: (rules, value) => several(place).holds(rules, value) && (value as readonly unknown[]).length > 0,
};

const way = among('a way to attack', ({ ways }) => [...ways.keys()]);
const yes: Check = { says: 'true', holds: (_, value) => value === true };
const cover = nested('a cover', {
  cell: below('a square of a room', ({ grid }) => grid.cells),
  name: among('a cover', ({ hazards }) => Object.keys(hazards.covers)),
  owner: seat,
});

const name: Check = { says: 'a name', holds: (_, value) => typeof value === 'string' && isName(value) };
const asks = among('a question of these rules', ({ questions }) => Object.keys(questions));
const OPTION: { readonly [P in OptionPart]-?: Check } = {
  word: name,
  number: whole,
  card,
  kind,
  piece,
  tile,
  place,
  edge: below("an edge's number", ({ grid }) => grid.places * 4),
};
const option: Check = {
  says: 'an option',
  holds: (rules, value) =>
    isRecord(value) &&
    Object.keys(value).length > 0 &&
    Object.entries(value).every(([key, each]) => oneOf(PARTS, key) && OPTION[key as OptionPart].holds(rules, each)),
};
const sideways: Check = { says: 'true or false', holds: (_, value) => typeof value === 'boolean' };

const seats = several(word(ACTORS));
const TASKS: { readonly [K in TaskKind]: ShapeOf<Extract<Task, { readonly kind: K }>> } = {
  draw: { kind: word(['draw']), seats, what: word(DRAWS), tile: maybe(tile) },
  choose: { kind: word(['choose']), seats },
  draft: { kind: word(['draft']), seats, what: word(CHOICES) },
  forgo: { kind: word(['forgo']), seats },
  lineup: { kind: word(['lineup']), seats },
  hide: { kind: word(['hide']), seats },
  card: { kind: word(['card']), seats },
  act: { kind: word(['act']), seats },
  place: { kind: word(['place']), seats, tile, tokens: several(piece), after: several(piece) },
  commit: {
    kind: word(['commit']),
    seats,
    attackers: several(piece),
    defenders: several(piece),
    strength: nested('yellow and blue', { yellow: whole, blue: whole }),
    reader: maybe(word(SEATS)),
    way: maybe(way),
    supporters: maybe(several(nested('a token and its way', { piece, way }))),
    calls: maybe(several(nested('a card called', { seat, card, piece }))),
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
  says: 'a task',
  holds: (rules, value) =>
    isRecord(value) && Object.values<Shape>(TASKS).some((shape) => wrongField(rules, value, shape) === undefined),
};
const ending = nested('an ending', { winner: word([...SEATS, 'draw']), why: word(ENDINGS) });

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
  teamShown: { seat, team: several(kind) },
  turnBegan: { seat, seconds: count },
  turnEnded: {},
  expired: {},
  played: { seat, card },
  discarded: { seat, card },
  recycled: { seat, cards: several(card) },
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
  unmasked: { seat, card, total: whole },
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
