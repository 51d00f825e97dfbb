import { NO_TARGET, type OfferRule } from '../rules/rule.ts';
import { eliminate } from './harm.ts';
import { score } from './score.ts';
import {
  findAt,
  isCharacter,
  killsAt,
  loadsOf,
  memberOf,
  NOBODY,
  pieceOf,
  type Situation,
  tokensAt,
} from './situation/situation.ts';
import {
  type Cover,
  type Ending,
  opponent,
  type Piece,
  type PieceId,
  type Place,
  type Purse,
  SEATS,
  type Seat,
  type State,
  type Tile,
  topTask,
} from './state.ts';
import type { Tx } from './tx.ts';

/** B-SPD-03: the narrowest purse pays. */
export const spend = (tx: Tx, id: PieceId, cost = 1): void => {
  let purse: Purse | undefined;
  const { purses } = tx.state.turn;
  for (let n = 0; n < purses.length; n++) {
    const each = purses[n] as Purse;
    if (each.only !== undefined && each.only === id && each.ap >= cost && (purse === undefined || purse.lent))
      purse = each;
  }
  if (purse === undefined) tx.emit({ type: 'spent', ap: cost });
  else if (purse.lent) tx.emit({ type: 'spent', ap: cost, only: id, lent: true });
  else tx.emit({ type: 'spent', ap: cost, only: id });
};

/** What follows every action, in this order (B-TURN-10). */
export const settle = (tx: Tx): void => {
  if (tx.rules.course !== undefined) {
    tx.rules.course.settle(tx);
    return;
  }
  if (isUnderWay(tx.state)) return;
  letFall(tx);
  const { expired, purses } = tx.state.turn;
  // C-VP-2
  if (tx.rules.family.endsAtOnce && hasWon(tx)) end(tx, 'target');
  else if (nobodyCanAct(tx)) end(tx, 'nobody');
  else if (expired || (purses.length === 0 && tx.rules.family.economy.endsWhenSpent)) endTurn(tx);
};

/** What hangs over nothing falls. */
export const letFall = (tx: Tx): void => {
  if (!isAnybodyOverObstacles(tx.now())) return;
  dispel(tx);
  fall(tx);
};

/** Something is asked first: the action goes on with the answer. */
const isUnderWay = (state: State): boolean => (topTask(state)?.kind ?? 'act') !== 'act';

/** Nothing falls elsewhere, and a cover is an obstacle, even to whoever laid it. */
const isAnybodyOverObstacles = ({ maze, pieces }: Situation): boolean => {
  for (let id = 0; id < pieces.length; id++) {
    const { at } = pieces[id] as Piece;
    if (at >= 0 && maze.terrain[at] !== 0) return true;
  }
  return false;
};

/** B-TURN-08, B-CARD-05, B-END-02. */
export const endTurn = (tx: Tx): void => {
  if (tx.rules.course === undefined) endPlainTurn(tx);
  else tx.rules.course.endTurn(tx);
};

const endPlainTurn = (tx: Tx): void => {
  const { seat } = tx.state.turn;
  tx.rules.family.economy.end(tx, seat);
  tx.emit({ type: 'turnEnded' });
  const { rules, state } = tx;
  if (hasWon(tx)) end(tx, 'target');
  else if (state.turn.quiet >= QUIET_TURNS || state.turn.idle >= rules.family.economy.idles) end(tx, 'quiet');
  else beginTurn(tx, opponent(seat));
};

const hasWon = ({ rules, state }: Tx): boolean =>
  SEATS.some((seat) => score(rules, state, seat) >= rules.options.target);

export const beginTurn = (tx: Tx, seat: Seat): void => {
  tx.emit({ type: 'turnBegan', seat, seconds: tx.rules.options.timer?.turn ?? 0 });
  tx.rules.family.economy.begin(tx, seat);
};

/** More points win, equal points draw (B-END-02, B-END-04). */
export const end = (tx: Tx, why: Ending['why']): void => {
  const [yellow, blue] = SEATS.map((seat) => score(tx.rules, tx.state, seat)) as [number, number];
  const winner = yellow === blue ? 'draw' : yellow > blue ? 'yellow' : 'blue';
  tx.emit({ type: 'ended', ending: { winner, why } });
};

/** B-END-07: eight full card cycles; C-VP-7. */
export const QUIET_TURNS = 64;

/** B-PIT-04, B-PIT-05, B-PIT-07. Who falls may leave behind what falls in turn. */
const fall = (tx: Tx): void => {
  const doomed = doomedIn(tx.now());
  if (doomed === undefined) return;
  if (isCharacter(tx.now(), doomed.id) && killsAt(tx.now(), doomed.at)) crush(tx, doomed.id, doomed.at);
  else drop(tx, doomed.id);
  fall(tx);
};

const doomedIn = (situation: Situation): Piece | undefined => {
  const { terrain } = situation.maze;
  const { pieces } = situation;
  for (let id = 0; id < pieces.length; id++) {
    const piece = pieces[id] as Piece;
    const { at, carrier } = piece;
    if (at >= 0 && terrain[at] !== 0 && carrier === undefined && isDoomed(situation, id)) return piece;
  }
  return undefined;
};

const isDoomed = (situation: Situation, id: PieceId): boolean =>
  (isCharacter(situation, id) && killsAt(situation, pieceOf(situation, id).at)) || !isHeld(situation, id);

/** P-ROCKS-01, P-ROCKS-14: what he carried stays if nothing lies there yet. */
const crush = (tx: Tx, id: PieceId, at: Place): void => {
  const now = tx.now();
  const isObject = (token: PieceId) => !isCharacter(now, token);
  const isTaken = tokensAt(now, at).some((token) => isObject(token) && pieceOf(now, token).carrier === undefined);
  for (const load of isTaken ? loadsOf(now, id).filter(isObject) : [])
    tx.emit({ type: 'removed', piece: load, why: 'lost' });
  eliminate(tx, id, 'crushed');
};

/** A cover goes where whoever laid it comes to stand (P-ILLU-25). */
const dispel = (tx: Tx): void => {
  const { tiles } = tx.state;
  for (let tile = 0; tile < tiles.length; tile++)
    for (const cover of (tiles[tile] as Tile).covers)
      if (isMakerAt(tx.now(), tile * tx.rules.grid.cells + cover.cell, cover))
        tx.emit({ type: 'uncovered', tile, cover });
};

const isMakerAt = (now: Situation, place: Place, { name, owner }: Cover): boolean =>
  findAt(now, place, (id) => {
    const member = memberOf(now, id);
    return member.owner === owner && member.covers.includes(name);
  }) !== NOBODY;

const drop = (tx: Tx, id: PieceId): void => {
  if (isCharacter(tx.now(), id)) eliminate(tx, id, 'fell');
  else tx.emit({ type: 'removed', piece: id, why: 'lost' });
};

/** Held over its obstacles by its own ability or by something on the square; an object left alone by itself (P-GLOSS-09). */
const isHeld = (situation: Situation, id: PieceId): boolean => {
  const { maze, rules } = situation;
  const { at, wounded } = pieceOf(situation, id);
  const { anyoneRest, rest } = rules.masks;
  const tokens = tokensAt(situation, at);
  let obstacles = maze.terrain[at] as number;
  for (const token of tokens.some((each) => isCharacter(situation, each)) ? tokens : [id])
    obstacles &= ~(anyoneRest[token] as number);
  return (obstacles & ~(wounded ? 0 : (rest[id] as number))) === 0;
};

/** B-END-05. */
const nobodyCanAct = (tx: Tx): boolean => {
  const now = tx.now();
  const { pieces } = now;
  for (let id = 0; id < pieces.length; id++) {
    const { at, wounded } = pieces[id] as Piece;
    if (at < 0 || !isCharacter(now, id)) continue;
    if (!wounded || memberOf(now, id).offers.some((offer) => helps(now, id, offer))) return false;
  }
  return true;
};

/** What is done on the board counts where it can be done now (P-FOUNT-11). */
const helps = (now: Situation, id: PieceId, offer: OfferRule): boolean => {
  if (!offer.whileWounded || !now.rules.offers.includes(offer)) return offer.whileWounded === true;
  const action = { type: 'use', offer: offer.id, piece: id } as const;
  return offer.refuses(now, { action, actor: id, bearer: id, target: NO_TARGET }) === undefined;
};
