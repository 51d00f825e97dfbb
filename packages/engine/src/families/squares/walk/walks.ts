import type { Leg } from '../../../core/action.ts';
import type { Situation } from '../../../core/situation/situation.ts';
import type { PieceId } from '../../../core/state.ts';
import { Flood } from './flood.ts';
import { type FoundWalks, isOutdated, type Memory, newMemory, update } from './memory.ts';
import { lookAgain } from './range.ts';
import { search } from './search.ts';
import { legsOf } from './trace.ts';
import { transfer } from './walker.ts';

/** One action changes little: most walks never come near what it changed. */
export const findWalks = (situation: Situation, piece: PieceId): FoundWalks => {
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
  const walks = new Found(piece, flood);
  memory.walks[piece] = walks;
  return walks;
};

/** Thousands are made in a second: a class shares what it does among them. */
class Found implements FoundWalks {
  readonly piece: PieceId;
  readonly length: number;
  flood: Flood | undefined;

  constructor(piece: PieceId, flood: Flood) {
    this.piece = piece;
    this.length = flood.length;
    this.flood = flood;
  }

  spell(situation: Situation, nth: number): readonly Leg[] {
    return legsOf(floodOf(situation, this), nth);
  }
}

/** The last walks of each character, by the last rules asked about. */
let memory: Memory | undefined;

/** The search the walks are from; made again for them alone when the character has been searched for since. */
const floodOf = (situation: Situation, walks: FoundWalks): Flood => {
  if (walks.flood === undefined) {
    walks.flood = new Flood(situation, walks.piece);
    search(walks.flood);
  } else transfer(walks.flood.walker, situation);
  return walks.flood;
};
