import type { Advice } from '@archmage/ai';
import { redact } from '@archmage/engine';
import type { AdviceQuestion, Think } from '@archmage/host';
import { batch, effect, untracked } from '@preact/signals';
import { stepsOf } from '../../play/plan.ts';
import type { Seen } from '../../play/seen.ts';
import { announce } from '../../shell/announce.tsx';
import { telling, texts } from '../../texts/texts.ts';
import { allowsHints } from '../coach.ts';
import type { Director } from '../director.ts';
import type { Hand } from '../hand/hand.ts';
import { clearHand, type Table } from '../store.ts';
import type { Sketch } from './sketch.ts';

/** What was asked for by one seat in one view; it goes when either does. */
export type Hint =
  | { readonly is: 'thinking'; readonly seen: Seen }
  | { readonly is: 'there'; readonly seen: Seen; readonly plans: readonly Advice[] }
  | { readonly is: 'failed'; readonly seen: Seen };

/** Asks for hints, and does with them what the player wants. */
export interface Hinting {
  readonly ask: () => void;
  readonly close: () => 'closed' | 'none';
  /** Points something of it out on the board. */
  readonly show: (sketch: Sketch | undefined) => void;
  readonly toggle: () => void;
  /** Takes the first action of a plan; what is left of it stays in sight. */
  readonly follow: (plan: Advice) => void;
  readonly stop: () => void;
}

/** Milliseconds. */
const THINKING = 1500;
const PLANS = 3;

export const hintingOf = (table: Table, director: Director, hand: Hand, think: Think): Hinting => {
  let thought = new AbortController();
  const close = (): 'closed' | 'none' => {
    thought.abort();
    if (table.hint.peek() === undefined) return 'none';
    batch(() => {
      table.hint.value = undefined;
      table.sketch.value = undefined;
    });
    return 'closed';
  };
  const ask = (): void => {
    const seen = table.asked.peek();
    if (seen === undefined || !allowsHints(table.coach.peek()) || table.hint.peek()?.is === 'thinking') return;
    close();
    thought = new AbortController();
    void advised(table, seen, think, thought.signal);
  };
  const stops = [watchView(table, close), watchIntent(table)];
  return {
    ask: () => director.whenFree(ask),
    close,
    toggle: () => close() === 'none' && director.whenFree(ask),
    show: (sketch) => show(table, sketch),
    follow: (plan) => {
      const [first, ...rest] = plan.steps;
      close();
      clearHand(table);
      if (first === undefined) return;
      hand.act(first);
      director.whenFree(() => keepOn(table, { ...plan, steps: rest }));
    },
    stop: () => {
      close();
      for (const stop of stops) stop();
    },
  };
};

const advised = async (table: Table, seen: Seen, think: Think, signal: AbortSignal): Promise<void> => {
  table.hint.value = { is: 'thinking', seen };
  announce(texts.value.table.hintComes);
  const plans = await think(questionFor(seen), signal).catch(() => undefined);
  if (signal.aborted) return;
  table.hint.value = plans === undefined ? { is: 'failed', seen } : { is: 'there', seen, plans };
  const { spoken } = await telling(() => import('./hint-words.ts'));
  if (!signal.aborted) announce(spoken(seen, plans?.[0]));
};

/** The rest of a plan, if it can be played as it was meant. */
const keepOn = (table: Table, plan: Advice): void => {
  const seen = table.asked.peek();
  if (seen !== undefined && stepsOf(seen, plan.steps).length > 0) {
    table.hint.value = { is: 'there', seen, plans: [plan] };
  }
};

/** Only what is on the screen goes out: on one that two people share, what both may know. */
export const questionFor = ({ rules, view, seat }: Seen): AdviceQuestion => ({
  ask: 'advice',
  rules: rules.id,
  view: redact(view, seat, 'recalls'),
  seat,
  seed: `a hint in turn ${view.turn.number}`,
  ms: THINKING,
  count: PLANS,
});

/** A hint is for one person in one position: once either is another, nobody reads it and nobody thinks about it. */
const watchView = (table: Table, close: () => void): (() => void) =>
  effect(() => {
    const seen = table.hint.value?.seen;
    const isSame = table.view.value === seen?.view && table.seat.value === seen.seat;
    const isHere = table.curtain.value === undefined && table.rerun.value === undefined;
    if (seen !== undefined && !(isSame && isHere)) untracked(close);
  });

/** Who goes on with something of his own sees his own marks again. */
const watchIntent = ({ intent, sketch }: Table): (() => void) =>
  effect(() => {
    if (intent.value.kind !== 'none') sketch.value = undefined;
  });

const show = (table: Table, sketch: Sketch | undefined): void => {
  if (sketch !== undefined) clearHand(table);
  table.sketch.value = sketch;
};
