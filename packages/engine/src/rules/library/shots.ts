import { eliminate, useUp } from '../../core/harm.ts';
import { findAt, isCharacter, memberOf, NOBODY, pieceOf, type Situation } from '../../core/situation.ts';
import type { PieceId } from '../../core/state.ts';
import type { OfferRule } from '../rule.ts';
import { refusing } from './refusing.ts';

/** A magic user fires along a line and kills the first character met; the object is used up (B-FIR-01 to B-FIR-08). */
export const firesOnce: OfferRule = {
  on: 'offer',
  id: 'fire',
  cost: 1,
  target: 'direction',
  candidates: () => [0, 1, 2, 3],
  refuses(situation, { actor, target }) {
    if (!memberOf(situation, actor).traits.includes('magicUser'))
      return refusing('B-WIZ-04', 'noMagicUser', { piece: actor });
    if (![0, 1, 2, 3].includes(target)) return refusing('B-FIR-01', 'noDirection', { direction: target });
    return firstInLine(situation, actor, target) === NOBODY
      ? refusing('B-FIR-06', 'nobodyInLine', { direction: target })
      : undefined;
  },
  perform(tx, { actor, bearer, target }) {
    const victim = firstInLine(tx.now(), actor, target);
    useUp(tx, bearer);
    eliminate(tx, victim);
  },
};

/** B-FIR-03, B-GLO-06: walls, closed portcullises and characters stop the line; face-down rooms have no squares. */
export const firstInLine = (situation: Situation, from: PieceId, direction: number): PieceId => {
  const { link } = situation.maze;
  let place = link[pieceOf(situation, from).at * 4 + direction] as number;
  while (place >= 0) {
    const hit = findAt(
      situation,
      place,
      (id) => isCharacter(situation, id) && pieceOf(situation, id).carrier === undefined,
    );
    if (hit !== NOBODY) return hit;
    place = link[place * 4 + direction] as number;
  }
  return NOBODY;
};
