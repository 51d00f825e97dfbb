import type { Leg } from '../core/action.ts';
import type { RefusalCode } from '../core/refusal.ts';
import type { Place } from '../core/state.ts';
import type { Misstep } from '../rules/movement.ts';

/** How far a walk has come. */
export interface Stage {
  readonly place: Place;
  readonly steps: number;
}

/** The questions of a walk: whatever walks by them is checked and searched alike. */
export interface Gait<S extends Stage> {
  readonly first: S;
  /** All that could be tried; what `goOn` refuses is not followed. */
  legs(at: S): readonly Leg[];
  goOn(at: S, leg: Leg): S | RefusalCode;
  /** Why it may not end as far as it has come. */
  end(at: S): RefusalCode | undefined;
  /** Stages with the same key go on alike; the later has no more steps left. */
  key(at: S): string;
}

export interface Found<S extends Stage> {
  readonly at: S;
  readonly walk: readonly Leg[];
}

/** Every way to end a walk, the shortest first: a breadth-first search that knows nothing but the questions. */
export function* everyWalk<S extends Stage>(gait: Gait<S>): Generator<Found<S>, void> {
  const seen = new Set([gait.key(gait.first)]);
  let level: Found<S>[] = [{ at: gait.first, walk: [] }];
  while (level.length > 0) {
    const next: Found<S>[] = [];
    // What is exchanged takes no step: such stages join the level while it is gone through.
    for (const found of level) {
      if (gait.end(found.at) === undefined) yield found;
      for (const leg of gait.legs(found.at)) {
        const there = gait.goOn(found.at, leg);
        if (typeof there === 'string' || seen.has(gait.key(there))) continue;
        seen.add(gait.key(there));
        ('to' in leg ? next : level).push({ at: there, walk: [...found.walk, leg] });
      }
    }
    level = next;
  }
}

/** Any walk, leg by leg: the first thing wrong with it. */
export const checkLegs = <S extends Stage>(gait: Gait<S>, walk: readonly Leg[]): Misstep | undefined => {
  let at = gait.first;
  for (const leg of walk) {
    const next = gait.goOn(at, leg);
    if (typeof next === 'string') {
      const place = 'to' in leg && next !== 'dead' ? leg.to : at.place;
      return { code: next, facts: { place, steps: at.steps } };
    }
    at = next;
  }
  const code = gait.end(at);
  return code && { code, facts: { place: at.place } };
};
