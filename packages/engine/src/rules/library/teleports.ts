import { lineOf } from '../../board/grid.ts';
import { arrive } from '../../core/actions/move.ts';
import { useUp } from '../../core/harm.ts';
import type { Situation } from '../../core/situation/situation.ts';
import { type PieceId, type Place, tileOf } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { type OfferRule, offer } from '../rule.ts';
import { isEmptyFloor } from './floor.ts';
import { refusing } from './refusing.ts';

/** To any empty floor square of an adjacent room, once (P-RING-01 to P-RING-11). */
export const teleportsOnce = (cites: Citing<'noEmptyFloor' | 'notBesideRoom'>): OfferRule =>
  offer('teleport', {
    target: 'place',
    exact: true,
    candidates(situation, actor) {
      const { cells } = situation.rules.grid;
      const places: Place[] = [];
      for (const tile of roomsBeside(situation, actor))
        for (let place = tile * cells; place < (tile + 1) * cells; place++)
          if (isEmptyFloor(situation, place)) places.push(place);
      return places;
    },
    refuses(situation, { actor, target }) {
      if (!isEmptyFloor(situation, target)) return refusing(cites, 'noEmptyFloor', { place: target });
      return roomsBeside(situation, actor).includes(tileOf(situation.rules.grid, target))
        ? undefined
        : refusing(cites, 'notBesideRoom', { place: target });
    },
    perform(tx, { actor, bearer, target }) {
      useUp(tx, bearer);
      tx.emit({ type: 'moved', piece: actor, path: [target] });
      arrive(tx, actor);
    },
  });

/** Face-up rooms that share a side with one's own, or touch the line one stands on (P-RING-04, P-RING-05, P-RING-09). */
const roomsBeside = ({ maze, pieces, rules, state }: Situation, actor: PieceId): readonly number[] => {
  const { columns, slots } = rules.grid;
  const at = pieces[actor]?.at as Place;
  const slot = state.tiles[tileOf(rules.grid, at)]?.slot;
  const isBeside = (other: number) => {
    const column = other % columns;
    if (slot === undefined) return column === (lineOf(rules.grid, at) === 0 ? 0 : columns - 1);
    const isLevel = Math.floor(slot / columns) === Math.floor(other / columns);
    return isLevel ? Math.abs(column - (slot % columns)) === 1 : Math.abs(other - slot) === columns;
  };
  return Array.from({ length: slots }, (_, other) => other)
    .filter(isBeside)
    .map((other) => maze.tileAt[other] as number)
    .filter((tile) => state.tiles[tile]?.room !== undefined);
};
