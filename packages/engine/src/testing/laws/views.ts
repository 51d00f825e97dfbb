import { isCovered, pileNamed } from '../../core/asking/pile.ts';
import { legal } from '../../core/choices/legal.ts';
import { check } from '../../core/decide.ts';
import type { GameEvent } from '../../core/event.ts';
import { evolve } from '../../core/evolve.ts';
import { ACTORS, type Actor, isSeat, type State, topTask } from '../../core/state.ts';
import { type Memory, redact, redactEvent, VIEWERS, type Viewer } from '../../core/views/redact.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Random } from '../random.ts';
import { clip, isSame, keyOf } from '../same.ts';
import { wishes } from '../wishes.ts';

export const MEMORIES = ['forgets', 'recalls'] as const satisfies readonly Memory[];

/** How somebody is shown a state and an event; the laws of views hold for `redact` and `redactEvent`. */
export interface Covers {
  state(state: State, viewer: Viewer, memory: Memory): State;
  event(event: GameEvent, viewer: Viewer, memory: Memory): GameEvent;
}
export const COVERS: Covers = { state: redact, event: redactEvent };

/** L1: what an actor may do follows from what it may know; what chance, the clock and a match in play may do is public. */
export const legalityLeaksNothing = (
  rules: Ruleset,
  state: State,
  random: Random,
  covers = COVERS,
): readonly string[] => {
  const faults: string[] = [];
  for (const actor of ACTORS) {
    const wished = [...wishes(rules, state, actor, random).take(WISHED)];
    const listed = JSON.stringify([...legal(rules, state, actor)]);
    const answers = wished.map((action) => check(rules, state, actor, action));
    for (const { viewer, memory } of entitled(rules, state, actor, random)) {
      const view = covers.state(state, viewer, memory);
      const seen = JSON.stringify([...legal(rules, view, actor)]);
      const who = `${viewer}, who ${memory},`;
      if (seen !== listed) faults.push(`To ${who} ${actor} may do ${clip(seen)} and not ${clip(listed)}.`);
      wished.forEach((action, nth) => {
        const answer = check(rules, view, actor, action);
        if (isSame(answer, answers[nth])) return;
        faults.push(`To ${who} ${actor}'s ${keyOf(action)} is ${keyOf(answer)} and not ${keyOf(answers[nth])}.`);
      });
    }
  }
  return faults;
};

const WISHED = 8;

/** Who can tell what an actor may do: itself, and anybody once no choice is made in secret or follows from covered cards. */
const entitled = (
  { covert, teams }: Ruleset,
  state: State,
  actor: Actor,
  random: Random,
): readonly { viewer: Viewer; memory: Memory }[] => {
  // Which rooms are left is each one's secret where each brought his own (P-HID-05).
  const isSecret = isSeat(actor)
    ? state.turn.number === 0 || covert.length > 0
    : teams?.by === 'free' && teams.pairs > 0;
  const others = isSecret ? [] : [random.pick(VIEWERS)].filter((viewer) => !isUnknown(state, actor, viewer));
  const viewers = new Set([...VIEWERS.filter((viewer) => viewer === actor), ...others]);
  return [...viewers].flatMap((viewer) => MEMORIES.map((memory) => ({ viewer, memory })));
};

/** What is asked in secret, and what may be drawn where something left a pile unseen, is not known to others. */
export const isUnknown = (state: State, actor: Actor, viewer: Viewer): boolean => {
  const task = topTask(state);
  if (task?.kind !== 'question' || !task.seats.includes(actor)) return false;
  const { lots = [] } = (task.from !== undefined && pileNamed(state, task.from)) || {};
  return (task.only ?? viewer) !== viewer || lots.some((lot) => isCovered(lot, viewer));
};

/** L2: what a viewer is told of an event is enough to keep his view true, and no more than it shows. */
export const viewsFoldAlike = (state: State, events: readonly GameEvent[], covers = COVERS): readonly string[] => {
  const faults: string[] = [];
  for (const viewer of VIEWERS) {
    for (const memory of MEMORIES) {
      let full = state;
      let view = covers.state(state, viewer, memory);
      for (const event of events) {
        full = evolve(full, event);
        view = evolve(view, covers.event(event, viewer, memory));
        const shown = covers.state(full, viewer, memory);
        if (isSame(view, shown)) continue;
        faults.push(`After ${clip(keyOf(event))} the view of ${viewer}, who ${memory}, is ${difference(view, shown)}.`);
        view = shown;
      }
    }
  }
  return faults;
};

const difference = (view: State, shown: State): string => {
  const key = (Object.keys(shown) as (keyof State)[]).find((each) => !isSame(view[each], shown[each])) ?? 'ending';
  return `${key} ${clip(keyOf(view[key]))} and not ${clip(keyOf(shown[key]))}`;
};
