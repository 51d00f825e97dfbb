import { eliminate, useUp } from '../../core/harm.ts';
import type { Refusal } from '../../core/refusal.ts';
import { firstInLine } from '../../core/situation/sight.ts';
import { memberOf, NOBODY, objectsWith, type Situation } from '../../core/situation/situation.ts';
import type { PieceId } from '../../core/state.ts';
import type { Tx } from '../../core/tx.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer } from '../rule.ts';
import { refusing } from './refusing.ts';

/** A wizard fires along a line and kills the first character met; the object is used up (B-FIR-01 to B-FIR-08). */
export const firesOnce = (cites: Citing<'noWizard'> & LineCites): OfferRule =>
  offer('fire', {
    target: 'direction',
    exact: true,
    candidates: (situation, actor) => (isWizard(situation, actor) ? aims(situation, actor) : []),
    refuses(situation, { actor, target }) {
      if (!isWizard(situation, actor)) return refusing(cites, 'noWizard', { piece: actor });
      return checkLine(situation, actor, target, cites);
    },
    perform(tx, { actor, bearer, target }) {
      const victim = firstInLine(tx.now(), actor, target);
      useUp(tx, bearer);
      burn(tx, victim);
    },
  });

/** The same by its own breath, as often as it likes (P-DRAGON-01 to P-DRAGON-06). */
export const breathesFire = (cites: LineCites): OfferRule =>
  offer('breathe', {
    target: 'direction',
    exact: true,
    candidates: aims,
    refuses: (situation, { actor, target }) => checkLine(situation, actor, target, cites),
    perform: (tx, { actor, target }) => burn(tx, firstInLine(tx.now(), actor, target)),
  });

type LineCites = Citing<'noDirection' | 'nobodyInLine'>;

/** Other magic users read scrolls and fire no wand (P-ILLU-15). */
const isWizard = (situation: Situation, id: PieceId): boolean => memberOf(situation, id).traits.includes('wizard');

/** The directions in which there is somebody to hit. */
function aims(situation: Situation, actor: PieceId): readonly number[] {
  const found: number[] = [];
  for (let direction = 0; direction < 4; direction++)
    if (firstInLine(situation, actor, direction) !== NOBODY) found.push(direction);
  return found;
}

const checkLine = (situation: Situation, actor: PieceId, direction: number, cites: LineCites): Refusal | undefined => {
  if (direction < 0 || direction > 3) return refusing(cites, 'noDirection', { direction });
  return firstInLine(situation, actor, direction) === NOBODY
    ? refusing(cites, 'nobodyInLine', { direction })
    : undefined;
};

/** P-SHIELD-01, P-SHIELD-03: it stops there all the same. */
const burn = (tx: Tx, victim: PieceId): void => {
  const now = tx.now();
  if (!objectsWith(now, victim).some((object) => memberOf(now, object).wards.includes('fire'))) eliminate(tx, victim);
};
