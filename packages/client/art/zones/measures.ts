/** A zone is as wide as three squares, a room as two zones. */
export const ZONE = 300;
export const ROOM = 2 * ZONE;
/** How deep a bay of a starting zone is. */
export const BAY = 190;

/** The middles of a room's quarters around its own middle, row by row. */
export const QUARTERS = [
  { x: -ZONE / 2, y: -ZONE / 2 },
  { x: ZONE / 2, y: -ZONE / 2 },
  { x: -ZONE / 2, y: ZONE / 2 },
  { x: ZONE / 2, y: ZONE / 2 },
] as const;
