import * as v from 'valibot';
import { own, pace, password, personName, rulesId, seat, title } from './words.ts';

/** A new table. `open` tables stand in the lobby; the others are joined by their link alone. */
export const newGame = v.strictObject({
  rules: rulesId,
  own: v.optional(own, []),
  title: v.optional(title, ''),
  pace: v.optional(pace, { of: 'open' }),
  seat: v.optional(v.union([seat, v.literal('any')]), 'any'),
  open: v.optional(v.boolean(), false),
  rated: v.optional(v.boolean(), false),
  /** A computer player takes the other seat. */
  bot: v.optional(v.pipe(v.string(), v.maxLength(20))),
  /** `recalls` shows a seat the tokens that it hid itself. */
  memory: v.optional(v.picklist(['forgets', 'recalls']), 'forgets'),
  /** Seconds by which spectators are behind. */
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3600)), 0),
});
export type NewGame = v.InferOutput<typeof newGame>;
/** As a client may write it, leaving out what is as usual. */
export type NewGameWish = v.InferInput<typeof newGame>;

/** `key` is the secret part of an invitation; an open table needs none. */
export const join = v.strictObject({ key: v.optional(v.pipe(v.string(), v.maxLength(40))) });

/** Plays whoever wants the same, as near to one's own rating as there is. */
export const quick = v.strictObject({ rules: rulesId, pace, rated: v.optional(v.boolean(), false) });
export type QuickWish = v.InferInput<typeof quick>;

export const account = v.strictObject({ name: personName, password });
export const recovery = v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)), password });
export const guestName = v.strictObject({ name: personName });
export const token = v.strictObject({ label: v.pipe(v.string(), v.maxLength(40)) });
export const report = v.strictObject({ nth: v.pipe(v.number(), v.integer(), v.minValue(0)) });
export const mute = v.strictObject({ person: v.pipe(v.string(), v.maxLength(40)), muted: v.boolean() });
