import { learnNpcs, learnRooms, learnScenario, type Own, type Result } from '@archmage/engine';

/** Rooms, a scenario or Non-Player cards of somebody's own that the engine has been told of. */
export type Learnt = Own;

export const OWN_KINDS = ['rooms', 'scenario', 'npcs'] as const;
export type OwnKind = (typeof OWN_KINDS)[number];

/** A drawing has lines of marks, a scenario lines that begin with a word, and cards are data in braces. */
export const kindOf = (text: string): OwnKind => {
  if (text.trimStart().startsWith('{')) return 'npcs';
  return /^(?:scenario|name|nom|boxes)\b/m.test(text) ? 'scenario' : 'rooms';
};

/** Reads a text and tells the engine of it: from now on one can play by it. */
export const learn = (text: string): Result<Learnt> => LEARNERS[kindOf(text)](text);

const LEARNERS: Readonly<Record<OwnKind, (text: string) => Result<Learnt>>> = {
  rooms: learnRooms,
  scenario: learnScenario,
  npcs: learnNpcs,
};
