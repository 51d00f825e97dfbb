import { firstAt, nextTo } from '../situation.ts';
import type { PieceId, Place } from '../state.ts';
import { EMPTY } from './cargo.ts';
import type { Flood } from './flood.ts';
import { DEAD_END, PASS, PORTABLE } from './footing.ts';
import { isExitOf, isPortable } from './walker.ts';

/** Finds the places that the walker could come to with whatever it may carry, by their distance. */
export const findRange = (flood: Flood): void => {
  const { before, flags, index, isHelped, neighbours, places, touched, walker, within } = flood;
  const { link, speed, start } = walker;
  const { terrain } = walker.situation.maze;
  const { stamp } = flood.layers;
  touched[start] = stamp;
  index[start] = 0;
  places[0] = start;
  let size = 1;
  let at = 0;
  for (let step = 0; step < speed; step++) {
    within[step] = size;
    for (const end = size; at < end; at++) {
      const place = places[at] as number;
      const isOver = at > 0 && !mayGoOn(flood, flags[place] as number, place);
      for (let side = 0; side < 4; side++) {
        const to = isOver ? EMPTY : (link[place * 4 + side] as number);
        let number = EMPTY;
        if (to >= 0 && touched[to] === stamp) number = index[to] as number;
        else if (to >= 0) {
          touched[to] = stamp;
          if ((flags[to] as number) & PASS || (isHelped && terrain[to] !== 0)) {
            number = size;
            places[size] = to;
            before[size++] = at;
          }
          index[to] = number;
        }
        neighbours[at * 4 + side] = number;
      }
    }
  }
  within[speed] = size;
  flood.size = size;
};

/** From the opponent's line nobody walks on (B-EXIT-01), nor from where one dies whatever one carries. */
export const mayGoOn = ({ isHelped, walker }: Flood, flag: number, place: Place): boolean =>
  !(flag & DEAD_END) || (isHelped && !isExitOf(walker, place));

/** The walker's load, and what it could take and still make a step with. */
export const thingsInRange = ({ flags, places, walker, within }: Flood): readonly PieceId[] => {
  const { id, loads, seat, situation, speed } = walker;
  if (loads === 0) return NOTHING;
  let things: PieceId[] | undefined;
  for (let at = 0, end = within[speed - 1] as number; at < end; at++) {
    const place = places[at] as Place;
    if (!((flags[place] as number) & PORTABLE)) continue;
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
export const lookFarther = ({ index, layers, places, size, touched, walker }: Flood): void => {
  const { terrain } = walker.situation.maze;
  for (let at = 0; at < size; at++) {
    const place = places[at] as Place;
    if (terrain[place] === 0) continue;
    for (let edge = place * 4; edge < place * 4 + 4; edge++) {
      const to = walker.link[edge] as number;
      if (to < 0 || touched[to] === layers.stamp) continue;
      touched[to] = layers.stamp;
      index[to] = EMPTY;
    }
  }
};
