import { BESIDE } from '../../board/drawing.ts';
import type { Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import type { Flood } from './flood.ts';
import { flagsFor, LETHAL } from './footing.ts';
import { beginWith } from './layers.ts';
import { findRange, lookFarther, thingsInRange } from './range.ts';
import { walkerOf } from './walker.ts';

/** Who walks, where it could come and what it could move. */
export const begin = (flood: Flood, situation: Situation, id: PieceId): void => {
  flood.flags = flagsFor(situation, id);
  flood.walker = walkerOf(situation, id, NOTHING);
  flood.isHelped = false;
  flood.length = 0;
  lookAround(flood);
  if (!isAnyAid(flood) || !isAnyRugged(flood)) return;
  // With help one comes farther, and may find more.
  flood.isHelped = true;
  lookAround(flood);
  lookFarther(flood);
};

const NOTHING: readonly PieceId[] = [];

const lookAround = (flood: Flood): void => {
  beginWith(flood.layers);
  findRange(flood);
  const things = thingsInRange(flood);
  const { id, situation } = flood.walker;
  if (things.length > 0) flood.walker = walkerOf(situation, id, things);
};

const isAnyAid = ({ walker }: Flood): boolean => {
  const { aid } = walker.situation.rules.masks;
  for (let nth = 0; nth < walker.things.length; nth++) if (aid[walker.things[nth] as PieceId] !== 0) return true;
  return false;
};

/** Where nothing is in the way, nothing that helps past it makes a difference. */
const isAnyRugged = ({ flags, places, size, walker }: Flood): boolean => {
  const { beside, terrain } = walker.situation.maze;
  for (let at = 0; at < size; at++) {
    const place = places[at] as Place;
    if (terrain[place] !== 0 || (flags[place] as number) & LETHAL || (beside[place] as number) & BESIDE.obstacle)
      return true;
  }
  return false;
};
