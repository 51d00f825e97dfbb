import { type ReadonlySignal, signal } from '@preact/signals';
import { GUIDED } from './guided.ts';

/** What this browser knows of somebody's schooling. */
export interface Progress {
  /** Has begun a lesson or a game: nobody is asked to learn twice. */
  readonly met: boolean;
  /** By lesson: gone through, or tested out of. */
  readonly lessons: Readonly<Record<string, Outcome>>;
  /** What the guide of a first game has explained. */
  readonly said: readonly string[];
  readonly firstGame: 'open' | 'done';
}

export const OUTCOMES = ['done', 'tested'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const STORED = 'archmage.school';
const NOTHING: Progress = { met: false, lessons: {}, said: [], firstGame: 'open' };

const kept = signal<Progress>(read());
export const progress: ReadonlySignal<Progress> = kept;

export const meet = (): void => keep({ met: true });

export const finishLesson = (id: string, outcome: Outcome): void =>
  keep({ lessons: { ...kept.peek().lessons, [id]: outcome } });

export const finishFirstGame = (): void => keep({ firstGame: 'done' });

export const explained = (tip: string): void => keep({ said: [...kept.peek().said, tip] });

/** A new first game explains everything again. */
export const explainGame = (id: string): void => {
  store(GUIDED, id);
  keep({ said: [] });
};

/** Somebody has heard enough. */
export const leaveAlone = (): void => store(GUIDED, '');

/** As if no lesson had been taken. */
export const forgetLessons = (): void => keep({ lessons: {}, firstGame: 'open' });

function keep(change: Partial<Progress>): void {
  kept.value = { ...kept.peek(), ...change };
  store(STORED, JSON.stringify(kept.peek()));
}

// Where nothing can be stored it lasts as long as the page.
function store(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
  } catch {
    return;
  }
}

// Storage may be forbidden or hold something else.
function read(): Progress {
  try {
    return progressIn(JSON.parse(localStorage.getItem(STORED) ?? '{}'));
  } catch {
    return NOTHING;
  }
}

function progressIn(found: unknown): Progress {
  if (!isRecord(found)) return NOTHING;
  const lessons = isRecord(found.lessons) ? Object.entries(found.lessons) : [];
  const outcomes = lessons.flatMap(([id, name]) => OUTCOMES.filter((each) => each === name).map((each) => [id, each]));
  return {
    met: found.met === true,
    lessons: Object.fromEntries(outcomes),
    said: Array.isArray(found.said) ? found.said.filter((tip) => typeof tip === 'string') : [],
    firstGame: found.firstGame === 'done' ? 'done' : 'open',
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
