import { aimlines, type PieceId, type Place, type Sightline, sightlines } from '@archmage/engine';
import type { Ray, Spot } from '../../board/model.ts';
import { placeOf, type Seen } from './seen.ts';

type Board = Omit<Seen, 'seat'>;

/** Whoever aims along lines of sight: at what stands there, or at the squares themselves. */
export const looks = ({ rules, view }: Board, piece: PieceId): boolean => aimlines(rules, view, piece).length > 0;

/** What a character sees each way, or reaches, and what stops it. */
export const raysOf = ({ rules, view }: Board, piece: PieceId): readonly Ray[] =>
  aimlines(rules, view, piece)
    .map(({ seen, stop }) => ({ from: placeOf(view, piece), seen, stop: spotOf(stop) }))
    .filter(({ seen, stop }) => seen.length > 0 || stop !== undefined);

/** The first character in a line, wherever it stands: a shot is aimed at its square. */
export const firstSeen = ({ rules, view }: Board, piece: PieceId, direction: number): Place | undefined => {
  const line = sightlines(rules, view, piece)[direction];
  return line?.stop === 'somebody' ? line.seen.at(-1) : undefined;
};

const spotOf = (stop: Sightline['stop']): Spot | undefined => {
  if (stop === undefined || stop === 'somebody') return undefined;
  return 'place' in stop
    ? { kind: 'place', place: stop.place }
    : { kind: 'edge', place: stop.edge >> 2, side: stop.edge & 3 };
};
