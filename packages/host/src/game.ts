import {
  type Action,
  type Actor,
  attempt,
  type Batch,
  type Dice,
  dice,
  evolve,
  finalState,
  formatRecord,
  type GameRecord,
  hashOf,
  isAsked,
  isRefusal,
  legal,
  type Refusal,
  type Ruleset,
  type State,
  start,
} from '@archmage/engine';

/** A game being played: what has happened, and the dice that answer for chance. */
export interface Game {
  readonly rules: Ruleset;
  readonly seed: string;
  readonly dice: Dice;
  readonly start: State;
  readonly state: State;
  readonly batches: readonly Batch[];
  readonly headers: GameRecord['headers'];
  /** The latest action and the draws that followed it: the last of `batches`, with the states between them. */
  readonly latest: readonly Step[];
}

/** A decision on its way: nobody has to fold its events again. */
export interface Step {
  readonly batch: Batch;
  readonly before: State;
  readonly after: State;
}

/** A new game, as far as chance brings it before the first decision. */
export const open = (rules: Ruleset, seed: string, headers: GameRecord['headers'] = {}): Game => {
  const state = start(rules);
  return drawAll({ rules, seed, dice: dice(seed), start: state, state, batches: [], headers, latest: [] });
};

/** A saved game goes on with the dice it was begun with. */
export const reopen = (rules: Ruleset, seed: string, record: Omit<GameRecord, 'rules'>): Game => {
  const { headers, start: first, batches } = record;
  const drawn = batches.filter(({ seat }) => seat === 'chance').length;
  const state = finalState(record);
  return drawAll({ rules, seed, dice: dice(seed, drawn), start: first, state, batches, headers, latest: [] });
};

/** The game after an action and whatever chance adds to it, or why it is refused. */
export const act = (game: Game, actor: Actor, action: Action): Game | Refusal => {
  const after = acted({ ...game, latest: [] }, actor, action);
  return isRefusal(after) ? after : drawAll(after);
};

/** Computer players do only what is legal: anything else is a mistake of ours. */
export const misplay = (actor: Actor, { code, rule }: Refusal): Error =>
  new Error(`${actor} did what is refused: ${code} (${rule}).`);

/** The same game, `count` actions ago. Dice count chance's actions, so they fall again as they would have. */
export const rewound = (game: Game, count: number): Game =>
  reopen(game.rules, game.seed, { ...game, batches: game.batches.slice(0, game.batches.length - count) });

/** The seed stays out of the record until the game is over; the dice's promise is there from the first line on. */
export const recordOf = ({ rules, seed, dice: cast, start: first, state, batches, headers }: Game): GameRecord => ({
  headers: {
    ...headers,
    dice: cast.commitment,
    ...(state.ending === undefined ? {} : { seed, hash: hashOf(rules, state) }),
  },
  rules: rules.id,
  start: first,
  batches,
});

/** The whole record with its seed and hash, once there is nothing left to hide. */
export const finishedRecord = (game: Game): GameRecord | undefined =>
  game.state.ending === undefined ? undefined : recordOf(game);

export const formatGame = (game: Game): string => formatRecord(recordOf(game), game.rules, evolve);

const acted = (game: Game, actor: Actor, action: Action): Game | Refusal => {
  const { rules, state: before, batches, latest } = game;
  const applied = attempt(rules, before, actor, action);
  if (isRefusal(applied)) return applied;
  const { events, state } = applied;
  const batch: Batch = { seat: actor, action, events };
  return { ...game, state, batches: [...batches, batch], latest: [...latest, { batch, before, after: state }] };
};

const drawAll = (game: Game): Game => {
  let now = game;
  while (isAsked(now.state, 'chance')) {
    const choices = legal(now.rules, now.state, 'chance');
    const { index, dice: next } = now.dice.draw(choices.length);
    const drawn = acted({ ...now, dice: next }, 'chance', choices.at(index));
    if (isRefusal(drawn)) throw new Error(`Chance may not draw what is legal: ${drawn.code}.`);
    now = drawn;
  }
  return now;
};
