import { refuse } from '../../core/refusal.ts';
import { pieceOf, type Situation } from '../../core/situation/situation.ts';
import type { PieceId } from '../../core/state.ts';
import type { Movement } from '../../rules/movement.ts';
import { checkLegs, everyWalk, type Found, type Stage } from '../legs.ts';
import { gaitOf, outcomeOf } from './walk.ts';

/** From zone to zone, found by trying. */
export const movement: Movement = {
  find: (situation, piece) => {
    const walks = differentWalks(situation, piece);
    return { piece, length: walks.length, spell: (_, nth) => walks[nth]?.walk ?? [] };
  },
  check: (situation, piece, walk) => checkLegs(gaitOf(situation, piece), walk),
  // Pits lie between zones: what is jumped is no place (C-JUMP-1).
  jumps: () => [],
  checkJump: ({ rules }, { over, to }) => refuse(rules, 'noJump', { over, to }),
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
};

/** One for each outcome, the shortest. */
const differentWalks = (situation: Situation, piece: PieceId): readonly Found<Stage>[] => {
  const found = new Map<string, Found<Stage>>();
  for (const walk of everyWalk(gaitOf(situation, piece))) {
    const outcome = outcomeOf(walk.at);
    if (!found.has(outcome)) found.set(outcome, walk);
  }
  return [...found.values()];
};
