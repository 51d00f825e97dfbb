import { pieceOf } from '../../core/situation/situation.ts';
import type { Movement } from '../../rules/movement.ts';
import { checkLegs } from '../legs.ts';
import { flights } from './flights.ts';
import { entranceOf, isHindered } from './ground.ts';
import { checkJump, jumps } from './jump.ts';
import { legsTo, type Step, search } from './search.ts';
import { gaitOf } from './walk.ts';

/** From zone to zone, found by trying. */
export const movement: Movement = {
  find: (situation, piece) => {
    const ends = search(situation, piece, gaitOf(situation, piece).first);
    return { piece, length: ends.length, spell: (_, nth) => legsTo(ends[nth] as Step) };
  },
  check: (situation, piece, walk) => checkLegs(gaitOf(situation, piece), walk),
  jumps,
  checkJump,
  // C-REV-2, C-REV-3
  access: (situation, piece) => {
    const { at } = pieceOf(situation, piece);
    return [...new Set(situation.maze.facing.subarray(at * 4, at * 4 + 4))].filter((tile) => tile >= 0);
  },
  drops: (situation, piece, load) => (pieceOf(situation, load).carrier === piece ? undefined : 'handsEmpty'),
  lands: (situation, piece, to) => {
    const gait = gaitOf(situation, piece);
    return gait.end({ ...gait.first, place: to, steps: 1 });
  },
  flights,
  // C-MOVE-6
  arrived: (tx, piece, from) => {
    const now = tx.now();
    const { at } = pieceOf(now, piece);
    const isMet = at >= 0 && isHindered(now, piece, at);
    if (isMet) tx.emit({ type: 'met', piece, edge: entranceOf(now, piece, from, at) });
    else if (tx.state.turn.entrances.some((entrance) => entrance.piece === piece)) tx.emit({ type: 'met', piece });
  },
};
