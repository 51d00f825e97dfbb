import type { Piece, Place } from '../../../core/state.ts';

/** The places where some token was or is that is otherwise than before. Several ask about the same change: the last answer is kept. */
export const changedPlaces = (before: readonly Piece[], after: readonly Piece[]): readonly Place[] => {
  if (latest.before === before && latest.after === after) return latest.places;
  let places: Place[] | undefined;
  for (let id = 0; id < after.length; id++) {
    if (before[id] === after[id]) continue;
    const from = (before[id] as Piece).at;
    const to = (after[id] as Piece).at;
    // Mostly it is one that walks, and a list of two is made sooner than one that has to grow.
    if (places === undefined && from >= 0 && to >= 0 && from !== to) places = [from, to];
    else places = withPlace(withPlace(places ?? [], from), to);
  }
  latest = { before, after, places: places ?? NOWHERE };
  return latest.places;
};

/** What is carried was and is where its bearer was and is. */
const withPlace = (places: Place[], at: Place): Place[] => {
  if (at >= 0 && !places.includes(at)) places.push(at);
  return places;
};

const NOWHERE: readonly Place[] = [];

let latest: { readonly before: readonly Piece[]; readonly after: readonly Piece[]; readonly places: readonly Place[] } =
  {
    before: [],
    after: [],
    places: [],
  };
