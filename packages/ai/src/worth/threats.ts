import {
  type Attack,
  attacksFromAfar,
  opponent,
  type Piece,
  type PieceId,
  type Seat,
  sightlines,
} from '@archmage/engine';
import { NOTHING, type Scale } from './scale.ts';
import { stepsFrom } from './steps.ts';

/** How likely an enemy comes who needs so many action points, the attack included. */
const COMES = [0, 1, 0.9, 0.6, 0.35, 0.15] as const;

/** What the enemies in reach may cost a seat. */
export const threatsTo = (scale: Scale, seat: Seat): number => {
  const { figures, state } = scale;
  const afar = figures.rules.characters[opponent(seat)].flatMap((id) => strikesBy(scale, id));
  let sum = 0;
  for (const id of figures.rules.characters[seat]) {
    const piece = state.pieces[id] as Piece;
    if (piece.at >= 0 && piece.carrier === undefined)
      sum += Math.max(worstFor(scale, piece, seat), harmFromAfar(scale, piece, afar));
  }
  return sum + shotsAt(scale, seat);
};

/** The part of a death that being in the line of fire is worth: mostly one can step aside. */
const SHOT = 0.4;

/** Whoever stands in the line of fire of somebody who needs nothing to shoot. */
const shotsAt = (scale: Scale, seat: Seat): number => {
  const { figures, state } = scale;
  const { rules, shoots } = figures;
  let worst = 0;
  for (const id of rules.characters[opponent(seat)]) {
    const shooter = state.pieces[id] as Piece;
    if (shoots[id] === 0 || shooter.at < 0 || shooter.wounded) continue;
    for (const { seen } of sightlines(rules, state, id)) {
      const end = seen[seen.length - 1];
      for (const own of end === undefined ? [] : rules.characters[seat])
        if (state.pieces[own]?.at === end && !isFireproof(scale, state.pieces[own]?.carrier ?? own))
          worst += SHOT * (1 + (figures.death[own] as number));
    }
  }
  return worst;
};

/** P-SHIELD-01, P-SHIELD-04. */
const isFireproof = ({ figures: { fireproof }, ...scale }: Scale, bearer: PieceId): boolean =>
  hasLoad(scale, bearer, fireproof);

const hasLoad = ({ loads, others }: Pick<Scale, 'loads' | 'others'>, bearer: PieceId, such: Uint8Array): boolean => {
  for (let load = loads[bearer] as number; load !== NOTHING; load = others[load] as number)
    if (such[load] === 1) return true;
  return false;
};

const worstFor = (scale: Scale, piece: Piece, seat: Seat): number => {
  let worst = 0;
  for (const id of scale.figures.rules.characters[opponent(seat)])
    worst = Math.max(worst, harmByHand(scale, id, piece));
  return worst;
};

/** What one enemy may cost a character. */
export const threatOf = (scale: Scale, id: PieceId, piece: Piece): number =>
  Math.max(harmByHand(scale, id, piece), harmFromAfar(scale, piece, strikesBy(scale, id)));

const harmByHand = (scale: Scale, id: PieceId, piece: Piece): number => {
  const points = pointsByHand(scale, id, piece);
  if (points >= COMES.length) return 0;
  return harmTo(scale, piece, id, strength(scale, 'attack', id, piece.id)) * (COMES[points] as number);
};

/** Of the attacks that some could begin where they are (R-RNG-01, R-SPEAR-01) the worst for this one. */
const harmFromAfar = (scale: Scale, piece: Piece, attacks: readonly Attack[]): number => {
  let worst = 0;
  for (const { piece: foe, target, way = '' } of attacks) {
    if (target !== piece.id) continue;
    const value = scale.figures.rules.ways.get(way)?.value ?? strength(scale, 'attack', foe, target);
    worst = Math.max(worst, harmTo(scale, piece, foe, value));
  }
  return worst;
};

/** The attacks from afar of who stands and has something for it. */
const strikesBy = (scale: Scale, id: PieceId): readonly Attack[] => {
  const { figures, state } = scale;
  const { at, wounded } = state.pieces[id] as Piece;
  if (at < 0 || wounded || !(figures.arms[id] === 1 || hasLoad(scale, id, figures.arms))) return NONE;
  return attacksFromAfar(figures.rules, state, id);
};

const NONE: readonly Attack[] = [];

/** How many action points somebody needs to attack, the attack included; too many, who lies down or is not there. */
export const pointsToStrike = (scale: Scale, id: PieceId, piece: Piece): number =>
  strikesBy(scale, id).some(({ target }) => target === piece.id) ? 1 : pointsByHand(scale, id, piece);

const pointsByHand = (scale: Scale, id: PieceId, piece: Piece): number => {
  const { figures, maze, state } = scale;
  const foe = state.pieces[id] as Piece;
  if (foe.at < 0 || foe.wounded) return NEVER;
  return figures.rules.family.melee(maze, foe.at, figures.rules.grid).includes(piece.at)
    ? 1
    : walkingPoints(scale, foe, piece);
};

const NEVER = 99;

/** To come beside it, and to attack; who does not walk never comes. */
const walkingPoints = ({ figures: { speed }, maze }: Scale, foe: Piece, { at }: Piece): number =>
  1 + Math.ceil(((stepsFrom(maze, at)[foe.at] as number) - 1) / (speed[foe.id] as number));

/** What an attack with this strength may cost him. */
const harmTo = (scale: Scale, piece: Piece, foe: PieceId, attack: number): number => {
  const { death, weights } = scale.figures;
  if (piece.wounded) return weights.prey;
  const lack = attack - strength(scale, 'defence', piece.id, foe);
  const wound = Math.max(0, weights.danger + weights.slope * lack);
  if (!slays(scale, foe, piece.id)) return wound;
  return Math.max(wound, Math.min(1, EVEN + SLOPE * lack) * weights.prey * (1 + (death[piece.id] as number)));
};

/** How likely a fight is won that both sides enter with the same strength, and with each point more. */
const EVEN = 0.45;
const SLOPE = 0.1;

/** P-SLAYER-02 */
const slays = ({ figures, loads, others }: Scale, id: PieceId, foe: PieceId): boolean => {
  for (let load = loads[id] as number; load !== NOTHING; load = others[load] as number)
    if (figures.slays[load * figures.size + foe] === 1) return true;
  return false;
};

const strength = ({ figures, loads, others }: Scale, of: 'attack' | 'defence', id: PieceId, foe: PieceId): number => {
  let sum = figures.combat[id] as number;
  for (let load = loads[id] as number; load !== NOTHING; load = others[load] as number)
    sum += figures[of][load * figures.size + foe] as number;
  return sum;
};
