import type { Piece, PieceId, Seat } from '@archmage/engine';
import { NOTHING, type Scale } from './scale.ts';
import { waysAt } from './ways.ts';

/**
 * Gates keep a side from the exits less when it has somebody at hand who opens them: part of what its runners would gain
 * if all gates in their way were opened. Where no object opens gates, nobody is told apart.
 */
export const cellsOf = (scale: Scale, seat: Seat): number => {
  const { figures, state } = scale;
  const standing = figures.rules.characters[seat].filter((id) => isUp(state.pieces[id] as Piece));
  if (!standing.some((id) => isOpening(scale, id))) return 0;
  return figures.weights.opener * standing.reduce((sum, id) => sum + barred(scale, id), 0);
};

const isUp = ({ at, carrier, wounded }: Piece): boolean => at >= 0 && carrier === undefined && !wounded;

const isOpening = ({ figures: { opens, openingWay, way }, loads, others }: Scale, id: PieceId): boolean => {
  if (way[id] === openingWay[id]) return true;
  for (let load = loads[id] as number; load !== NOTHING; load = others[load] as number)
    if (opens[load] === 1) return true;
  return false;
};

/** What closed gates cost who cannot open them. */
const barred = (scale: Scale, id: PieceId): number => {
  if (isOpening(scale, id)) return 0;
  const { figures, state } = scale;
  const { curve, openingWay, points, rules, way } = figures;
  const { at } = state.pieces[id] as Piece;
  const out = (nth: number): number => curve[waysAt(rules, state.tiles, nth)[at] as number] as number;
  return (out(openingWay[id] as number) - out(way[id] as number)) * (points[id] as number);
};
