import { lineOf } from '../../board/grid.ts';
import { refuse } from '../refusal.ts';
import { pieceOf, type Situation } from '../situation.ts';
import type { PieceId } from '../state.ts';
import { spend } from '../turn.ts';
import { checkActor, type Handler } from './handler.ts';

export const reveal: Handler<'reveal'> = {
  check: (situation, seat, { piece, tile }) => {
    const { rules, state } = situation;
    const unable = checkActor(situation, seat, piece);
    if (unable) return unable;
    if (state.tiles[tile] === undefined) return refuse(rules, 'noSuchRoom', { tile });
    if (state.tiles[tile]?.room !== undefined) return refuse(rules, 'notFaceDown', { tile });
    return accessible(situation, piece).includes(tile) ? undefined : refuse(rules, 'noAccess', { piece, tile });
  },
  perform: (tx, _seat, { piece, tile }) => {
    spend(tx, piece);
    tx.emit({ type: 'asked', task: { kind: 'draw', seats: ['chance'], what: 'room', tile } });
  },
};

/** B-REV-01, B-REV-02, B-REV-03. */
export const accessible = (situation: Situation, piece: PieceId): readonly number[] => {
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
