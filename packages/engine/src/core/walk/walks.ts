import type { Leg } from '../action.ts';
import type { Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { Flood } from './flood.ts';
import { isOutdated, type Memory, newMemory, update, type Walks } from './memory.ts';
import { lookAgain } from './range.ts';
import { search } from './search.ts';
import { legsOf } from './trace.ts';
import { transfer } from './walker.ts';

/** One action changes little: most walks never come near what it changed. */
export const findWalks = (situation: Situation, piece: PieceId): Walks => {
  if (memory?.rules !== situation.rules) memory = newMemory(situation);
  else if (memory.situation !== situation) update(memory, situation);
  const known = memory.walks[piece];
  const flood = memory.floods[piece] ?? new Flood(situation, piece);
  if (known !== undefined && !isOutdated(memory, flood)) return known;
  memory.floods[piece] = flood;
  if (known !== undefined) known.flood = undefined;
  lookAgain(flood, situation, memory);
  search(flood);
  transfer(flood.walker, memory.origin);
  const walks = { piece, length: flood.length, flood };
  memory.walks[piece] = walks;
  return walks;
};

/** The last walks of each character, by the last rules asked about. */
let memory: Memory | undefined;

/** Where the n-th of the walks found in a situation ends, how many squares it takes, and leg by leg. */
export const reachOf = (
  situation: Situation,
  walks: Walks,
  nth: number,
): { end: Place; steps: number; walk: readonly Leg[] } => {
  const walk = walkOf(situation, walks, nth);
  const steps = walk.filter((leg): leg is { to: Place } => 'to' in leg);
  return { end: (steps.at(-1) as { to: Place }).to, steps: steps.length, walk };
};

export const walkOf = (situation: Situation, walks: Walks, nth: number): readonly Leg[] =>
  legsOf(floodOf(situation, walks), nth);

/** The search the walks are from; made again for them alone when the character has been searched for since. */
const floodOf = (situation: Situation, walks: Walks): Flood => {
  if (walks.flood === undefined) {
    walks.flood = new Flood(situation, walks.piece);
    search(walks.flood);
  } else transfer(walks.flood.walker, situation);
  return walks.flood;
};
