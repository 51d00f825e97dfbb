import { learnRooms, learnScenario, type OwnRooms, type Result, type Scenario } from '@archmage/engine';

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

export type Learnt =
  | { readonly kind: 'rooms'; readonly id: string; readonly text: string; readonly rooms: OwnRooms['rooms'] }
  | { readonly kind: 'scenario'; readonly id: string; readonly text: string; readonly scenario: Scenario };

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
  if (own.value.rooms.length === 0) return { ok: false, error: NO_ROOM };
  return noted({ kind: 'rooms', id: own.value.id, text, rooms: own.value.rooms });
};

/** The texts that the rules of this name need, as far as this page knows them. */
export const textsFor = (rules: string): readonly string[] =>
  namedIn(rules).flatMap(({ id }) => known.get(id)?.text ?? []);

export const learntFor = (rules: string): readonly Learnt[] => namedIn(rules).flatMap(({ id }) => known.get(id) ?? []);

export const learntById = (id: string): Learnt | undefined => known.get(id);

/** What the rules of this name need and this page does not know. Scenarios of ours go by names, not by hashes. */
export const missingFor = (rules: string): readonly { readonly kind: OwnKind; readonly id: string }[] =>
  namedIn(rules).filter(({ id }) => !known.has(id));

const known = new Map<string, Learnt>();

const NO_ROOM = { line: 1, column: 1, expected: "a room's name and its drawing", found: 'no room' };

const noted = (learnt: Learnt): Result<Learnt> => {
  known.set(learnt.id, learnt);
  return { ok: true, value: learnt };
};

const namedIn = (rules: string): readonly { readonly kind: OwnKind; readonly id: string }[] =>
  [...rules.matchAll(/\b(rooms|scenario)=([0-9a-f]{12})\b/g)].map(([, kind, id = '']) => ({
    kind: kind === 'scenario' ? 'scenario' : 'rooms',
    id,
  }));
