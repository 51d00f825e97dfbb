import { isAsked, type PieceId } from '@archmage/engine';
import type { Trace } from '@archmage/engine/solo';
import type { Think } from '@archmage/host';
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import { createElement } from 'preact';
import type { Companion } from '../table/companion.ts';
import type { Director } from '../table/director.ts';
import type { Sketch } from '../table/hints/sketch.ts';
import type { Table } from '../table/store.ts';
import { ghostOf } from './ghost.ts';
import { type Pace, paceOf } from './pace.ts';
import { isActivation, type Reasons, reasonsOf } from './reasons.ts';
import { ReasonsPanel } from './reasons-panel.tsx';
import { CardRow } from './row.tsx';
import { soloTexts } from './texts/texts.ts';
import { learnSolo } from './use-solo-words.ts';

/** What the row and the panel beside a game against the cards show and do. */
export interface SoloTable {
  readonly table: Table;
  readonly pace: Pace;
  readonly reasons: Reasons;
  /** What is done next, or was done last; `undefined` while it is reckoned. */
  readonly trace: ReadonlySignal<Reckoned | undefined>;
  /** Whose card somebody wants to see, whoever's turn it is. */
  readonly looked: Signal<PieceId | undefined>;
  /** Which of several ways is pointed at. */
  readonly pointed: Signal<number | undefined>;
  readonly skip: () => void;
}

/** What is known of somebody's card: the reasons follow. */
export interface Reckoned {
  readonly npc: PieceId | undefined;
  /** It is about to happen; it has begun; or it only would. */
  readonly when: 'next' | 'now' | 'would';
  readonly trace: Trace | undefined;
}

export const companionOf = async (table: Table, director: Director, think: Think): Promise<Companion> => {
  await learnSolo();
  const pace = paceOf();
  const reasons = reasonsOf(table, think);
  const looked = signal<PieceId | undefined>(undefined);
  const { stop, trace } = watch(table, reasons, looked);
  const skip = (): void => {
    pace.skip();
    director.skip();
  };
  const solo: SoloTable = { table, pace, reasons, trace, looked, pointed: signal(undefined), skip };
  const unheard = table.host.listen('spectator', (news) => {
    if ('length' in news) reasons.forget(news.length);
  });
  return {
    Row: () => createElement(CardRow, { solo }),
    Panel: () => createElement(ReasonsPanel, { solo }),
    sketch: sketchOf(solo),
    breathe: () => breathe(solo),
    stop: () => {
      stop();
      unheard();
      pace.skip();
    },
  };
};

/** Reckons what is about to happen, and what whoever is looked at would do. */
const watch = (table: Table, reasons: Reasons, looked: ReadonlySignal<PieceId | undefined>) => {
  const trace = signal<Reckoned | undefined>(undefined);
  const reckon = (about: Omit<Reckoned, 'trace'>, asked: Promise<Trace | undefined>): void => {
    const waiting: Reckoned = { ...about, trace: undefined };
    trace.value = waiting;
    void asked.then(
      (found) => {
        if (trace.peek() === waiting) trace.value = { ...about, npc: about.npc ?? found?.npc, trace: found };
      },
      (error: unknown) => {
        // A thought nobody wants any more is no mistake.
        if (!(error instanceof DOMException)) throw error;
      },
    );
  };
  const stop = effect(() => {
    const view = table.view.value;
    const npc = looked.value;
    const told = table.told.value;
    if (table.busy.value) return;
    untracked(() => {
      if (npc !== undefined) reckon({ npc, when: 'would' }, reasons.would(view, npc));
      else if (isActivation(view)) reckon({ npc: undefined, when: 'next' }, reasons.next(told));
      else trace.value = view.turn.seat === 'blue' ? begun(trace.peek()) : undefined;
    });
  });
  return { trace, stop };
};

/** What was about to happen goes on. */
const begun = (trace: Reckoned | undefined): Reckoned | undefined =>
  trace === undefined || trace.when === 'would' ? undefined : { ...trace, when: 'now' };

const sketchOf = ({ pointed, table, trace }: SoloTable): ReadonlySignal<Sketch | undefined> =>
  computed(() => {
    const { when, trace: found } = trace.value ?? {};
    if (found === undefined || when === 'now' || table.busy.value) return undefined;
    return ghostOf(table.view.value, found, soloTexts.value.table.ghost, pointed.value);
  });

/** Before a card does its next step there is time to read why; nothing waits once the person has the turn. */
const breathe = async ({ pace, table, trace }: SoloTable): Promise<void> => {
  await until(() => !table.busy.value);
  if (!isAsked(table.host.view('yellow'), 'blue')) {
    pace.rest();
    return;
  }
  if (pace.name.peek() !== 'fast') await until(() => pace.name.value === 'fast' || trace.value?.trace !== undefined);
  await pace.wait();
};

/** Answers when it is so. */
const until = (isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    let stop = (): void => {};
    let isDone = false;
    stop = effect(() => {
      if (isDone || !isSo()) return;
      isDone = true;
      queueMicrotask(() => stop());
      resolve();
    });
  });
