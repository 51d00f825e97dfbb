import { gather } from '../../core/harm.ts';
import { terrainAt } from '../../core/situation/ground.ts';
import { NOBODY, pieceOf, type Situation } from '../../core/situation/situation.ts';
import type { PieceId } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { NO_TARGET, type OfferRule, offer } from '../rule.ts';
import { whoStandsOver } from './heal.ts';
import { refusing } from './refusing.ts';

/** Any wounded character drinks beside this terrain, is healed and may act at once (P-FOUNT-01 to P-FOUNT-11). */
export const healsBeside = (terrain: string, cites: Citing<'notWounded' | 'noFountain' | 'stoodOver'>): OfferRule =>
  offer(terrain, {
    target: 'none',
    makes: ['revived'],
    whileWounded: true,
    candidates: (situation, actor) => (isBeside(situation, actor, terrain) ? [NO_TARGET] : []),
    refuses(situation, { actor }) {
      const { carrier, wounded } = pieceOf(situation, actor);
      if (!wounded) return refusing(cites, 'notWounded', { piece: actor });
      if (!isBeside(situation, actor, terrain)) return refusing(cites, 'noFountain', { piece: actor });
      return carrier !== undefined || whoStandsOver(situation, actor) !== NOBODY
        ? refusing(cites, 'stoodOver', { target: actor })
        : undefined;
    },
    perform(tx, { actor }) {
      tx.emit({ type: 'revived', piece: actor });
      gather(tx, actor);
    },
  });

const isBeside = (situation: Situation, actor: PieceId, terrain: string): boolean => {
  const { maze, rules } = situation;
  return rules.family
    .neighbours(maze, pieceOf(situation, actor).at)
    .some((place) => terrainAt(situation, place) === terrain);
};
