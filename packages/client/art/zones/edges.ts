/** The cells of the drawing along one side of a room; three to a zone. */
const CELLS = 6;
const PER_ZONE = 3;

/** The inner edges by the arm a pit lays over them: north, east, south, west of the room's middle. */
const ARMS = [1, 6, 9, 2];

/** The arms of the room's pit: `edges` are at `quarter * 4 + side`, row by row. */
export const pitArms = (edges: readonly string[]): readonly number[] =>
  [0, 1, 2, 3].filter((arm) => edges[ARMS[arm] ?? 0] === 'pit');

/** What masonry, portcullises and slits make of the same edges when each zone is three squares wide. */
export const masonry = (edges: readonly string[]): readonly string[] => {
  const drawn = Array.from({ length: CELLS * CELLS * 4 }, () => 'open');
  edges.forEach((kind, at) => {
    if (kind === 'open' || kind === 'pit') return;
    const quarter = Math.floor(at / 4);
    for (let nth = 0; nth < PER_ZONE; nth += 1) drawn[cellOf(quarter, at % 4, nth) * 4 + (at % 4)] = partOf(kind, nth);
  });
  return drawn;
};

/** A gate stands in the middle of its wall; a wall that fell has fallen whole. */
const partOf = (kind: string, nth: number): string => {
  if (kind === 'wall' || kind === 'wall-broken') return kind;
  return nth === 1 ? kind : 'wall';
};

const cellOf = (quarter: number, side: number, nth: number): number => {
  const row = Math.floor(quarter / 2) * PER_ZONE;
  const column = (quarter % 2) * PER_ZONE;
  const end = PER_ZONE - 1;
  const [down, right] = [
    [0, nth],
    [nth, end],
    [end, nth],
    [nth, 0],
  ][side] ?? [0, 0];
  return (row + (down ?? 0)) * CELLS + column + (right ?? 0);
};
