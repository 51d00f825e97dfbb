import type { Misstep } from '../../rules/movement.ts';
import type { Leg } from '../action.ts';
import { gather, leaveLabyrinth } from '../harm.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { hindranceAt, refuseAt } from '../situation/ground.ts';
import { isExit, killsAt, NOBODY, ownerOf, pieceOf, type Situation } from '../situation/situation.ts';
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
    follow(tx, piece, walk);
    arrive(tx, piece);
    settle(tx);
  },
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

/** What the legs of a walk bring about. */
export const follow = (tx: Tx, piece: PieceId, walk: readonly Leg[]): void => {
  let path: Place[] = [];
  for (let n = 0; n < walk.length; n++) {
    const leg = walk[n] as Leg;
    if ('to' in leg) path.push(leg.to);
    else {
      if (path.length > 0) tx.emit({ type: 'moved', piece, path });
      path = [];
      if ('take' in leg) tx.emit({ type: 'took', piece, token: leg.take });
      else leaveLoad(tx, piece, leg.leave);
    }
  }
  if (path.length > 0) tx.emit({ type: 'moved', piece, path });
};
