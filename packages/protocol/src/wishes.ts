import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200));

/**
 * What is settled between the players, beside the rules: each is an entry of the game's log like an action of the game.
 * A draw is offered and accepted by the game's own action `agree`, and a game given up by `resign`.
 */
export const tableWish = v.variant('type', [
  /** Takes back the latest actions, where nothing was learnt; else they are asked for. */
  v.strictObject({ type: v.literal('takeBack'), count }),
  v.strictObject({ type: v.literal('askTakeBack'), count }),
  v.strictObject({ type: v.literal('askPause') }),
  /** The other's standing request. */
  v.strictObject({ type: v.literal('grant') }),
  v.strictObject({ type: v.literal('decline') }),
  v.strictObject({ type: v.literal('goOn') }),
  /** Wins a game whose other player has gone. */
  v.strictObject({ type: v.literal('claim') }),
  /** Lets a computer player sit down in the place of one who has gone. */
  v.strictObject({ type: v.literal('replace'), bot: v.pipe(v.string(), v.maxLength(20)) }),
]);
export type TableWish = v.InferOutput<typeof tableWish>;
export const TABLE_WISHES: readonly string[] = tableWish.options.map((option) => option.entries.type.literal);

/** An action of the game, or an event. What it must look like is the rules' business: the engine refuses what is none. */
export const typed = v.custom<Typed>(
  (input) => typeof input === 'object' && input !== null && 'type' in input && typeof input.type === 'string',
);
export interface Typed {
  readonly type: string;
}
