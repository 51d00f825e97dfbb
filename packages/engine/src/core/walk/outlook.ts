import type { Leg } from '../action.ts';
import type { Chance } from '../chance.ts';
import type { Situation } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { Flood, isEnd, placeAt } from './flood.ts';
import { lookAround, searchTo } from './search.ts';
import { legsTo } from './trace.ts';

/** Where a character might end a Move; the ways to a place are looked for when one asks for them. */
export class Outlook {
  private readonly flood: Flood;
  /** The ways to all places have been found already. */
  private readonly isWhole: boolean;

  constructor(situation: Situation, id: PieceId) {
    if (latest?.touched.length !== situation.rules.grid.places) latest = new Flood(situation, id);
    this.flood = latest;
    this.isWhole = lookAround(this.flood, situation, id);
  }

  get length(): number {
    return this.flood.aims;
  }

  /** One of the ways to the n-th place; none if there is none, and then the place is struck out. */
  drawWay(nth: number, chance: Chance): readonly Leg[] | undefined {
    const { flood } = this;
    const end = flood.places[nth] as Place;
    if (!this.isWhole) searchTo(flood, end);
    let ways = 0;
    for (let at = flood.begun; at < flood.count; at++) if (isWay(flood, at, end)) ways++;
    if (ways > 0) return legsTo(flood, wayNumber(flood, end, chance(ways)));
    flood.places[nth] = flood.places[--flood.aims] as Place;
    return undefined;
  }
}

/** Its memory is the next one's: only the last outlook is good. */
let latest: Flood | undefined;

const isWay = (flood: Flood, at: number, end: Place): boolean => placeAt(flood, at) === end && isEnd(flood, at);

const wayNumber = (flood: Flood, end: Place, nth: number): number => {
  let at = flood.begun;
  for (let rest = nth; ; at++) if (isWay(flood, at, end) && rest-- === 0) return at;
};
