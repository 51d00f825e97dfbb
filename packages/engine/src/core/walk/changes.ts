import type { Situation } from '../situation.ts';
import type { Piece, PieceId } from '../state.ts';

/** The tokens that are otherwise than before. Several ask about the same change: the last answer is kept. */
export const changedIn = (before: readonly Piece[], { pieces }: Situation): readonly PieceId[] => {
  if (latest.before === before && latest.after === pieces) return latest.ids;
  // Mostly it is one, and a list of one is made sooner than one that has to grow.
  let ids: PieceId[] | undefined;
  for (let id = 0; id < pieces.length; id++) {
    if (before[id] === pieces[id]) continue;
    if (ids === undefined) ids = [id];
    else ids.push(id);
  }
  latest = { before, after: pieces, ids: ids ?? NOBODY };
  return latest.ids;
};

const NOBODY: readonly PieceId[] = [];

let latest: { readonly before: readonly Piece[]; readonly after: readonly Piece[]; readonly ids: readonly PieceId[] } =
  {
    before: [],
    after: [],
    ids: [],
  };
