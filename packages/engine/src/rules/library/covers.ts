import { addInSight } from '../../core/situation/sight.ts';
import { ownerOf, type Situation } from '../../core/situation/situation.ts';
import { type Cover, type PieceId, type Place, type Seat, type Tile, tileOf } from '../../core/state.ts';
import type { Tx } from '../../core/tx.ts';
import type { Citing } from '../cites.ts';
import { NO_TARGET, type OfferRule, offer } from '../rule.ts';
import { isEmptyFloor } from './floor.ts';
import { refusing } from './refusing.ts';

/** Lays a marker of one's colour on an empty floor square in sight, wherever it was before (P-ILLU-01, P-ILLU-07). */
export const conjures = (name: string, cites: Citing<'noEmptyFloor' | 'notInSight'>): OfferRule =>
  offer(name, {
    target: 'place',
    sighted: true,
    makes: ['covered', 'uncovered'],
    exact: true,
    candidates: placesInSight,
    refuses(situation, { actor, target }) {
      if (!isEmptyFloor(situation, target)) return refusing(cites, 'noEmptyFloor', { place: target });
      const isSeen = placesInSight(situation, actor).includes(target);
      return isSeen ? undefined : refusing(cites, 'notInSight', { place: target });
    },
    perform(tx, { actor, target }) {
      const owner = ownerOf(tx.now(), actor);
      takeBack(tx, name, owner);
      const { cells } = tx.rules.grid;
      const cover: Cover = { cell: target % cells, name, owner };
      tx.emit({ type: 'covered', tile: tileOf(tx.rules.grid, target), cover });
    },
  });

/** Takes it back and keeps it, from anywhere (P-ILLU-07, P-ILLU-08, P-ILLU-09). */
export const dispels = (name: string, cites: Citing<'notLaid'>): OfferRule =>
  offer(`un${name}`, {
    target: 'none',
    makes: ['uncovered'],
    exact: true,
    candidates: (situation, actor) => (isLaid(situation, actor, name) ? [NO_TARGET] : []),
    refuses: (situation, { actor }) =>
      isLaid(situation, actor, name) ? undefined : refusing(cites, 'notLaid', { piece: actor }),
    perform: (tx, { actor }) => takeBack(tx, name, ownerOf(tx.now(), actor)),
  });

/** Whoever lays two kinds of markers sees the same places for both: the last answer is kept. */
const placesInSight = (situation: Situation, actor: PieceId): readonly Place[] => {
  if (latest?.situation === situation && latest.actor === actor) return latest.places;
  const seen: Place[] = [];
  for (let direction = 0; direction < 4; direction++) addInSight(situation, actor, direction, seen);
  latest = { situation, actor, places: seen.filter((place) => isEmptyFloor(situation, place)) };
  return latest.places;
};

let latest: { readonly situation: Situation; readonly actor: PieceId; readonly places: readonly Place[] } | undefined;

const isLaid = (situation: Situation, actor: PieceId, name: string): boolean =>
  laid(situation.state.tiles, name, ownerOf(situation, actor)) !== undefined;

const laid = (tiles: readonly Tile[], name: string, owner: Seat) => {
  for (let tile = 0; tile < tiles.length; tile++)
    for (const cover of (tiles[tile] as Tile).covers)
      if (cover.name === name && cover.owner === owner) return { tile, cover };
  return undefined;
};

const takeBack = (tx: Tx, name: string, owner: Seat): void => {
  const found = laid(tx.state.tiles, name, owner);
  if (found) tx.emit({ type: 'uncovered', ...found });
};
