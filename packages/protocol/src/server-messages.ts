import * as v from 'valibot';
import { typed } from './wishes.ts';
import { gameId, hash, own, pace, seat, seq, time, viewer, wishId } from './words.ts';

const actor = v.picklist(['yellow', 'blue', 'chance', 'clock']);

export const sitter = v.strictObject({
  person: v.optional(v.string()),
  name: v.string(),
  bot: v.optional(v.string()),
  rating: v.optional(v.number()),
});

/** An entry of a game's log, as far as the viewer may know it. */
export const entry = v.strictObject({
  seq,
  actor,
  /** Absent where it is somebody else's secret; then `sealed` is the salted hash that is opened when the game is over. */
  action: v.optional(typed),
  events: v.array(typed),
  at: time,
  sealed: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
});
export type Entry = v.InferOutput<typeof entry>;

/** Milliseconds left to a seat; `runs` while it is asked. */
const clock = v.strictObject({
  of: v.picklist(['bank', 'days', 'turn', 'reaction']),
  seat,
  left: v.number(),
  runs: v.boolean(),
});

/** What goes on at the table beside the position. */
export const tableNow = v.strictObject({
  clocks: v.array(clock),
  paused: v.boolean(),
  /** A seat's request that the other has not answered. */
  asked: v.optional(
    v.strictObject({ by: seat, what: v.picklist(['takeBack', 'pause']), count: v.optional(v.number()) }),
  ),
  seats: v.strictObject({ yellow: sitter, blue: sitter }),
  over: v.boolean(),
});
export type TableNow = v.InferOutput<typeof tableNow>;

/** Why a wish was refused, in a word; `rule` and `facts` are the engine's. */
const refusal = v.strictObject({
  code: v.string(),
  rule: v.optional(v.string()),
  facts: v.optional(v.record(v.string(), v.unknown())),
});

/** What the server says over the socket. */
export const serverMessage = v.variant('type', [
  v.strictObject({
    type: v.literal('welcome'),
    protocol: v.number(),
    person: v.strictObject({ id: v.string(), name: v.string() }),
    now: time,
  }),
  /** A game as it is now: `view` is a position as text, `hash` that of the view. */
  v.strictObject({
    type: v.literal('game'),
    game: gameId,
    viewer,
    rules: v.string(),
    own,
    pace,
    rated: v.boolean(),
    dice: v.string(),
    seq,
    view: v.string(),
    hash,
    table: tableNow,
    now: time,
  }),
  /** What has happened since `from`, all of it at once. `hash` is that of the view after the last entry. */
  v.strictObject({
    type: v.literal('entries'),
    game: gameId,
    from: seq,
    entries: v.array(entry),
    hash,
    table: tableNow,
    now: time,
  }),
  v.strictObject({ type: v.literal('done'), game: gameId, id: wishId, seq }),
  v.strictObject({ type: v.literal('refused'), game: gameId, id: wishId, refusal }),
  v.strictObject({
    type: v.literal('present'),
    game: gameId,
    yellow: v.boolean(),
    blue: v.boolean(),
    spectators: v.number(),
  }),
  v.strictObject({
    type: v.literal('said'),
    game: gameId,
    nth: seq,
    by: v.string(),
    name: v.string(),
    text: v.string(),
    at: time,
  }),
  v.strictObject({ type: v.literal('pong'), now: time }),
  /** Something was wrong with what the client sent; the connection stays unless it is closed. */
  v.strictObject({ type: v.literal('wrong'), reason: v.string(), game: v.optional(v.string()) }),
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
export type ServerMessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;
