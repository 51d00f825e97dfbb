import type { Situation } from '../situation.ts';
import type { Piece, PieceId } from '../state.ts';

/** The tokens that are otherwise than before, and where they were and are, as a board of the lattice. */
export interface Change {
  readonly ids: readonly PieceId[];
  readonly squares: Int32Array;
  /** Those among them that may make a difference to passers-by while they lie somewhere. */
  readonly odd: readonly PieceId[];
}

/** Several ask about the same change: the last answer is kept. */
export const changeOf = (before: readonly Piece[], { maze, pieces, rules }: Situation): Change => {
  if (latest.before === before && latest.after === pieces) return latest;
  const ids: PieceId[] = [];
  const odd: PieceId[] = [];
  const { words } = rules.grid.lattice;
  const squares = latest.squares.length === words ? latest.squares.fill(0) : new Int32Array(words);
  const put = (at: number) => {
    if (at < 0) return;
    const square = maze.squares[at] as number;
    squares[square >> 5] = (squares[square >> 5] as number) | (1 << (square & 31));
  };
  for (let id = 0; id < pieces.length; id++) {
    const was = before[id] as Piece;
    const is = pieces[id] as Piece;
    if (was === is) continue;
    ids.push(id);
    if (was.wounded || is.wounded || rules.masks.anyoneRest[id] !== 0) odd.push(id);
    put(was.at);
    put(is.at);
  }
  latest = { before, after: pieces, ids, squares, odd };
  return latest;
};

let latest: Change & { readonly before: readonly Piece[]; readonly after: readonly Piece[] } = {
  before: [],
  after: [],
  ids: [],
  squares: new Int32Array(0),
  odd: [],
};
