import type { Own, OwnNpcs, OwnRooms, Scenario } from '../rules/scenario.ts';
import { scenarioNamed } from './at-hand.ts';
import { memoryOf } from './memory.ts';

// What a user brings of his own is learnt once and then known by the hash of its text: a ruleset names it, and a game
// that was stored with it means the same for ever. It is known while a ruleset made of it is held, and for some time.

/** What was learnt under this id. */
export const knownOwn = (id: string): Own | undefined => learnt.get(id);

/** What the rules of this name need besides the boxes, as far as it is known here. */
export const ownFor = (rules: string): readonly Own[] =>
  [...rules.matchAll(/(?:rooms|scenario|npcs)=(\w+)/g)].flatMap(([, id = '']) => knownOwn(id) ?? []);

export const knownRooms = (id: string): OwnRooms | undefined => {
  const own = knownOwn(id);
  return own?.kind === 'rooms' ? own : undefined;
};

export const knownNpcs = (id: string | undefined): OwnNpcs | undefined => {
  const own = id === undefined ? undefined : knownOwn(id);
  return own?.kind === 'npcs' ? own : undefined;
};

/** One that was learnt, or one of ours. */
export const knownScenario = (id: string): Scenario | undefined => {
  const own = knownOwn(id);
  return own?.kind === 'scenario' ? own.scenario : scenarioNamed(id);
};

export const note = (own: Own): void => learnt.set(own.id, own);

const learnt = memoryOf<Own>(200);
