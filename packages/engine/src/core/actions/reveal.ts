import { lineOf } from '../../board/grid.ts';
import { refuse } from '../refusal.ts';
import { pieceOf, type Situation } from '../situation.ts';
import { type PieceId, type Tile, tileOf } from '../state.ts';
import { spend } from '../turn.ts';
import { checkActor, type Handler } from './handler.ts';

export const reveal: Handler<'reveal'> = {
  check: (situation, seat, { piece, tile }) => {
    const { rules, state } = situation;
    const unable = checkActor(situation, seat, piece);
    if (unable) return unable;
    if (state.tiles[tile] === undefined) return refuse(rules, 'malformed', { tile });
    if (state.tiles[tile]?.room !== undefined) return refuse(rules, 'notFaceDown', { tile });
    return hasAccess(situation, piece, tile) ? undefined : refuse(rules, 'noAccess', { piece, tile });
  },
  perform: (tx, _seat, { piece, tile }) => {
    spend(tx, piece);
    tx.emit({ type: 'asked', task: { kind: 'draw', seats: ['chance'], what: 'room', tile } });
  },
};

/** B-REV-01, B-REV-02, B-REV-03. */
export const hasAccess = (situation: Situation, piece: PieceId, tile: number): boolean => {
  const { maze, rules, state } = situation;
  const { at } = pieceOf(situation, piece);
  if (tileOf(rules.grid, at) < 0) return isBesideLine(situation, at, state.tiles[tile] as Tile);
  for (let direction = 0; direction < 4; direction++) if (maze.facing[at * 4 + direction] === tile) return true;
  return false;
};

const isBesideLine = ({ rules: { grid } }: Situation, at: number, { slot }: Tile): boolean =>
  slot % grid.columns === (lineOf(grid, at) === 0 ? 0 : grid.columns - 1);
