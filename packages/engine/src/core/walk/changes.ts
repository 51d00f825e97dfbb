import type { Situation } from '../situation.ts';
import type { Piece, PieceId, Place } from '../state.ts';

/** The tokens that are otherwise than before, and where they were and are. */
export interface Change {
  readonly ids: readonly PieceId[];
  readonly places: readonly Place[];
}

/** Several ask about the same change: the last answer is kept. */
export const changeOf = (before: readonly Piece[], { pieces }: Situation): Change => {
  if (latest.before === before && latest.after === pieces) return latest;
  const ids: PieceId[] = [];
  const places: Place[] = [];
  for (let id = 0; id < pieces.length; id++) {
    const was = before[id] as Piece;
    const is = pieces[id] as Piece;
    if (was === is) continue;
    ids.push(id);
    if (was.at >= 0) places.push(was.at);
    if (is.at >= 0 && is.at !== was.at) places.push(is.at);
  }
  latest = { before, after: pieces, ids, places };
  return latest;
};

let latest: Change & { readonly before: readonly Piece[]; readonly after: readonly Piece[] } = {
  before: [],
  after: [],
  ids: [],
  places: [],
};
