import { cellCentre } from '../cell.ts';

export interface Shore {
  /** How far the shape stays away from its outer sides. */
  readonly inset: number;
  /** Where an outer side bends: per cent of its length, and how far inwards. */
  readonly bends: readonly (readonly [along: number, depth: number])[];
  /** Outer sides bulge from bend to bend. */
  readonly bulge?: number;
}

/** Squares of a room that look like one thing where they lie together, as one path around the room's middle. */
export const spread = (size: number, cells: readonly number[], shore: Shore): string =>
  cells
    .map((cell) => {
      const { x, y } = cellCentre(size, cell);
      const goesOn: GoesOn = (right, down) => {
        const column = (cell % size) + right;
        return column >= 0 && column < size && cells.includes(cell + right + down * size);
      };
      const steps = [0, 1, 2, 3].flatMap((side) =>
        along((right, down) => goesOn(...turned(side, right, down)), shore, cell + side).map(
          ([right, down, isShore]) => ({ at: turned(side, right, down), isShore }),
        ),
      );
      const [first] = steps;
      const line = [...steps, ...(first ? [first] : [])].map(({ at: [right, down], isShore }, nth) => {
        const to = isShore && shore.bulge ? `A${shore.bulge} ${shore.bulge} 0 0 1 ` : 'L';
        return `${nth === 0 ? 'M' : to}${(x + right).toFixed(1)} ${(y + down).toFixed(1)}`;
      });
      return `${line.join('')}Z`;
    })
    .join('');

/** Whether the shape goes on in a square beside this one. */
type GoesOn = (right: number, down: number) => boolean;

/** A point, and whether it is reached along an outer side. */
type Step = readonly [x: number, y: number, isShore: boolean];

/** The northern side from west to east, without its end. What goes on overlaps a little, so that no seam is seen. */
const along = (goesOn: GoesOn, { inset, bends }: Shore, variety: number): readonly Step[] => {
  const [open, shore] = [-50.3, inset - 50];
  const before = goesOn(-1, 0);
  if (goesOn(0, -1)) {
    if (!before) return [[shore, open, true]];
    if (goesOn(-1, -1)) return [[open, open, false]];
    return [
      [open, shore, false],
      [shore, shore, true],
      [shore, open, true],
    ];
  }
  const start = before ? open : shore;
  const length = -start - (goesOn(1, 0) ? open : shore);
  return [
    [start, shore, !before],
    ...bends.map(([part], nth): Step => {
      const [, depth] = bends[(nth + variety) % bends.length] as Shore['bends'][number];
      return [start + (length * part) / 100, shore + depth, true];
    }),
  ];
};

/** By quarters clockwise. */
const turned = (quarters: number, x: number, y: number): readonly [x: number, y: number] =>
  quarters === 0 ? [x, y] : turned(quarters - 1, -y, x);
