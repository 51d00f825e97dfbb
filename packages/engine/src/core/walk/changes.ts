import type { Situation } from '../situation.ts';
import type { Piece, PieceId } from '../state.ts';

/** The tokens that are otherwise than before. Several ask about the same change: the last answer is kept. */
export const changedIn = (before: readonly Piece[], { pieces }: Situation): readonly PieceId[] => {
  if (latest.before === before && latest.after === pieces) return latest.ids;
  const ids: PieceId[] = [];
  for (let id = 0; id < pieces.length; id++) if (before[id] !== pieces[id]) ids.push(id);
  latest = { before, after: pieces, ids };
  return ids;
};

let latest: { readonly before: readonly Piece[]; readonly after: readonly Piece[]; readonly ids: readonly PieceId[] } =
  {
    before: [],
    after: [],
    ids: [],
  };
