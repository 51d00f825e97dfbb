import { type Action, evolve, type GameEvent } from '@archmage/engine';
import { consequences, type Seen } from './seen.ts';

/** One action of a plan, in the view in which it would be taken, and what would come of it as far as one can know. */
export interface PlanStep {
  readonly action: Action;
  readonly seen: Seen;
  readonly events: readonly GameEvent[];
}

/** Ends before an action that could not be taken, and with a combat card: what the other lays nobody can know. */
export const stepsOf = (seen: Seen, actions: readonly Action[]): readonly PlanStep[] => {
  const steps: PlanStep[] = [];
  let now = seen;
  for (const action of actions) {
    const events = consequences(now, action);
    if (events.length === 0) break;
    if (action.type === 'commit') return [...steps, { action, seen: now, events: events.filter(isLaying) }];
    steps.push({ action, seen: now, events });
    now = { ...now, view: events.reduce(evolve, now.view) };
  }
  return steps;
};

/** The engine takes a hidden card for one that adds nothing, and would go on to tell how the fight ends. */
const isLaying = ({ type }: GameEvent): boolean => type === 'committed';
