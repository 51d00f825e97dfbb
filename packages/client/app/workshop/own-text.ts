import { learnRooms, learnScenario, type Result } from '@archmage/engine';
import { known, type Learnt } from './known.ts';

export const OWN_KINDS = ['rooms', 'scenario'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** Rooms or a scenario of a user's own, as they are kept in the browser. */
export interface OwnText {
  /** The hash of the text, by which a ruleset names it. */
  readonly id: string;
  readonly kind: OwnKind;
  /** What its owner calls it; a scenario has its own title. */
  readonly name: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** A drawing has lines of marks, a scenario lines that begin with a word. */
export const kindOf = (text: string): OwnKind => (/^(?:scenario|name|nom|boxes)\b/m.test(text) ? 'scenario' : 'rooms');

/** Reads a text and tells the engine of it: from now on this page can play by it. */
export const learn = (text: string): Result<Learnt> => {
  if (kindOf(text) === 'scenario') {
    const scenario = learnScenario(text);
    if (!scenario.ok) return scenario;
    return noted({ kind: 'scenario', id: scenario.value.id, text, scenario: scenario.value });
  }
  const own = learnRooms(text);
  if (!own.ok) return own;
  return noted({ kind: 'rooms', id: own.value.id, text, rooms: own.value.rooms });
};

const noted = (learnt: Learnt): Result<Learnt> => {
  known.set(learnt.id, learnt);
  return { ok: true, value: learnt };
};
