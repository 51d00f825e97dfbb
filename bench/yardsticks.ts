import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { NormalMove } from 'chessops/types';
import type { Work } from './clock.ts';
import { lotOf } from './lot.ts';

const MOST_PLIES = 200;
const MOST_NOOPS = 1_000;

/** Random chess, some plies at a time. */
export const randomChess = (seed: number): Work => {
  const lot = lotOf(seed);
  let position = Chess.default();
  let plies = 0;
  return () => {
    for (let step = 0; step < PLIES; step++) {
      const moves = movesOf(position);
      if (moves.length === 0 || plies === MOST_PLIES) {
        position = Chess.default();
        plies = 0;
        step--;
        continue;
      }
      position.play(moves[lot(moves.length)] as NormalMove);
      plies++;
    }
    return PLIES;
  };
};

const PLIES = 250;
const LAST_RANKS = SquareSet.backranks();

const movesOf = (position: Chess): readonly NormalMove[] => {
  const moves: NormalMove[] = [];
  for (const [from, squares] of position.allDests()) {
    const isPawn = position.board.pawn.has(from);
    for (const to of squares) {
      moves.push(isPawn && LAST_RANKS.has(to) ? { from, to, promotion: 'queen' } : { from, to });
    }
  }
  return moves;
};

/** As much of boardgame.io as the yardstick uses. Its package has no ESM entry that Node can load. */
interface BoardgameIo {
  Client(options: { game: object; debug: false }): { start(): void; stop(): void; moves: { noop(): void } };
}

/** Moves that do nothing, some at a time; a new client now and then, because its log grows. */
export const noopMoves = (root: string): Work => {
  const load = createRequire(join(root, 'bench', 'package.json'));
  const { Client }: BoardgameIo = load('boardgame.io/client');
  const open = () => {
    const client = Client({ game: { moves: { noop: () => {} } }, debug: false });
    client.start();
    return client;
  };
  let client = open();
  let moves = 0;
  return () => {
    if (moves === MOST_NOOPS) {
      client.stop();
      client = open();
      moves = 0;
    }
    for (let step = 0; step < NOOPS; step++) client.moves.noop();
    moves += NOOPS;
    return NOOPS;
  };
};

const NOOPS = 50;
