import { useUp } from '../../core/harm.ts';
import { chamberAt } from '../../core/situation/ground.ts';
import {
  firstAt,
  isCharacter,
  memberOf,
  nextTo,
  ownerOf,
  pieceOf,
  type Situation,
} from '../../core/situation/situation.ts';
import { type PieceId, tileOf } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer } from '../rule.ts';
import { refusing } from './refusing.ts';

/** A magic user takes command of an enemy in the same room for some actions; the object is used up (P-CHARM-01). */
export const charmsOnce = (
  actions: number,
  cites: Citing<'noMagicUser' | 'notFoe' | 'otherRoomThan' | 'inMist'>,
): OfferRule =>
  offer('charm', {
    target: 'piece',
    makes: ['timeAdded'],
    candidates(situation, actor) {
      const { cells, squares } = situation.rules.grid;
      const { at } = pieceOf(situation, actor);
      if (at >= squares) return [];
      const first = tileOf(situation.rules.grid, at) * cells;
      const foes: PieceId[] = [];
      for (let place = first; place < first + cells; place++)
        for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id))
          if (isFoe(situation, actor, id)) foes.push(id);
      return foes;
    },
    refuses(situation, { actor, target }) {
      if (!memberOf(situation, actor).traits.includes('magicUser'))
        return refusing(cites, 'noMagicUser', { piece: actor });
      const piece = situation.state.pieces[target];
      if (piece === undefined || piece.at < 0 || !isFoe(situation, actor, target))
        return refusing(cites, 'notFoe', { target });
      if (!isSameRoom(situation, actor, target)) return refusing(cites, 'otherRoomThan', { piece: actor, target });
      return isVeiled(situation, target) ? refusing(cites, 'inMist', { target }) : undefined;
    },
    perform(tx, { bearer, target }) {
      useUp(tx, bearer);
      tx.emit({ type: 'purseOpened', ap: actions, only: target, lent: true });
      const { timer } = tx.rules.options;
      // P-CHARM-15
      if (timer) tx.emit({ type: 'timeAdded', seconds: timer.potion });
    },
  });

/** P-CHARM-30: by the caster's colour, whoever commands him. */
const isFoe = (situation: Situation, actor: PieceId, id: PieceId): boolean =>
  isCharacter(situation, id) && ownerOf(situation, id) !== ownerOf(situation, actor);

/** P-CHARM-05: who stands on a starting line is in no room. */
const isSameRoom = (situation: Situation, actor: PieceId, target: PieceId): boolean => {
  const { grid } = situation.rules;
  const [own, other] = [actor, target].map((id) => tileOf(grid, pieceOf(situation, id).at));
  return own !== -1 && own === other;
};

const isVeiled = (situation: Situation, id: PieceId): boolean => {
  const { at } = pieceOf(situation, id);
  return chamberAt(situation, at)?.blind[at % situation.rules.grid.cells] === 1;
};
