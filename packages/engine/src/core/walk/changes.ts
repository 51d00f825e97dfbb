import type { Piece, PieceId } from '../state.ts';

/** The tokens that are otherwise than before. Several ask about the same change: the last answer is kept. */
export const changedPieces = (before: readonly Piece[], after: readonly Piece[]): readonly PieceId[] => {
  if (latest.before === before && latest.after === after) return latest.ids;
  const ids: PieceId[] = [];
  for (let id = 0; id < after.length; id++) if (before[id] !== after[id]) ids.push(id);
  latest = { before, after, ids };
  return ids;
};

interface Change {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
  readonly ids: readonly PieceId[];
}
let latest: Change = { before: [], after: [], ids: [] };
