import {
  type Action,
  type Actor,
  type Batch,
  type Dice,
  decide,
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
export interface Table {
  readonly rules: Ruleset;
  readonly seed: string;
  readonly dice: Dice;
  readonly start: State;
  readonly state: State;
  readonly batches: readonly Batch[];
  readonly headers: GameRecord['headers'];
}

/** A new game, as far as chance brings it before the first decision. */
export const open = (rules: Ruleset, seed: string, headers: GameRecord['headers'] = {}): Table => {
  const state = start(rules);
  return drawAll({ rules, seed, dice: dice(seed), start: state, state, batches: [], headers });
};

/** A saved game goes on with the dice it was begun with. */
export const reopen = (rules: Ruleset, seed: string, record: GameRecord): Table => {
  const drawn = record.batches.filter(({ seat }) => seat === 'chance').length;
  const { headers, start: first, batches } = record;
  return drawAll({ rules, seed, dice: dice(seed, drawn), start: first, state: finalState(record), batches, headers });
};

/** The table after an action and whatever chance adds to it, or why it is refused. */
export const act = (table: Table, actor: Actor, action: Action): Table | Refusal => {
  const events = decide(table.rules, table.state, actor, action);
  if (isRefusal(events)) return events;
  return drawAll({
    ...table,
    state: events.reduce(evolve, table.state),
    batches: [...table.batches, { seat: actor, action, events }],
  });
};

export const isRefused = (answer: Table | Refusal): answer is Refusal => 'code' in answer;

/** The seed stays out of the record until the game is over; the dice's promise is there from the first line on. */
export const recordOf = ({ rules, seed, dice: cast, start: first, state, batches, headers }: Table): GameRecord => ({
  headers: {
    ...headers,
    dice: cast.commitment,
    ...(state.ending === undefined ? {} : { seed, hash: hashOf(rules, state) }),
  },
  rules: rules.id,
  start: first,
  batches,
});

export const formatTable = (table: Table): string => formatRecord(recordOf(table), table.rules, evolve);

const drawAll = (table: Table): Table => {
  let now = table;
  while (isAsked(now.state, 'chance')) {
    const choices = legal(now.rules, now.state, 'chance');
    const { index, dice: next } = now.dice.draw(choices.length);
    const action = choices.at(index);
    const events = decide(now.rules, now.state, 'chance', action);
    if (isRefusal(events)) throw new Error(`Chance may not draw what is legal: ${events.code}.`);
    const batch: Batch = { seat: 'chance', action, events };
    now = { ...now, dice: next, state: events.reduce(evolve, now.state), batches: [...now.batches, batch] };
  }
  return now;
};
