import { isAsked, type State, topTask } from '@archmage/engine';
import { appraise } from './appraise.ts';
import { expand, type Search } from './expand.ts';
import { lentTo } from './lent.ts';
import { type Line, startOf } from './line.ts';
import { isSpent, type Mind } from './mind.ts';
import type { Reveals } from './reveals.ts';
import { seenBy } from './seen.ts';

/** The lines of play of one turn that look best, best first: layer by layer, positions that come to the same merged. */
export const beam = (mind: Mind, root: State, reveals: Reveals, kept: number): readonly Line[] => {
  const start = startOf(root, appraise(mind, root));
  const search: Search = { mind, reveals, seen: seenBy(mind) };
  search.seen(root);
  const found: Line[] = [start];
  let layer: readonly Line[] = [start];
  // The first layer is always looked at: whose time is up still does the best single thing.
  for (let depth = 0; depth < mind.style.horizon && layer.length > 0; depth++) {
    if (depth > 0 && isSpent(mind.effort)) break;
    const next: Line[] = [];
    for (const line of layer) {
      for (const after of expand(search, line)) (after.isOpen ? found : next).push(after);
      if (isSpent(mind.effort)) break;
    }
    found.push(...next.sort(byValue).slice(0, kept));
    next.sort((a, b) => promiseOf(mind, b) - promiseOf(mind, a));
    layer = next.filter(({ state }) => goesOn(mind, state)).slice(0, mind.style.width);
  }
  found.sort(byValue);
  // Something to try one's luck with is always among them, however little it promises.
  const venture = found.slice(kept).find(({ action }) => action?.type === 'reveal');
  return [...found.slice(0, kept), ...(venture === undefined ? [] : [venture])];
};

const byValue = (a: Line, b: Line): number => b.value - a.value;

/** What is lent is not lost yet, though nothing has come of it so far. */
const promiseOf = ({ figures: { weights } }: Mind, line: Line): number => line.value + weights.tempo * lentTo(line);

const goesOn = ({ seat }: Mind, state: State): boolean => topTask(state)?.kind === 'act' && isAsked(state, seat);
