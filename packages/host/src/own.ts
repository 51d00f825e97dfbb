import { learnRooms, learnScenario, type Own, type Result } from '@archmage/engine';

/** Rooms or a scenario of somebody's own that the engine has been told of. */
export type Learnt = Own;

export const OWN_KINDS = ['rooms', 'scenario'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** A drawing has lines of marks, a scenario lines that begin with a word. */
export const kindOf = (text: string): OwnKind => (/^(?:scenario|name|nom|boxes)\b/m.test(text) ? 'scenario' : 'rooms');

/** Reads a text and tells the engine of it: from now on one can play by it. */
export const learn = (text: string): Result<Learnt> => (kindOf(text) === 'rooms' ? learnRooms : learnScenario)(text);
