import { knownOwn, learnRooms, learnScenario, type Own, type Result } from '@archmage/engine';

/** Rooms or a scenario of somebody's own that the engine has been told of. */
export type Learnt = Own;

export const OWN_KINDS = ['rooms', 'scenario'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** What the rules of this name need besides the boxes, as far as it is known here. */
export const learntFor = (rules: string): readonly Learnt[] =>
  [...rules.matchAll(/(?:rooms|scenario)=(\w+)/g)].flatMap(([, id = '']) => knownOwn(id) ?? []);

/** A drawing has lines of marks, a scenario lines that begin with a word. */
export const kindOf = (text: string): OwnKind => (/^(?:scenario|name|nom|boxes)\b/m.test(text) ? 'scenario' : 'rooms');

/** Reads a text and tells the engine of it: from now on one can play by it. */
export const learn = (text: string): Result<Learnt> => (kindOf(text) === 'rooms' ? learnRooms : learnScenario)(text);
