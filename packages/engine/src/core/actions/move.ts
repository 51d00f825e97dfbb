import type { Misstep } from '../../rules/movement.ts';
import type { Leg } from '../action.ts';
import { gather, leaveLabyrinth } from '../harm.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { hindranceAt, refuseAt } from '../situation/ground.ts';
import {
  isCharacter,
  isExit,
  killsAt,
  loadsOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
} from '../situation/situation.ts';
import { type PieceId, type Place, tileOf } from '../state.ts';
import { settle, spend } from '../turn.ts';
import type { Tx } from '../tx.ts';
import { checkActor, checkVeto, type Handler } from './handler.ts';

export const move: Handler<'move'> = {
  check: (situation, seat, { piece, walk }) => {
    const unable = checkActor(situation, seat, piece) ?? checkVeto(situation, piece, 'move');
    if (unable) return unable;
    const nowhere = checkNames(situation, piece, walk);
    if (nowhere) return nowhere;
    const misstep = situation.rules.family.movement.check(situation, piece, walk);
    return misstep && misstepOf(situation, piece, misstep);
  },
  perform: (tx, _seat, { piece, walk }) => {
    spend(tx, piece);
    const from = lastButOne(tx, piece, walk);
    follow(tx, piece, walk);
    arrive(tx, piece);
    if (from !== undefined) tx.rules.family.movement.arrived?.(tx, piece, from);
    settle(tx);
  },
};

/** Where its last step was taken from; nowhere without a step. */
const lastButOne = ({ state }: Tx, piece: PieceId, walk: readonly Leg[]): Place | undefined => {
  let [from, to]: readonly (Place | undefined)[] = [undefined, state.pieces[piece]?.at];
  for (const leg of walk) if ('to' in leg) [from, to] = [to, leg.to];
  return from;
};

/** What is in the way is named, and says by which rule it is. */
const misstepOf = (situation: Situation, piece: PieceId, { code, facts }: Misstep): Refusal => {
  const place = facts.place as Place;
  const barrier = code === 'pitInTheWay' || code === 'stopOnPit' ? hindranceAt(situation, place) : undefined;
  return refuseAt(situation, place, code, { piece, ...facts, ...(barrier && { obstacle: barrier.name }) });
};

/** B-MOVE-11: a walk names squares that are there, and tokens that exist. */
const checkNames = (situation: Situation, piece: PieceId, walk: readonly Leg[]): Refusal | undefined => {
  const { rules, state } = situation;
  for (const leg of walk) {
    if ('to' in leg && !isSquare(situation, leg.to)) return refuse(rules, 'offBoard', { piece, place: leg.to });
    if ('take' in leg && state.pieces[leg.take] === undefined)
      return refuse(rules, 'notHere', { piece, token: leg.take });
  }
  return undefined;
};

const isSquare = ({ rules: { grid }, state }: Situation, place: Place): boolean =>
  place >= 0 && place < grid.places && (place >= grid.squares || state.tiles[tileOf(grid, place)]?.room !== undefined);

/** The end of any action that moved somebody: out of the labyrinth, or onto what lies there. */
export const arrive = (tx: Tx, piece: PieceId): void => {
  const now = tx.now();
  const { at } = pieceOf(now, piece);
  if (isExit(now, ownerOf(now, piece), at)) leaveLabyrinth(tx, piece);
  // Who dies there takes nothing up.
  else if (!killsAt(now, at)) gather(tx, piece);
};

/** What is left goes to whoever has his hands on it there. */
export const leaveLoad = (tx: Tx, piece: PieceId, token: PieceId): void => {
  const to = tx.rules.family.carrying.receiver(tx.now(), piece);
  tx.emit(to === NOBODY ? { type: 'left', token } : { type: 'left', token, to });
};

/** What somebody had who is taken up stays where he lay (C-WND-8). */
const take = (tx: Tx, piece: PieceId, token: PieceId): void => {
  if (isCharacter(tx.now(), token)) for (const load of loadsOf(tx.now(), token)) tx.emit({ type: 'left', token: load });
  tx.emit({ type: 'took', piece, token });
};

type Exchange = Extract<Leg, { leave: PieceId }> & { readonly with: PieceId };

const exchange = (tx: Tx, piece: PieceId, leg: Exchange): void => {
  tx.emit({ type: 'left', token: leg.leave, to: leg.with });
  if (leg.for !== undefined) tx.emit({ type: 'took', piece, token: leg.for });
};

/** What the legs of a walk bring about. */
export const follow = (tx: Tx, piece: PieceId, walk: readonly Leg[]): void => {
  let path: Place[] = [];
  for (let n = 0; n < walk.length; n++) {
    const leg = walk[n] as Leg;
    if ('to' in leg) path.push(leg.to);
    else {
      if (path.length > 0) tx.emit({ type: 'moved', piece, path });
      path = [];
      if ('take' in leg) take(tx, piece, leg.take);
      else if (leg.with === undefined) leaveLoad(tx, piece, leg.leave);
      else exchange(tx, piece, { ...leg, with: leg.with });
    }
  }
  if (path.length > 0) tx.emit({ type: 'moved', piece, path });
};
