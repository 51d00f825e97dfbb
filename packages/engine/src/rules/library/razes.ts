import { markedEdge } from '../../board/edge.ts';
import { chamberAt } from '../../core/situation/ground.ts';
import { ownerOf, pieceOf, type Situation } from '../../core/situation/situation.ts';
import { type PieceId, type Seat, type State, type Tile, tileOf } from '../../core/state.ts';
import type { Citing } from '../cites.ts';
import { NO_TARGET, type OfferRule, offer } from '../rule.ts';
import { mark } from './edges.ts';
import { refusing } from './refusing.ts';

/** Breaks all the walls of the room it is in, once in a game (C-CHAR-GOLEM-1, C-CHAR-GOLEM-2). */
export const razesOnce = (cites: Citing<'notInRoom' | 'noWallHere' | 'noBreachLeft'>): OfferRule =>
  offer('raze', {
    target: 'none',
    makes: ['marked'],
    left: razesLeft,
    candidates: () => [NO_TARGET],
    refuses(situation, { actor }) {
      if (chamberAt(situation, pieceOf(situation, actor).at) === undefined)
        return refusing(cites, 'notInRoom', { piece: actor });
      if (razesLeft(situation.state, ownerOf(situation, actor)) === 0)
        return refusing(cites, 'noBreachLeft', { limit: 1 });
      return barriersAround(situation, actor).length > 0 ? undefined : refusing(cites, 'noWallHere', { piece: actor });
    },
    perform(tx, { actor }) {
      const now = tx.now();
      for (const edge of barriersAround(now, actor)) mark(tx, edge, 'broken', ownerOf(now, actor));
    },
  });

/** The marks of a seat are the count: they lie for good. */
function razesLeft({ tiles }: State, seat: Seat): number {
  return tiles.some(({ marks }) => marks.some(({ by }) => by === seat)) ? 0 : 1;
}

/** Walls, slits and a portcullis that is not broken, in the room's own layer (C-BOARD-17). */
const barriersAround = (situation: Situation, actor: PieceId): readonly number[] => {
  const { grid } = situation.rules;
  const { at } = pieceOf(situation, actor);
  const tile = tileOf(grid, at);
  const { marks } = situation.state.tiles[tile] as Tile;
  const edges = chamberAt(situation, at)?.room.edges ?? [];
  const own = edges.flatMap((edge, nth) =>
    edge !== 'open' && edge !== 'pit' && markedEdge(grid.size, nth) === nth ? [nth] : [],
  );
  const isBroken = (nth: number) => marks.some(({ edge, state }) => edge === nth && state === 'broken');
  return own.filter((nth) => !isBroken(nth)).map((nth) => tile * grid.cells * 4 + nth);
};
