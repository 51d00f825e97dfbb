import { learnRooms, learnScenario, type OwnRooms, type Result, type Scenario } from '@archmage/engine';

export const OWN_KINDS = ['rooms', 'scenario'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** Rooms or a scenario of somebody's own that the engine has been told of. */
export type Learnt =
  | { readonly kind: 'rooms'; readonly id: string; readonly text: string; readonly rooms: OwnRooms['rooms'] }
  | { readonly kind: 'scenario'; readonly id: string; readonly text: string; readonly scenario: Scenario };
type LearntAs<Kind extends OwnKind> = Extract<Learnt, { readonly kind: Kind }>;

/** By id, for as long as the program runs: with the text of a scenario, of which the engine keeps only what it says. */
export const known = new Map<string, Learnt>();

/** What the rules of this name need besides the boxes, as far as it is known here. */
export const learntFor = (rules: string): readonly Learnt[] =>
  [...rules.matchAll(/(?:rooms|scenario)=(\w+)/g)].flatMap(([, id = '']) => known.get(id) ?? []);

/** A drawing has lines of marks, a scenario lines that begin with a word. */
export const kindOf = (text: string): OwnKind => (/^(?:scenario|name|nom|boxes)\b/m.test(text) ? 'scenario' : 'rooms');

/** Reads a text and tells the engine of it: from now on one can play by it. */
export const learn = (text: string): Result<Learnt> => learnAs[kindOf(text)](text);

/** The same where its kind has been said. */
export const learnAs: { readonly [Kind in OwnKind]: (text: string) => Result<LearntAs<Kind>> } = {
  rooms: (text) => {
    const own = learnRooms(text);
    return own.ok ? noted({ kind: 'rooms', id: own.value.id, text, rooms: own.value.rooms }) : own;
  },
  scenario: (text) => {
    const own = learnScenario(text);
    return own.ok ? noted({ kind: 'scenario', id: own.value.id, text, scenario: own.value }) : own;
  },
};

const noted = <Own extends Learnt>(learnt: Own): Result<Own> => {
  known.set(learnt.id, learnt);
  return { ok: true, value: learnt };
};
