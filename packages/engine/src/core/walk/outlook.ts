import type { Leg } from '../action.ts';
import type { Chance } from '../chance.ts';
import type { Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { Flood, isEnd, placeAt } from './flood.ts';
import { lookAround, searchTo } from './search.ts';
import { legsTo } from './trace.ts';

/** Where a character might end a Move; the ways to a place are looked for when one asks for them. */
export interface Outlook {
  readonly places: Place[];
  /** The ways to all places have been found already. */
  readonly isWhole: boolean;
  readonly flood: Flood;
}

export const outlookOf = (situation: Situation, id: PieceId): Outlook => {
  if (flood?.touched.length !== situation.rules.grid.places) flood = new Flood(situation, id);
  const places: Place[] = [];
  return { places, isWhole: lookAround(flood, situation, id, places), flood };
};

/** Used again for the next outlook. */
let flood: Flood | undefined;

/** One of the ways to a place, none if there is none. Only of the last outlook. */
export const drawWay = ({ flood, isWhole }: Outlook, end: Place, chance: Chance): readonly Leg[] | undefined => {
  if (!isWhole) searchTo(flood, end);
  const ways: number[] = [];
  for (let at = flood.begun; at < flood.count; at++) if (placeAt(flood, at) === end && isEnd(flood, at)) ways.push(at);
  return ways.length === 0 ? undefined : legsTo(flood, ways[chance(ways.length)] as number);
};
