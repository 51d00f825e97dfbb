import { eliminate } from './harm.ts';
import { score } from './score.ts';
import { isCharacter, memberOf, type Situation, tokensAt } from './situation.ts';
import { type Ending, opponent, type Piece, type PieceId, SEATS, type Seat } from './state.ts';
import type { Tx } from './tx.ts';

/** B-SPD-03: the narrowest purse pays. */
export const spend = (tx: Tx, id: PieceId, cost = 1): void => {
  const own = tx.state.turn.purses.find((purse) => purse.only === id);
  if (own !== undefined && own.ap >= cost) tx.emit({ type: 'spent', ap: cost, only: id });
  else tx.emit({ type: 'spent', ap: cost });
};

/** What follows every action, in this order (B-TURN-10). */
export const settle = (tx: Tx): void => {
  fall(tx);
  const { turn } = tx.state;
  if (nobodyCanAct(tx)) end(tx, 'nobody');
  else if (turn.expired || turn.purses.length === 0) endTurn(tx);
};

/** B-TURN-08, B-CARD-05, B-END-02. */
export const endTurn = (tx: Tx): void => {
  const { seat } = tx.state.turn;
  const { hand } = tx.state.players[seat];
  if (!hand.some(isActionCard)) tx.emit({ type: 'recycled', seat, cards: tx.rules.deck[seat].filter(isActionCard) });
  tx.emit({ type: 'turnEnded' });
  const { rules, state } = tx;
  if (SEATS.some((each) => score(rules, state, each) >= rules.options.target)) end(tx, 'target');
  else if (state.turn.quiet >= QUIET_TURNS) end(tx, 'quiet');
  else beginTurn(tx, opponent(seat));
};

export const beginTurn = (tx: Tx, seat: Seat): void => {
  tx.emit({ type: 'turnBegan', seat, seconds: tx.rules.options.timer?.turn ?? 0 });
  tx.emit({ type: 'answered', task: { kind: 'card', seats: [seat] } });
};

export const isActionCard = (card: string): boolean => card.startsWith('A');

/** More points win, equal points draw (B-END-02, B-END-04). */
const end = (tx: Tx, why: Ending['why']): void => {
  const [yellow, blue] = SEATS.map((seat) => score(tx.rules, tx.state, seat)) as [number, number];
  const winner = yellow === blue ? 'draw' : yellow > blue ? 'yellow' : 'blue';
  tx.emit({ type: 'ended', ending: { winner, why } });
};

/** B-END-07: eight full card cycles. */
const QUIET_TURNS = 64;

/** B-PIT-04, B-PIT-05, B-PIT-07. */
const fall = (tx: Tx): void => {
  const { terrain } = tx.now().maze;
  const { pieces } = tx.state;
  for (let id = 0; id < pieces.length; id++) {
    const { at, carrier } = pieces[id] as Piece;
    if (at >= 0 && terrain[at] !== 0 && carrier === undefined && !isHeld(tx.now(), id)) drop(tx, id);
  }
};

const drop = (tx: Tx, id: PieceId): void => {
  if (isCharacter(tx.now(), id)) eliminate(tx, id, 'fell');
  else tx.emit({ type: 'removed', piece: id, why: 'lost' });
};

/** Held over its obstacles by its own ability or by something on the square. */
const isHeld = (situation: Situation, id: PieceId): boolean => {
  const { maze, rules, state } = situation;
  const { at, wounded } = state.pieces[id] as Piece;
  const { anyoneRest, rest } = rules.masks;
  let obstacles = maze.terrain[at] as number;
  for (const token of tokensAt(situation, at)) obstacles &= ~(anyoneRest[token] as number);
  return (obstacles & ~(wounded ? 0 : (rest[id] as number))) === 0;
};

/** B-END-05. */
const nobodyCanAct = (tx: Tx): boolean => {
  const now = tx.now();
  return !tx.state.pieces.some(
    ({ id, at, wounded }) =>
      at >= 0 && isCharacter(now, id) && (!wounded || memberOf(now, id).offers.some((offer) => offer.whileWounded)),
  );
};
