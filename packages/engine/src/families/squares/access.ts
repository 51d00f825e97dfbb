import { lineOf } from '../../board/grid.ts';
import { pieceOf, type Situation } from '../../core/situation/situation.ts';
import type { PieceId } from '../../core/state.ts';

/** The face-down rooms beyond an open edge of its square, or beside its line (B-REV-01, B-REV-02, B-REV-03). */
export const access = (situation: Situation, piece: PieceId): readonly number[] => {
  const { maze, rules } = situation;
  const { at } = pieceOf(situation, piece);
  if (at >= rules.grid.squares) return maze.besideLine[lineOf(rules.grid, at)] as readonly number[];
  let tiles = NONE;
  for (let edge = at * 4; edge < at * 4 + 4; edge++) {
    const tile = maze.facing[edge] as number;
    if (tile >= 0 && !tiles.includes(tile)) tiles = [...tiles, tile];
  }
  return tiles;
};

const NONE: readonly number[] = [];
