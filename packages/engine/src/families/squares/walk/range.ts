import { firstAt, nextTo, type Situation } from '../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../core/state.ts';
import { BEYOND, type Flood, LOST, NO_MORE, UNSEEN } from './flood.ts';
import { DEAD_END, flagAt, footingFor, PASS, PORTABLE } from './footing.ts';
import { type Memory, placeOf } from './memory.ts';
import { isExitOf, isPortable, renew } from './walker.ts';

/** Finds the places that the walker could come to with whatever it may carry, by their distance. */
export const findRange = (flood: Flood): void => {
  forget(flood);
  const { before, beyond, flags, footing, index, isHelped, neighbours, places, walker, within } = flood;
  const { link, speed, start } = walker;
  const { terrain } = walker.situation.maze;
  index[start + 1] = 0;
  places[0] = start;
  flags[0] = flagAt(footing, walker, start);
  let all = flags[0];
  let size = 1;
  let looked = 0;
  let at = 0;
  for (let step = 0; step < speed; step++) {
    within[step] = size;
    for (const end = size; at < end; at++) {
      const place = places[at] as number;
      const isOver = at > 0 && !mayGoOn(flood, flags[at] as number, place);
      let beside = at * 4;
      for (let edge = place * 4, last = isOver ? edge : edge + 4; edge < last; edge++) {
        const to = link[edge] as number;
        let number = index[to + 1] as number;
        if (number === UNSEEN) {
          const flag = flagAt(footing, walker, to);
          if (flag & PASS || (isHelped && terrain[to] !== 0)) {
            number = size;
            places[size] = to;
            flags[size] = flag;
            before[size++] = at;
            all |= flag;
          } else {
            number = BEYOND;
            beyond[looked++] = to;
          }
          index[to + 1] = number;
        }
        // Written over by the next unless it is in range: nobody could foretell which are.
        neighbours[beside] = number;
        beside += ~number >>> 31;
      }
      if (beside < at * 4 + 4) neighbours[beside] = NO_MORE;
    }
  }
  within[speed] = size;
  flood.size = size;
  flood.looked = looked;
  flood.isAnyPortable = (all & PORTABLE) !== 0;
};

/** About to search again: most changes let everybody pass as before, and the range stays what it was. */
export const lookAgain = (flood: Flood, situation: Situation, memory: Memory): void => {
  const { start } = flood.walker;
  flood.footing = footingFor(situation, flood.walker.seat);
  renew(flood.walker, situation);
  flood.isKept = flood.walker.start === start && isRangeTrue(flood, memory);
  flood.read = memory.count;
};

const isRangeTrue = (flood: Flood, { changes, count }: Memory): boolean => {
  const { flags, footing, index, read, size, walker } = flood;
  if (flood.isHelped || read === LOST) return false;
  for (let n = read; n < count; n++) {
    const change = changes[n] as number;
    const place = placeOf(change);
    const at = index[place + 1] as number;
    if (at === UNSEEN) continue;
    if (change < 0) return false;
    const flag = flagAt(footing, walker, place);
    if (at === BEYOND && flag & PASS) return false;
    if (at > 0 && (flag ^ (flags[at] as number)) & (PASS | DEAD_END)) return false;
    if (at >= 0) flags[at] = flag;
  }
  let all = 0;
  for (let at = 0; at < size; at++) all |= flags[at] as number;
  flood.isAnyPortable = (all & PORTABLE) !== 0;
  return true;
};

/** What the last search looked at. */
const forget = ({ beyond, index, looked, places, size }: Flood): void => {
  for (let at = 0; at < size; at++) index[(places[at] as Place) + 1] = UNSEEN;
  for (let at = 0; at < looked; at++) index[(beyond[at] as Place) + 1] = UNSEEN;
};

/** From the opponent's line nobody walks on (B-EXIT-01), nor from where one dies whatever one carries. */
export const mayGoOn = ({ isHelped, walker }: Flood, flag: number, place: Place): boolean =>
  !(flag & DEAD_END) || (isHelped && !isExitOf(walker, place));

/** The walker's load, and what it could take and still make a step with. */
export const thingsInRange = ({ flags, isAnyPortable, places, walker, within }: Flood): readonly PieceId[] => {
  const { id, loads, seat, situation, speed } = walker;
  if (loads === 0 || speed === 0 || !isAnyPortable) return NOTHING;
  let things: PieceId[] | undefined;
  for (let at = 0, end = within[speed - 1] as number; at < end; at++) {
    if (!((flags[at] as number) & PORTABLE)) continue;
    const place = places[at] as Place;
    for (let token = firstAt(situation, place); token >= 0; token = nextTo(situation, token)) {
      if (token === id || !isPortable(situation, seat, token)) continue;
      if (things === undefined) things = [token];
      else things.push(token);
    }
  }
  return things ?? NOTHING;
};

const NOTHING: readonly PieceId[] = [];

/** What an aid is tied to is a step beyond (B-ROP-05). */
export const lookFarther = (flood: Flood): void => {
  const { beyond, index, places, size, walker } = flood;
  const { terrain } = walker.situation.maze;
  for (let at = 0; at < size; at++) {
    const place = places[at] as Place;
    if (terrain[place] === 0) continue;
    for (let edge = place * 4; edge < place * 4 + 4; edge++) {
      const to = walker.link[edge] as number;
      if (index[to + 1] !== UNSEEN) continue;
      beyond[flood.looked++] = to;
      index[to + 1] = BEYOND;
    }
  }
};
