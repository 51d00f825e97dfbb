import { showTeam } from '../../../core/actions/setup.ts';
import { ask } from '../../../core/asking/ask.ts';
import type { PieceId, QuestionTask, Task } from '../../../core/state.ts';
import { beginTurn } from '../../../core/turn.ts';
import type { Tx } from '../../../core/tx.ts';
import { question } from '../../../rules/rule.ts';
import { BAG, DRAWN, NPCS, piecesIn } from './piles.ts';

/** S-SET-05, S-SET-07: the first eight are drawn, then the Player chooses his four. */
export const setUp = (): readonly Task[] => [{ kind: 'lineup', seats: ['yellow'] }, FIRST_NPC];

const FIRST_NPC: QuestionTask = {
  kind: 'question',
  seats: ['chance'],
  asks: 'firstNpc',
  options: [],
  from: NPCS,
  otherwise: 0,
};

/** How many cards are drawn before the game. */
const FIRST = 8;

export const firstNpc = question(
  'firstNpc',
  (tx, face) => {
    tx.emit({ type: 'laid', pile: NPCS, face, to: DRAWN });
    if (piecesIn(tx.state, NPCS, DRAWN).length < FIRST) ask(tx, { of: 'chance', asks: 'firstNpc', from: NPCS });
  },
  ['laid', 'filled', 'shuffled', 'turned'],
);

/** S-SET-07: whoever is not on the line goes into the bag, with the eight and all objects; then the Player begins (S-TURN-01). */
export const fillBag = (tx: Tx): void => {
  showTeam(tx, 'yellow');
  const { reserve } = tx.state.players.yellow;
  tx.emit({ type: 'bagged', seat: 'yellow', kinds: reserve });
  const first = piecesIn(tx.state, NPCS, DRAWN);
  const others = tx.rules.roster.filter(
    ({ id, owner, sort }) => sort === 'object' || (owner === 'yellow' && (tx.state.pieces[id]?.at ?? 0) < 0),
  );
  const tokens: readonly PieceId[] = [...first, ...others.map(({ id }) => id)];
  tx.emit({ type: 'filled', pile: BAG, things: tokens.map((piece) => ({ piece })) });
  tx.emit({ type: 'asked', task: { kind: 'card', seats: ['yellow'] } });
  beginTurn(tx, 'yellow');
};

export const PLAYER = 'yellow';
export const NON_PLAYER = 'blue';
