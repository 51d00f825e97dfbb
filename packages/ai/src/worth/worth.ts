import { opponent, type Piece, type Seat, type State } from '@archmage/engine';
import { handWorth } from '../duel/hands.ts';
import { burden, type Figures } from './figures.ts';
import { NOTHING, type Scale, scaleOf } from './scale.ts';
import { threatsTo } from './threats.ts';
import { waysOut } from './ways.ts';

/** Worth more than all points a game can bring. */
export const WIN = 20;

/** What a position is worth to a seat, in points: his side less the other's. The threats of who moves `next` are at hand. */
export const worth = (figures: Figures, state: State, seat: Seat, next: Seat): number => {
  const { ending, players } = state;
  if (ending !== undefined) return ending.winner === 'draw' ? 0 : ending.winner === seat ? WIN : -WIN;
  const lead = players[seat].bank - players[opponent(seat)].bank;
  // B-END-02, B-END-03: it is over when this turn is.
  if (Math.max(players.yellow.bank, players.blue.bank) >= figures.rules.options.target) return Math.sign(lead) * WIN;
  const scale = scaleOf(figures, state);
  return sideWorth(scale, seat, next) - sideWorth(scale, opponent(seat), next);
};

const sideWorth = (scale: Scale, seat: Seat, next: Seat): number => {
  const { figures, state } = scale;
  const { rules, weights } = figures;
  const { bank, hand } = state.players[seat];
  let sum = bank + weights.hand * handWorth(hand, scale.fights);
  for (const card of hand) if (card === 'J') sum += weights.jump;
  for (const { stash } of state.tiles) for (const { owner } of stash) if (owner === seat) sum += weights.hidden;
  for (const id of rules.characters[seat]) {
    const piece = state.pieces[id] as Piece;
    if (piece.at >= 0) sum += characterWorth(scale, piece);
  }
  return sum - (next === seat ? weights.later : 1) * threatsTo(scale, seat);
};

const characterWorth = ({ figures, layout, maze, loads, state }: Scale, piece: Piece): number => {
  const { curve, points, rules, way, weights } = figures;
  const ways = layout[way[piece.id] as number] ?? waysOut(rules, state.tiles, piece.id);
  const out = curve[ways[piece.at] as number] as number;
  const alive = weights.alive + out * (points[piece.id] as number);
  if (piece.wounded) return alive * (piece.carrier === undefined ? weights.wounded : weights.carried);
  const load = loads[piece.id] as number;
  const gear = maze.gears.includes(piece.at) ? weights.gear : 0;
  return alive + gear + (load === NOTHING ? 0 : burden(figures, piece.id, load, out));
};
