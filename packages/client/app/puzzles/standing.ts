import { type ReadonlySignal, signal } from '@preact/signals';

/** How somebody fares with puzzles, kept in this browser. */
export interface Standing {
  readonly rating: number;
  /** Solved in a row, at the first try and without help. */
  readonly streak: number;
  readonly best: number;
  /** By puzzle. */
  readonly tried: Readonly<Record<string, Tried>>;
}

export interface Tried {
  readonly outcome: Outcome;
  readonly tries: number;
}

/** `clean` at the first try and without help. */
export const OUTCOMES = ['clean', 'solved', 'missed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const STORED = 'archmage.puzzles';
export const NEWCOMER: Standing = { rating: 1000, streak: 0, best: 0, tried: {} };

const kept = signal<Standing>(read());
export const standing: ReadonlySignal<Standing> = kept;

export const isSolved = (id: string): boolean => (kept.value.tried[id]?.outcome ?? 'missed') !== 'missed';

/** What came of an attempt. The first one moves the rating; later ones only count. */
export const note = (id: string, puzzle: number, outcome: Outcome): void =>
  keep(noted(kept.peek(), id, puzzle, outcome));

export const noted = (before: Standing, id: string, puzzle: number, outcome: Outcome): Standing => {
  const known = before.tried[id];
  const better = known !== undefined && OUTCOMES.indexOf(known.outcome) < OUTCOMES.indexOf(outcome);
  const tried = {
    ...before.tried,
    [id]: { outcome: better ? known.outcome : outcome, tries: (known?.tries ?? 0) + 1 },
  };
  if (known !== undefined) return { ...before, tried };
  const streak = outcome === 'clean' ? before.streak + 1 : 0;
  return { rating: rated(before, puzzle, outcome), streak, best: Math.max(before.best, streak), tried };
};

const SHARE: Readonly<Record<Outcome, number>> = { clean: 1, solved: 0.5, missed: 0 };

/** Elo; whoever is new moves faster. */
const rated = ({ rating, tried }: Standing, puzzle: number, outcome: Outcome): number => {
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  const pace = Object.keys(tried).length < 15 ? 64 : 28;
  return Math.max(400, Math.round(rating + pace * (SHARE[outcome] - expected)));
};

export const forget = (): void => keep(NEWCOMER);

/** To be kept in a file, and taken to another browser. */
export const exported = (): string => `${JSON.stringify(kept.peek(), undefined, 1)}\n`;

/** Whether it was such a file. */
export const imported = (text: string): boolean => {
  const found = standingIn(text);
  if (found === undefined) return false;
  keep(found);
  return true;
};

function keep(next: Standing): void {
  kept.value = next;
  try {
    localStorage.setItem(STORED, JSON.stringify(next));
  } catch {
    // Then it lasts as long as the page.
  }
}

// Storage may be forbidden or hold something else.
function read(): Standing {
  try {
    return standingIn(localStorage.getItem(STORED) ?? '') ?? NEWCOMER;
  } catch {
    return NEWCOMER;
  }
}

function standingIn(text: string): Standing | undefined {
  try {
    const { rating, streak, best, tried }: Partial<Record<string, unknown>> = JSON.parse(text);
    if (![rating, streak, best].every((each) => Number.isFinite(each)) || typeof tried !== 'object') return undefined;
    const entries = Object.entries(tried ?? {}).flatMap(([id, each]) => {
      const { outcome, tries } = (each ?? {}) as Partial<Tried>;
      return OUTCOMES.some((name) => name === outcome) && Number.isFinite(tries) ? [[id, { outcome, tries }]] : [];
    });
    return { rating, streak, best, tried: Object.fromEntries(entries) } as Standing;
  } catch {
    return undefined;
  }
}
