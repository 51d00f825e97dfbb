import { labyrinthOf, type PieceId, type Place, type Ruleset, type State, sees, tileOf } from '@archmage/engine';
import type { Ray, Spot } from '../../board/model.ts';
import { memberOf, offersOf, piecesAt, placeOf, type Seen } from './seen.ts';

type Board = Omit<Seen, 'seat'>;

/** Whoever aims along lines of sight: at what stands there, or at the squares themselves. */
export const looks = ({ rules, view }: Board, piece: PieceId): boolean => {
  const { covers, owner, sort } = memberOf(rules, piece);
  if (sort === 'object' || view.pieces[piece]?.wounded === true) return false;
  return (
    covers.length > 0 || offersOf({ rules, view, seat: owner }, piece).some(({ target }) => target === 'direction')
  );
};

/** What a character sees each way, and what stops it: an edge, or a square no line enters (P-SIGHT-02). */
export const raysOf = (board: Board, piece: PieceId): readonly Ray[] =>
  DIRECTIONS.map((direction) => rayOf(board, piece, direction)).filter(
    ({ seen, stop }) => seen.length > 0 || stop !== undefined,
  );

/** The first character in a line, wherever it stands: a shot is aimed at its square. */
export const firstSeen = ({ rules, view }: Board, piece: PieceId, direction: number): Place | undefined => {
  const last = sees(rules, view, piece)[direction]?.at(-1);
  return last !== undefined && isOccupied(rules, view, last) ? last : undefined;
};

const DIRECTIONS = [0, 1, 2, 3] as const;

const rayOf = ({ rules, view }: Board, piece: PieceId, direction: number): Ray => {
  const from = placeOf(view, piece);
  const seen = sees(rules, view, piece)[direction] ?? [];
  const last = seen.at(-1);
  const isMet = last !== undefined && isOccupied(rules, view, last);
  return { from, seen, stop: isMet ? undefined : stopAt({ rules, view }, last ?? from, direction) };
};

/** Nothing stops a line at the rim of the board: there it ends. */
const stopAt = ({ rules, view }: Board, place: Place, direction: number): Spot | undefined => {
  const { beyond, facing, link } = labyrinthOf(rules, view.tiles);
  const edge = place * 4 + direction;
  const next = link[edge] ?? -1;
  if (next >= 0) return { kind: 'place', place: next };
  if ((beyond[edge] ?? -1) < 0 && (facing[edge] ?? -1) < 0) return undefined;
  const { turn = 0 } = view.tiles[tileOf(rules.grid, place)] ?? {};
  return { kind: 'edge', place, side: (direction - turn) & 3 };
};

const isOccupied = (rules: Ruleset, view: State, place: Place): boolean =>
  piecesAt(view, place).some((id) => memberOf(rules, id).sort === 'character');
