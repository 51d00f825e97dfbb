import { lowestBit } from '../../board/lattice.ts';
import type { Place } from '../state.ts';
import type { Cargo } from './cargo.ts';
import { type Flood, frontAt, SCRATCH } from './flood.ts';
import { isDeadly } from './walker.ts';

/** What a layer reached by this step, as a board, without the squares where the walker has died: nobody goes on there. */
export const living = (flood: Flood, layer: number, step: number, cargo: Cargo): number => {
  const front = frontAt(flood, layer, step);
  if (!flood.isPerilous || step === 0) return front;
  const { bits, high, low, walker, words } = flood;
  const { maze } = walker.situation;
  const alive = SCRATCH * words;
  const last = (high[layer] as number) + 1;
  for (let word = (low[layer] as number) - 1; word <= last; word++) {
    bits[alive + word] = bits[front + word] as number;
    for (let rest = (bits[front + word] as number) & (maze.deadly[word] as number); rest !== 0; rest &= rest - 1) {
      if (isDeadly(walker, cargo, maze.places[(word << 5) | lowestBit(rest)] as Place))
        bits[alive + word] = (bits[alive + word] as number) & ~(rest & -rest);
    }
  }
  return alive;
};
