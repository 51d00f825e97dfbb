import type { PieceId } from '../../../core/state.ts';
import type { Flood } from './flood.ts';
import { findRange, lookFarther, thingsInRange } from './range.ts';
import { putBefore } from './walker.ts';

/** Who walks, where it could come and what it could move. */
export const begin = (flood: Flood): void => {
  flood.isHelped = false;
  flood.length = 0;
  if (!flood.isKept) findRange(flood);
  findThings(flood);
  if (!isAnyOfHelp(flood)) return;
  // With help one comes farther, and may find more.
  flood.isHelped = true;
  findRange(flood);
  findThings(flood);
  lookFarther(flood);
};

const findThings = (flood: Flood): void => {
  const things = thingsInRange(flood);
  if (things.length > 0) putBefore(flood.walker, things);
};

/** Does some thing help past what the walker needs help with? */
const isAnyOfHelp = ({ walker }: Flood): boolean => {
  const { rest, safe, situation, things } = walker;
  const { masks } = situation.rules;
  const { kills } = situation.rules.hazards;
  let helped = 0;
  for (let nth = 0; nth < things.length; nth++) helped |= masks.aid[things[nth] as PieceId] as number;
  return (helped & ~((rest & ~kills) | (safe & kills))) !== 0;
};
