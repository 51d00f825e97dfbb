import type { Situation } from '../../../../core/situation/situation.ts';
import { pieceOf } from '../../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../../core/state.ts';
import { crow, nearest } from '../squares.ts';
import { mindOf, startIn } from './mind.ts';
import { type Cost, compareCosts, explore } from './search.ts';

/** S-PERS-07: those of the squares that somebody gets to most cheaply; if to none, the nearest as the crow flies. */
export const reachableFirst = (situation: Situation, npc: PieceId, squares: readonly Place[]): readonly Place[] => {
  const mind = mindOf(situation, npc, 0);
  let best: Place[] = [];
  let least: Cost | undefined;
  for (const { cost, spot } of explore(mind.graphs.keeps, startIn(mind, 'keeps'), FARTHEST)) {
    if (least !== undefined && compareCosts(cost, least) > 0) break;
    if (!squares.includes(spot.place) || best.includes(spot.place)) continue;
    best = [...best, spot.place];
    least = cost;
  }
  if (best.length > 0) return best.sort((a, b) => a - b);
  const { at } = pieceOf(situation, npc);
  return squares.length === 0 ? [] : nearest(squares, (place) => crow(situation, place, at));
};

/** As many action points as it takes. */
const FARTHEST = 60;
