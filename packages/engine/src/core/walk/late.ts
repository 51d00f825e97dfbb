import type { Place } from '../state.ts';
import type { Flood } from './flood.ts';
import { PASS } from './footing.ts';

/** The most places a walk can tell apart. */
const PLACES = 1 << 12;

/** All places at any time. */
export const ANY_TIME = new Int8Array(PLACES).fill(127);

/** For each place the last step with which one may come there and still reach the end in time; 0 where that is none. */
export const lateFor = ({ flags, walker }: Flood, end: Place): Int8Array => {
  const { link, speed } = walker;
  reached.length = 0;
  reached.push(end);
  late[end] = speed;
  for (let at = 0; at < reached.length; at++) {
    const place = reached[at] as Place;
    const step = (late[place] as number) - 1;
    if (step <= 0) break;
    for (let edge = place * 4, last = edge + 4; edge < last; edge++) {
      const from = link[edge] as number;
      if (from < 0 || late[from] !== 0 || !((flags[from] as number) & PASS)) continue;
      late[from] = step;
      reached.push(from);
    }
  }
  return late;
};

export const forget = (table: Int8Array): void => {
  for (let nth = 0; nth < reached.length; nth++) table[reached[nth] as Place] = 0;
};

const late = new Int8Array(PLACES);
const reached: Place[] = [];
