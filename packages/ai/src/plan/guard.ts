import { apply, check, opponent, type Piece, type PieceId, type State } from '@archmage/engine';
import type { Figures } from '../worth/figures.ts';
import { scaleOf } from '../worth/scale.ts';
import { pointsToStrike } from '../worth/threats.ts';
import { WIN, worth } from '../worth/worth.ts';
import { fightEnds, foreseen } from './answer.ts';
import { appraise } from './appraise.ts';
import { leftOver } from './expand.ts';
import { isFight } from './fight.ts';
import { actionsOf, type Line } from './line.ts';
import type { Effort, Mind } from './mind.ts';
import { isWonBy, nextPoints, race, toWin } from './race.ts';
import { handedOver } from './reply.ts';

/** Looks out for the other's win in his next turn. */
export interface Watch {
  /** How likely it is after a line of one's own. */
  readonly losing: (line: Line) => number;
  /** Those of the other who have a part in it, as far as it was found. */
  readonly hunted: () => readonly PieceId[];
  readonly effort: Effort;
}

/** Can the other be so near that it is worth looking? */
export const isNear = ({ figures, seat, style }: Mind, state: State): boolean =>
  style.watch > 0 && toWin(figures, state, opponent(seat)) <= nextPoints(figures, state, opponent(seat)) + DETOUR;

/** Action points by which a way may be shorter than it looks: a room turned, a jump, a draught. */
const DETOUR = 4;

export const watchOf = (mind: Mind): Watch => {
  const effort = { ...mind.effort, nodes: 0, most: ENOUGH };
  const other: Mind = { ...mind, seat: opponent(mind.seat), done: [], effort };
  // What won against one plan mostly wins against the next.
  const known: Line[] = [];
  const after = (state: State): number => {
    if (isWonBy(other, state)) return 1;
    const handed = handedOver(mind, state);
    if (handed === undefined || !isNear(mind, state)) return 0;
    if (known.some((line) => winsHere(other, handed, line))) return 1;
    const { chance, line } = race(other, handed);
    if (chance > 0) known.unshift(line);
    return chance;
  };
  const losing = ({ action, state }: Line): number => {
    if (action?.type !== 'attack' || !isFight(state)) return after(state);
    return fightEnds(mind, state).reduce((sum, end) => sum + end.share * after(end.state), 0);
  };
  const hunted = () => [
    ...new Set(known.flatMap(actionsOf).flatMap((action) => ('piece' in action ? [action.piece] : []))),
  ];
  return { losing, hunted, effort };
};

/** Positions; a look at one plan takes a tenth of them. */
const ENOUGH = 20_000;

const winsHere = (other: Mind, handed: State, line: Line): boolean => {
  const { rules, seat } = other;
  let state = handed;
  for (const action of actionsOf(line)) {
    if (check(rules, state, seat, action) !== undefined) return false;
    state = apply(rules, state, seat, action).state;
  }
  return isWonBy(other, state);
};

/** Thinks of nothing so much as of keeping the other from winning, and of the whole turn for once. */
export const afraid = (mind: Mind, hunted: readonly PieceId[]): Mind => {
  const { effort, seat } = mind;
  const { watch, width } = mind.style;
  const other = opponent(seat);
  const aim = (state: State, figures: Figures): number => {
    const plain = worth(figures, state, seat, other);
    if (Math.abs(plain) === WIN) return plain;
    const spare = nextPoints(figures, state, other) - toWin(figures, state, other);
    return plain - FEAR * Math.max(0, Math.min(MOST, spare + DETOUR)) + HUNT * hunt(mind, state, hunted);
  };
  const style = { ...mind.style, width: Math.max(width, watch), horizon: WHOLE, blind: [] };
  return { ...mind, aim, style, effort: { ...effort, nodes: 0, most: ENOUGH / 2 } };
};

/** For each action point the other can spare, up to so many. */
const FEAR = 0.6;
const MOST = 9;
/** For each action point one is nearer to who has to be stopped. */
const HUNT = 0.5;
const FAR = 5;
/** More actions than a turn has. */
const WHOLE = 9;

/** How near one is to striking one of them down, in action points; nothing is nearer than having done it. */
const hunt = ({ figures, rules, seat }: Mind, state: State, hunted: readonly PieceId[]): number => {
  const scale = scaleOf(figures, state);
  let best = 0;
  for (const id of hunted) {
    const prey = state.pieces[id] as Piece;
    if (prey.at < 0 || prey.wounded) return FAR + 1;
    for (const hunter of rules.characters[seat]) best = Math.max(best, FAR - pointsToStrike(scale, hunter, prey));
  }
  return best;
};

/** What a line is worth to who is not afraid. */
export const soberly = (mind: Mind, { action, state }: Line): number =>
  action?.type === 'attack' && isFight(state)
    ? foreseen(mind, state) + leftOver(mind, state, 0)
    : appraise(mind, state);
