import * as v from 'valibot';
import { entry, sitter } from './server-messages.ts';
import { typed } from './wishes.ts';
import { gameId, pace, seat, seq, time } from './words.ts';

/** What HTTP answers, beside `{ "error": { "code": … } }`. */

export const me = v.strictObject({
  id: v.string(),
  name: v.string(),
  guest: v.boolean(),
  ratings: v.array(v.strictObject({ pool: v.string(), rating: v.number(), deviation: v.number(), games: v.number() })),
});

/** A line of a list. */
export const gameLine = v.strictObject({
  id: gameId,
  title: v.string(),
  rules: v.string(),
  pace,
  rated: v.boolean(),
  status: v.picklist(['open', 'playing', 'over']),
  seats: v.strictObject({ yellow: v.optional(sitter), blue: v.optional(sitter) }),
  /** Whom the game waits for. */
  waits: v.array(seat),
  turn: v.number(),
  /** When the first clock runs out. */
  due: v.optional(time),
  changed: time,
  winner: v.optional(v.string()),
});
export type GameLine = v.InferOutput<typeof gameLine>;

export const gameLines = v.strictObject({ games: v.array(gameLine) });

export const created = v.strictObject({ game: gameId, key: v.optional(v.string()) });

/** A game's log from the beginning, as the asker may know it; `start` is a position as text. */
export const history = v.strictObject({
  game: gameId,
  rules: v.string(),
  own: v.array(v.string()),
  start: v.string(),
  entries: v.array(entry),
});

/** What one's seat may do now; `text` is the action in the notation. */
export const choices = v.strictObject({
  seq,
  choices: v.array(v.strictObject({ action: typed, text: v.string() })),
});

/** What was said at a table, as far as the asker wants to hear it. */
export const chat = v.strictObject({
  said: v.array(v.strictObject({ nth: seq, by: v.string(), name: v.string(), text: v.string(), at: time })),
});

/** A recovery code, shown once. */
export const code = v.strictObject({ code: v.string() });

export const done = v.strictObject({});

/** One's rating after each rated game, the earliest first. */
export const rated = v.strictObject({
  games: v.array(v.strictObject({ game: gameId, pool: v.string(), rating: v.number(), at: time })),
});
