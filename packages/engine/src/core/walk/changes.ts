import type { Piece, Place } from '../state.ts';

/** Where anything lies, stands or is otherwise than before. Several ask about the same change: the last answer is kept. */
export const changedPlaces = (before: readonly Piece[], after: readonly Piece[]): readonly Place[] => {
  if (latest.before === before && latest.after === after) return latest.places;
  const places: Place[] = [];
  for (let id = 0; id < after.length; id++) {
    const old = before[id] as Piece;
    const now = after[id] as Piece;
    if (old === now) continue;
    if (old.at >= 0) places.push(old.at);
    if (now.at >= 0 && now.at !== old.at) places.push(now.at);
  }
  latest = { before, after, places };
  return places;
};

interface Change {
  readonly before: readonly Piece[];
  readonly after: readonly Piece[];
  readonly places: readonly Place[];
}
let latest: Change = { before: [], after: [], places: [] };
