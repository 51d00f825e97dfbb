import { apply } from '../packages/engine/src/core/decide.ts';
import {
  type Actor,
  evolve,
  type GameEvent,
  legal,
  type Ruleset,
  type State,
  start,
  topTask,
} from '../packages/engine/src/index.ts';
import type { Work } from './clock.ts';
import { type Lot, lotOf } from './lot.ts';

const MOST_ACTIONS = 2_000;

export interface Recorded {
  readonly actions: number;
  readonly events: readonly GameEvent[];
  /** Who was asked before which event: all that is needed to ask `legal` the same questions again. */
  readonly asked: readonly { readonly actor: Actor; readonly before: number }[];
  readonly end: State;
}

export interface Tally {
  actions: number;
  choices: number;
  mostChoices: number;
}

export const newTally = (): Tally => ({ actions: 0, choices: 0, mostChoices: 0 });

/** Random games one after the other, some actions at a time; the tally counts what there was to choose from. */
export const randomPlay = (rules: Ruleset, seed: number, tally: Tally): Work => {
  const lot = lotOf(seed);
  let state = start(rules);
  let actions = 0;
  return () => {
    for (let step = 0; step < STEPS; step++) {
      const actor = askedOf(state, lot);
      if (actor === undefined || actions === MOST_ACTIONS) {
        state = start(rules);
        actions = 0;
        step--;
        continue;
      }
      const choices = legal(rules, state, actor);
      tally.actions++;
      tally.choices += choices.length;
      if (choices.length > tally.mostChoices) tally.mostChoices = choices.length;
      state = apply(rules, state, actor, choices.at(lot(choices.length))).state;
      actions++;
    }
    return STEPS;
  };
};

/** The clock is asked after so many: asking costs as much as an action. */
const STEPS = 250;

/** Whole random games: all stints of one seed play the same ones. */
export const randomGames = (rules: Ruleset, seed: number): Work => {
  const lot = lotOf(seed);
  return () => {
    let state = start(rules);
    for (let actions = 0; actions < MOST_ACTIONS; actions++) {
      const actor = askedOf(state, lot);
      if (actor === undefined) break;
      const choices = legal(rules, state, actor);
      state = apply(rules, state, actor, choices.at(lot(choices.length))).state;
    }
    return 1;
  };
};

export const recordGame = (rules: Ruleset, seed: number): Recorded => {
  const lot = lotOf(seed);
  const events: GameEvent[] = [];
  const asked: { actor: Actor; before: number }[] = [];
  let end = start(rules);
  while (asked.length < MOST_ACTIONS) {
    const actor = askedOf(end, lot);
    if (actor === undefined) break;
    const choices = legal(rules, end, actor);
    const tx = apply(rules, end, actor, choices.at(lot(choices.length)));
    asked.push({ actor, before: events.length });
    events.push(...tx.events);
    end = tx.state;
  }
  return { actions: asked.length, events, asked, end };
};

const askedOf = (state: State, lot: Lot): Actor | undefined => {
  const seats = topTask(state)?.seats ?? [];
  return seats.length > 1 ? seats[lot(seats.length)] : seats[0];
};

export const fold = (from: State, events: readonly GameEvent[]): State => {
  let state = from;
  for (const event of events) state = evolve(state, event);
  return state;
};

/** The states in which somebody was asked, made anew, so that nothing is remembered of them. */
export const questionsOf = (rules: Ruleset, { events, asked }: Recorded): readonly (readonly [State, Actor])[] => {
  let state = start(rules);
  let done = 0;
  return asked.map(({ actor, before }) => {
    for (; done < before; done++) state = evolve(state, events[done] as GameEvent);
    return [state, actor];
  });
};
