import { isOfSort, opponent, type Piece, type PieceId, type Seat, type State, score } from '@archmage/engine';
import { handWorth } from '../duel/hands.ts';
import { cellsOf } from './cells.ts';
import { burden, type Figures } from './figures.ts';
import { mendedWorth } from './mending.ts';
import { NOTHING, type Scale, scaleOf } from './scale.ts';
import { threatsTo } from './threats.ts';
import { waysAt } from './ways.ts';

/** Worth more than all points a game can bring. */
export const WIN = 20;

/** What a position is worth to a seat, in points: his side less the other's. The threats of who moves `next` are at hand. */
export const worth = (figures: Figures, state: State, seat: Seat, next: Seat): number => {
  const { ending } = state;
  if (ending !== undefined) return ending.winner === 'draw' ? 0 : ending.winner === seat ? WIN : -WIN;
  const own = pointsOf(figures, state, seat);
  const theirs = pointsOf(figures, state, opponent(seat));
  // B-END-02, B-END-03: it is over when this turn is.
  if (Math.max(own, theirs) >= figures.rules.options.target) return Math.sign(own - theirs) * WIN;
  const scale = scaleOf(figures, state);
  return sideWorth(scale, seat, next) - sideWorth(scale, opponent(seat), next);
};

/** Points that are only held may be lost again: they count in full when they decide, else for a part (P-PENTA-07). */
const pointsOf = ({ hasObjectives, rules }: Figures, state: State, seat: Seat): number =>
  hasObjectives ? score(rules, state, seat) : state.players[seat].bank;

const HELD = 0.7;

const sideWorth = (scale: Scale, seat: Seat, next: Seat): number => {
  const { figures, state } = scale;
  const { rules, weights } = figures;
  const { bank, hand } = state.players[seat];
  const held = HELD * (pointsOf(figures, state, seat) - bank);
  let sum = bank + held + weights.hand * handWorth(rules, hand, scale.fights);
  for (const card of hand) if (isOfSort(rules, card, 'jump')) sum += weights.jump;
  for (const { stash } of state.tiles) for (const { owner } of stash) if (owner === seat) sum += weights.hidden;
  for (const id of rules.characters[seat]) {
    const piece = state.pieces[id] as Piece;
    if (piece.at >= 0) sum += characterWorth(scale, piece);
  }
  return sum + cellsOf(scale, seat) - (next === seat ? weights.later : 1) * threatsTo(scale, seat);
};

const characterWorth = (scale: Scale, piece: Piece): number => {
  const { figures, layout, maze, loads, others, state } = scale;
  const { curve, points, rules, weights } = figures;
  const way = wayWith(scale, piece.id);
  const ways = layout[way] ?? waysAt(rules, state.tiles, way);
  const out = curve[ways[piece.at] as number] as number;
  const alive = weights.alive + out * (points[piece.id] as number);
  if (piece.wounded) return woundedWorth(scale, piece, alive);
  let sum = alive + (maze.gears.includes(piece.at) ? weights.gear : 0) + (figures.skill[piece.id] as number);
  for (let load = loads[piece.id] as number; load !== NOTHING; load = others[load] as number)
    sum += burden(scale, piece.id, load, out);
  return sum;
};

/** Whoever carries what opens gates goes through them. */
const wayWith = ({ figures: { opens, openingWay, way }, loads, others }: Scale, id: PieceId): number => {
  for (let load = loads[id] as number; load !== NOTHING; load = others[load] as number)
    if (opens[load] === 1) return openingWay[id] as number;
  return way[id] as number;
};

const woundedWorth = (scale: Scale, { at, carrier }: Piece, alive: number): number => {
  const { weights } = scale.figures;
  const left = alive * (carrier === undefined ? weights.wounded : weights.carried);
  return Math.max(left, mendedWorth(scale, alive, at, carrier));
};
