import { cellCentre } from '../cell.ts';
import { spread } from './spread.ts';

interface RiftProps {
  readonly size: number;
  readonly cells: readonly number[];
}

/** A chasm through the squares of a room: sharp, cold and bottomless, where a pit is a hole in one square. */
export const Rift = ({ size, cells }: RiftProps) => (
  <>
    {LEDGES.map(([inset, fill], nth) => (
      <path key={inset} d={spread(size, cells, { inset, bends: teeth(nth) })} fill={fill} />
    ))}
    <path
      d={jointsOf(size, cells)}
      stroke="var(--art-rift-1)"
      stroke-width="3"
      stroke-dasharray="9 9"
      stroke-opacity="0.8"
    />
  </>
);

const LEDGES = [
  [3, 'var(--art-pit-rim)'],
  [6, 'var(--art-wall-line)'],
  [8, 'var(--art-rift-1)'],
  [15, 'var(--art-rift-2)'],
  [23, 'var(--art-rift-3)'],
  [33, 'var(--art-rift-4)'],
] as const;

const ALONG = [9, 24, 36, 53, 66, 86];
const DEPTHS = [5, -2, 9, 1, 6, -2];

/** Each ledge breaks off elsewhere than the one above it. */
const teeth = (nth: number) =>
  ALONG.map((along, tooth) => [along, DEPTHS[(tooth + nth * (nth >> 1)) % DEPTHS.length] ?? 0] as const);

/** Its squares can be counted. */
const jointsOf = (size: number, cells: readonly number[]): string =>
  cells
    .map((cell) => {
      const { x, y } = cellCentre(size, cell);
      const isBesideMore = cell % size < size - 1 && cells.includes(cell + 1);
      const east = isBesideMore ? `M${x + 50} ${y - 40} V${y + 40}` : '';
      return cells.includes(cell + size) ? `${east}M${x - 40} ${y + 50} H${x + 40}` : east;
    })
    .join('');
