import {
  canReach,
  type Member,
  opponent,
  type Piece,
  type Ruleset,
  type Seat,
  type State,
  score,
} from '@archmage/engine';
import { distances } from './distance.ts';

const WORTH = {
  point: 100,
  win: 1000,
  /** For each step nearer to the exit. */
  step: 2,
  wounded: -26,
  /** Beside a standing enemy: wounded, or weaker than he is. */
  doomed: -22,
  threatened: -5,
  /** An object in hand, and one worth points outside. */
  load: 3,
  haul: 22,
  /** A token that still lies face-down cannot run. */
  revealed: 7,
} as const;

/** How much a seat likes a view: his side's worth less the other's. */
export const evaluate = (rules: Ruleset, view: State, seat: Seat): number =>
  sideOf(rules, view, seat) - sideOf(rules, view, opponent(seat)) + seen(view) * WORTH.revealed;

const sideOf = (rules: Ruleset, view: State, seat: Seat): number => {
  const points = score(rules, view, seat);
  const won = points >= rules.options.target ? WORTH.win : 0;
  return view.pieces.reduce(
    (sum, piece) => (rules.roster[piece.id]?.owner === seat ? sum + pieceWorth(rules, view, piece) : sum),
    points * WORTH.point + won,
  );
};

const pieceWorth = (rules: Ruleset, view: State, piece: Piece): number => {
  const member = rules.roster[piece.id] as Member;
  if (piece.at < 0) return 0;
  if (member.sort === 'object') return objectWorth(rules, piece, member);
  const far = distances(rules, view.tiles, member.owner)[piece.at] as number;
  const way = -far * WORTH.step * (1 + member.escape * 0.5) * (piece.wounded ? 0.3 : 1);
  return 60 + way + (piece.wounded ? WORTH.wounded : 0) + danger(rules, view, piece, member);
};

/** Whose it is does not matter, who carries it does. */
const objectWorth = (rules: Ruleset, { carrier }: Piece, { owner, haul }: Member): number => {
  if (carrier === undefined) return 0;
  const worth = WORTH.load + haul * WORTH.haul;
  return rules.roster[carrier]?.owner === owner ? worth : -worth;
};

const danger = (rules: Ruleset, view: State, piece: Piece, member: Member): number => {
  let worst = 0;
  for (const other of view.pieces) {
    const foe = rules.roster[other.id] as Member;
    if (other.at < 0 || other.wounded || foe.owner === member.owner || foe.sort === 'object') continue;
    if (!canReach(rules, view, other.id, piece.id)) continue;
    if (piece.wounded) worst = Math.min(worst, WORTH.doomed);
    else if (foe.combat >= member.combat) worst = Math.min(worst, WORTH.threatened);
  }
  return worst;
};

const seen = (view: State): number => view.tiles.filter(({ room }) => room !== undefined).length;
