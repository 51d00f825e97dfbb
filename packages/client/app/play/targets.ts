import { isInPlay, labyrinthOf, markedEdge, type PieceId, tileOf } from '@archmage/engine';
import { memberOf, type OfferOf, placeOf, type Seen } from './seen.ts';

/** What an ability could be aimed at, the nearest first: the engine is asked about each of them. */
export const targetsOf = (seen: Seen, piece: PieceId, target: OfferOf['target']): readonly number[] => {
  switch (target) {
    case 'direction':
      return [0, 1, 2, 3];
    case 'place':
      return neighbours(seen, piece);
    case 'edge':
      return edgesAround(seen, piece);
    case 'piece':
      return tokensByDistance(seen, piece);
    default:
      return [];
  }
};

const neighbours = ({ rules, view }: Seen, piece: PieceId): readonly number[] => {
  const at = placeOf(view, piece) * 4;
  return [...labyrinthOf(rules, view.tiles).beyond.subarray(at, at + 4)].filter((place) => place >= 0);
};

/** The four edges of one's own square, portcullises first, then those of the squares beside. */
const edgesAround = (seen: Seen, piece: PieceId): readonly number[] => {
  const { rules, view } = seen;
  const own = placeOf(view, piece);
  const { gate } = labyrinthOf(rules, view.tiles);
  const edges = [own, ...neighbours(seen, piece)].flatMap((place) =>
    [0, 1, 2, 3].map((direction) => ({
      place,
      edge: edgeAt(seen, place, direction),
      gate: gate[place * 4 + direction],
    })),
  );
  const gates = edges.filter((each) => each.gate === 1 && each.place === own);
  return [...new Set([...gates, ...edges].map(({ edge }) => edge))];
};

/** An edge's number, in its room's own frame. */
const edgeAt = ({ rules: { grid }, view }: Seen, place: number, direction: number): number => {
  const tile = view.tiles[tileOf(grid, place)];
  if (tile === undefined) return place * 4 + direction;
  const base = tileOf(grid, place) * grid.cells * 4;
  return base + markedEdge(grid.size, place * 4 - base + ((direction - tile.turn) & 3));
};

/** Those beside first, the wounded before the others, and objects last of all. */
const tokensByDistance = (seen: Seen, piece: PieceId): readonly PieceId[] => {
  const { rules, view } = seen;
  const beside = neighbours(seen, piece);
  const rank = (id: PieceId) =>
    (memberOf(rules, id).sort === 'object' ? 4 : 0) +
    (beside.includes(placeOf(view, id)) ? 0 : 2) +
    (view.pieces[id]?.wounded === true ? 0 : 1);
  return view.pieces
    .filter((each) => isInPlay(each) && each.id !== piece)
    .map(({ id }) => id)
    .sort((a, b) => rank(a) - rank(b));
};
