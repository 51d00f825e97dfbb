import { isAsked, type State, topTask } from '@archmage/engine';
import { appraise } from './appraise.ts';
import { expand, type Search } from './expand.ts';
import { lentTo } from './lent.ts';
import { keyOf, type Line } from './line.ts';
import { isSpent, type Mind } from './mind.ts';
import type { Reveals } from './reveals.ts';

/** The lines of play of one turn that look best, best first: layer by layer, positions that come to the same merged. */
export const beam = (mind: Mind, root: State, reveals: Reveals, kept: number): readonly Line[] => {
  const start: Line = { state: root, value: appraise(mind, root), action: undefined, before: undefined, isOpen: false };
  const search: Search = { mind, reveals, seen: new Set([keyOf(root)]) };
  const found: Line[] = [start];
  let layer: readonly Line[] = [start];
  for (let depth = 0; depth < mind.style.horizon && layer.length > 0 && !isSpent(mind.effort); depth++) {
    const next: Line[] = [];
    for (const line of layer) {
      for (const after of expand(search, line)) (after.isOpen ? found : next).push(after);
      if (isSpent(mind.effort)) break;
    }
    found.push(...next.sort(byValue).slice(0, kept));
    next.sort((a, b) => promiseOf(mind, b) - promiseOf(mind, a));
    layer = next.filter(({ state }) => goesOn(mind, state)).slice(0, mind.style.width);
  }
  return found.sort(byValue).slice(0, kept);
};

const byValue = (a: Line, b: Line): number => b.value - a.value;

/** What is lent is not lost yet, though nothing has come of it so far. */
const promiseOf = ({ figures: { weights } }: Mind, line: Line): number => line.value + weights.tempo * lentTo(line);

const goesOn = ({ seat }: Mind, state: State): boolean => topTask(state)?.kind === 'act' && isAsked(state, seat);
