import type { Ruleset } from '../rules/ruleset.ts';
import type { GameEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { type Situation, situationOf } from './situation/situation.ts';
import type { PieceId, State } from './state.ts';

/** A decision under way: the only pen in the house. Each event is written and takes effect at once. */
export interface Tx {
  readonly rules: Ruleset;
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** The situation as it is now. */
  now(): Situation;
  emit(event: GameEvent): void;
}

export const begin = (rules: Ruleset, start: State): Tx => new Decision(rules, start);

class Decision implements Tx {
  readonly rules: Ruleset;
  readonly events: GameEvent[] = [];
  state: State;

  constructor(rules: Ruleset, start: State) {
    this.rules = rules;
    this.state = start;
  }

  now(): Situation {
    return situationOf(this.rules, this.state);
  }

  emit(event: GameEvent): void {
    this.events.push(event);
    this.state = evolve(this.state, event);
    const { course, hooks } = this.rules;
    if (hooks.after.size > 0) this.react(event);
    course?.react(this, event);
  }

  private react(event: GameEvent): void {
    const { after } = this.rules.hooks;
    for (const { token, rule } of after.get(event.type) ?? [])
      if (this.concerns(event, token)) rule.react(this, event, token);
  }

  private concerns(event: GameEvent, token: PieceId): boolean {
    return (this.state.pieces[token]?.at ?? -1) >= 0 || ('piece' in event && event.piece === token);
  }
}
