import { BESIDE } from '../../board/drawing.ts';
import { isBeside, tokensBeside } from '../../core/combat/reach.ts';
import {
  findAt,
  isCharacter,
  loadOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
} from '../../core/situation/situation.ts';
import type { PieceId } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer } from '../rule.ts';
import { refusing } from './refusing.ts';

/** Takes an object from an enemy beside it (P-PICK-01 to P-PICK-14). */
export const steals = (cites: Citing<'handsFull' | 'armsFull' | 'noObject' | 'notInReach' | 'notWithFoe'>): OfferRule =>
  offer('steal', {
    target: 'piece',
    beside: BESIDE.token,
    makes: ['stole'],
    candidates: (situation, actor) => tokensBeside(situation, actor, (id) => !isCharacter(situation, id)),
    refuses(situation, { actor, target }) {
      const load = loadOf(situation, actor);
      if (load !== NOBODY)
        return refusing(cites, isCharacter(situation, load) ? 'armsFull' : 'handsFull', { piece: actor });
      const object = situation.state.pieces[target];
      if (object === undefined || object.at < 0 || isCharacter(situation, target))
        return refusing(cites, 'noObject', { target });
      if (!isBeside(situation, pieceOf(situation, actor).at, object.at))
        return refusing(cites, 'notInReach', { piece: actor, target });
      return isWithFoe(situation, actor, target) ? undefined : refusing(cites, 'notWithFoe', { target });
    },
    perform: (tx, { actor, target }) => tx.emit({ type: 'stole', piece: actor, token: target }),
  });

const isWithFoe = (situation: Situation, actor: PieceId, object: PieceId): boolean => {
  const { at, carrier } = pieceOf(situation, object);
  const isEnemy = (id: PieceId) => isCharacter(situation, id) && ownerOf(situation, id) !== ownerOf(situation, actor);
  if (!situation.rules.family.carrying.stacks) return carrier !== undefined && isEnemy(carrier);
  return findAt(situation, at, isEnemy) !== NOBODY;
};
