import type { State } from '@archmage/engine';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { StageRef } from '../../board/stage.ts';
import { type Teller, tellChapter } from '../play/telling.ts';
import { type Reel, viewAt } from './reel.ts';

export const SPEEDS = ['slow', 'normal', 'fast', 'still'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Shows a reel on a stage. */
export interface Projector {
  readonly at: ReadonlySignal<number>;
  /** What is drawn: in the middle of an action between two moments. */
  readonly shown: ReadonlySignal<State>;
  readonly isRunning: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<Speed>;
  readonly setSpeed: (speed: Speed) => void;
  /** Cuts to a moment. */
  readonly cut: (at: number) => void;
  /** Shows the next action with its motions. */
  readonly step: () => void;
  readonly run: () => void;
  readonly stop: () => void;
  /** Puts in the same game with other eyes. */
  readonly load: (reel: Reel) => void;
}

export interface Cinema {
  readonly stage: StageRef;
  readonly isStill: () => boolean;
  readonly wait: (ms: number) => Promise<void>;
  /** Told of every action that is shown by itself. */
  readonly onStep: (at: number) => void;
}

/** Between two actions, in milliseconds; `still` shows no motions. */
const PAUSES: Readonly<Record<Speed, number>> = { slow: 1800, normal: 800, fast: 200, still: 260 };
/** Cards that were shown are looked at longer. */
const SHOWDOWN = 4;
/** A motion begins on what is drawn: the page gets the time to draw it. */
const DRAWING = 20;

export const projectorOf = (reel: Reel, cinema: Cinema): Projector => {
  const film: Film = {
    ...cinema,
    at: signal(0),
    shown: signal(viewAt(reel, 0)),
    isRunning: signal(false),
    speed: signal<Speed>('normal'),
    reel,
    showing: 0,
  };
  const { at, shown, isRunning, speed } = film;
  return {
    at,
    shown,
    isRunning,
    speed,
    setSpeed: (wish) => {
      speed.value = wish;
    },
    cut: (to) => cut(film, to),
    step: () => {
      cut(film, at.value);
      if (at.value < film.reel.end) void next(film, film.showing);
    },
    run: () => void run(film),
    stop: () => cut(film, at.value),
    load: (other) => {
      film.reel = other;
      cut(film, at.value);
    },
  };
};

interface Film extends Cinema {
  readonly at: Signal<number>;
  readonly shown: Signal<State>;
  readonly isRunning: Signal<boolean>;
  readonly speed: Signal<Speed>;
  reel: Reel;
  /** Counts what was begun: whatever has an older number is no longer wanted. */
  showing: number;
}

const cut = (film: Film, to: number): void => {
  film.isRunning.value = false;
  film.stage.current?.reset();
  film.showing += 1;
  film.at.value = Math.min(Math.max(to, 0), film.reel.end);
  film.shown.value = viewAt(film.reel, film.at.value);
};

const run = async (film: Film): Promise<void> => {
  const { at, isRunning, reel, speed, wait } = film;
  cut(film, at.value >= reel.end ? 0 : at.value);
  isRunning.value = true;
  const { showing } = film;
  while (film.showing === showing && at.value < film.reel.end) {
    await next(film, showing);
    const isShowdown = film.reel.story.chapters[at.value - 1]?.events.some(({ type }) => type === 'unmasked');
    await wait(PAUSES[speed.value] * (isShowdown ? SHOWDOWN : 1));
  }
  if (film.showing === showing) isRunning.value = false;
};

const next = async (film: Film, showing: number): Promise<void> => {
  const { at, isStill, onStep, shown, speed } = film;
  const from = at.value;
  at.value = from + 1;
  onStep(at.value);
  if (!isStill() && speed.value !== 'still') await perform(film, from, () => film.showing === showing);
  if (film.showing === showing) shown.value = viewAt(film.reel, at.value);
};

/** One event after the other: its motions, then what it led to; nothing more of it once something else is wanted. */
const perform = async ({ reel, shown, stage, wait }: Film, from: number, isWanted: () => boolean): Promise<void> => {
  const chapter = reel.story.chapters[from];
  if (chapter === undefined) return;
  const teller: Teller = {
    rules: reel.rules,
    play: async (motion) => stage.current?.play(motion),
    show: (view) => {
      if (isWanted()) shown.value = view;
    },
    drawn: () => wait(DRAWING),
    showdown: async () => {},
    isHurried: () => !isWanted(),
  };
  await tellChapter(teller, viewAt(reel, from), chapter);
};
