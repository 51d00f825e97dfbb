import type { Advice } from '@archmage/ai';
import { sentence, tellAdvice } from '@archmage/words';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { stepsOf } from '../../play/plan.ts';
import type { Seen } from '../../play/seen.ts';
import { questionFor } from '../../table/hints/hint.ts';
import { type Sketch, sketchPlan } from '../../table/hints/sketch.ts';
import { speechOf } from '../../table/said/narrate.ts';
import type { TableSession } from '../../table/session.ts';
import { adviser } from '../../world.ts';
import { schoolTexts } from '../texts/texts.ts';
import type { Tip } from './tips.ts';

/** What the guide would do here, and why that is good. */
export interface Idea {
  readonly plan: Advice;
  readonly sketch: Sketch;
  readonly seen: Seen;
}

/** The first turns of both, after which a player is left to himself and the hints. */
const TURNS = 8;

interface Advising {
  readonly idea: ReadonlySignal<Idea | undefined>;
  readonly stop: () => void;
}

/** Once nothing is left to explain in a position, he thinks about it with the person’s own eyes. */
export const ideasFor = ({ table }: TableSession, tip: ReadonlySignal<Tip | undefined>): Advising => {
  const idea = signal<Idea | undefined>(undefined);
  const stop = effect(() => {
    const seen = table.asked.value;
    idea.value = undefined;
    if (seen === undefined || tip.value !== undefined || seen.view.turn.number > TURNS) return undefined;
    const thought = new AbortController();
    adviser()({ ...questionFor(seen), count: 1 }, thought.signal).then(
      ([best]) => {
        if (!thought.signal.aborted && best !== undefined) idea.value = ideaOf(seen, best);
      },
      // Without an idea of his the game goes on as well.
      () => {},
    );
    return () => thought.abort();
  });
  return { idea, stop };
};

const ideaOf = (seen: Seen, plan: Advice): Idea => ({
  plan,
  sketch: sketchPlan(stepsOf(seen, plan.steps), () => schoolTexts.value.mark),
  seen,
});

export const ideaText = ({ plan, seen: { rules, view } }: Idea): string => {
  const { guide } = schoolTexts.value;
  const [gain] = plan.gains;
  return sentence(guide.idea, {
    plan: tellAdvice(speechOf(rules, view), plan),
    why: gain === undefined ? '' : guide.why[gain.kind],
  });
};
