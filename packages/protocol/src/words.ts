import * as v from 'valibot';

/** Grows by one when an old client could misunderstand a new server. It is part of every address. */
export const PROTOCOL = 1;

/** Where the server listens, beside the page. */
export const API = `/api/v${PROTOCOL}`;
export const PLAY = `${API}/play`;

export const SEATS = ['yellow', 'blue'] as const;
export const seat = v.picklist(SEATS);
export type Seat = v.InferOutput<typeof seat>;

export const VIEWERS = ['yellow', 'blue', 'spectator'] as const;
export const viewer = v.picklist(VIEWERS);
export type Viewer = v.InferOutput<typeof viewer>;

/** Made by the server; nobody can guess one. */
export const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9]{16}$/));

/** Made by the client: the same id twice is the same wish, sent again. */
export const wishId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,40}$/));

/** How many entries of a game's log one has seen; they are numbered from 0. */
export const seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

export const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** Milliseconds since 1970. */
export const time = v.pipe(v.number(), v.integer(), v.minValue(0));

/** No control characters, and no letters that turn the text around. */
const PLAIN = /^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u;

const text = (least: number, most: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(least), v.maxLength(most), v.regex(PLAIN));

export const personName = text(1, 24);
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));
export const said = text(1, 500);
export const title = text(0, 60);
export const rulesId = v.pipe(v.string(), v.maxLength(300), v.regex(/^[\x20-\x7e]+$/));

/** Rooms and a scenario of somebody's own: texts that the rules name by their hash. */
export const own = v.pipe(v.array(v.pipe(v.string(), v.maxLength(20_000))), v.maxLength(2));

/** `live` games have a bank of seconds for each seat; in `days` each turn has as many. */
export const pace = v.variant('of', [
  v.strictObject({ of: v.literal('open') }),
  v.strictObject({
    of: v.literal('live'),
    bank: v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(10_800)),
    increment: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(300)),
  }),
  v.strictObject({ of: v.literal('days'), days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(14)) }),
]);
export type Pace = v.InferOutput<typeof pace>;
