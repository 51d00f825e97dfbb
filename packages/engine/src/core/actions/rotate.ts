import type { Chamber } from '../../rules/ruleset.ts';
import type { Way } from '../action.ts';
import { refuse } from '../refusal.ts';
import { memberOf, pieceOf, type Situation } from '../situation/situation.ts';
import { type PieceId, tileOf } from '../state.ts';
import { settle, spend } from '../turn.ts';
import { checkActor, type Handler } from './handler.ts';

export const rotate: Handler<'rotate'> = {
  check: (situation, seat, { piece, tile, way }) => {
    const { rules, state } = situation;
    const unable = checkActor(situation, seat, piece);
    if (unable) return unable;
    const gear = gearUnder(situation, piece);
    if (gear === undefined) return refuse(rules, 'noGear', { piece });
    if (state.tiles[tile] === undefined) return refuse(rules, 'noSuchRoom', { tile });
    const turning = situation.maze.chambers[tile];
    if (turning === undefined) return refuse(rules, 'faceDown', { tile });
    if (turning.room.number !== gear.room.number) return refuse(rules, 'notTwin', { tile });
    // B-ROT-02: the way the turning room's own arrow points; B-MEK-01 ignores arrows.
    if (way !== turning.room.arrow && !memberOf(situation, piece).eitherWay)
      return refuse(rules, tile === tileOf(rules.grid, pieceOf(situation, piece).at) ? 'wrongWay' : 'twinWrongWay', {
        tile,
        way,
      });
    return undefined;
  },
  perform: (tx, _seat, { piece, tile, way }) => {
    spend(tx, piece);
    tx.emit({ type: 'rotated', tile, quarters: QUARTERS[way] });
    settle(tx);
  },
};

const QUARTERS: Readonly<Record<Way, number>> = { cw: 1, ccw: 3 };

/** The room whose gear this character stands on. */
export const gearUnder = (situation: Situation, piece: PieceId): Chamber | undefined => {
  const { at } = pieceOf(situation, piece);
  const tile = tileOf(situation.rules.grid, at);
  return tile >= 0 && situation.maze.gears[tile] === at ? situation.maze.chambers[tile] : undefined;
};
