import * as v from 'valibot';
import { TABLE_WISHES, tableWish, typed } from './wishes.ts';
import { gameId, hash, said, seq, wishId } from './words.ts';

const action = v.lazy((input) => (isTableWish(input) ? tableWish : typed));

const isTableWish = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'type' in input && TABLE_WISHES.includes(String(input.type));

/** What a client says over the socket. */
export const clientMessage = v.variant('type', [
  /** From now on tells of a game; `seen` entries are known already, and without it the position as it is comes first. */
  v.strictObject({ type: v.literal('watch'), game: gameId, seen: v.optional(seq) }),
  v.strictObject({ type: v.literal('leave'), game: gameId }),
  /** `seen` entries were known when this was decided, and they led to a view with this hash. */
  v.strictObject({ type: v.literal('act'), game: gameId, id: wishId, seen: seq, hash: v.optional(hash), action }),
  v.strictObject({ type: v.literal('say'), game: gameId, id: wishId, text: said }),
  /** Whether anybody is still there: answered at once. */
  v.strictObject({ type: v.literal('ping') }),
  /** The view that the entries led to is not the server's. */
  v.strictObject({ type: v.literal('differs'), game: gameId, seq, hash }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessage>;
