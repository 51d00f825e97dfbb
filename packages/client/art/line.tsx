import type { ArtSide } from './gallery.ts';
import { movePath } from './move-path.ts';

interface Middle {
  readonly x: number;
  readonly y: number;
  readonly dot: boolean;
}

export interface LineProps {
  readonly side: ArtSide;
  /** The middles of its squares, 100 units wide. */
  readonly squares: readonly Middle[];
  /** Which way is out: -1 to the west, 1 to the east. */
  readonly out: -1 | 1;
}

/** A starting line: a walkway, and a rail whose chevrons lead out of the labyrinth. */
export const Line = ({ side, squares, out }: LineProps) => {
  const { fill, line } = RAILS[side];
  const { rail, chevrons } = OUTWARD[out];
  const all = (path: string, some: readonly Middle[] = squares) =>
    some.map(({ x, y }) => movePath(path, x, y)).join('');
  return (
    <>
      <path
        d={all(
          PLATE,
          squares.filter((_, nth) => nth % 2 === 0),
        )}
        fill="var(--art-walk-1)"
      />
      <path
        d={all(
          PLATE,
          squares.filter((_, nth) => nth % 2 === 1),
        )}
        fill="var(--art-walk-2)"
      />
      <path d={all(BEVEL)} fill="none" stroke="var(--art-slab-light)" stroke-width="2" stroke-opacity="0.5" />
      <path d={all(rail)} fill={fill} stroke={line} stroke-width="2" stroke-linejoin="round" />
      <path
        d={all(chevrons)}
        fill="none"
        stroke={line}
        stroke-width="4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      {squares.map(({ x, y, dot }) => dot && <Dot key={y} side={side} x={x - 9 * out} y={y} />)}
    </>
  );
};

const PLATE = 'M-48 -48.5 L48 -48.5 L48 48.5 L-48 48.5 Z';
const BEVEL = 'M-46 -46.5 L46 -46.5 L46 46.5 L-46 46.5 Z';

const OUTWARD = {
  [-1]: {
    rail: 'M-30 -48.5 L-43 -48.5 L-48 -43.5 L-48 43.5 L-43 48.5 L-30 48.5 Z',
    chevrons: 'M-34.5 -31 L-43 -22 L-34.5 -13 M-34.5 13 L-43 22 L-34.5 31',
  },
  1: {
    rail: 'M30 -48.5 L43 -48.5 L48 -43.5 L48 43.5 L43 48.5 L30 48.5 Z',
    chevrons: 'M34.5 -31 L43 -22 L34.5 -13 M34.5 13 L43 22 L34.5 31',
  },
} as const;

const RAILS = {
  yellow: { fill: 'url(#art-brass) #e9bd5c', line: 'var(--art-brass-4)' },
  blue: { fill: 'url(#art-steel) #a9c3da', line: 'var(--art-steel-4)' },
} as const;

interface DotProps {
  readonly side: ArtSide;
  readonly x: number;
  readonly y: number;
}

const Dot = ({ side, x, y }: DotProps) => (
  <>
    <circle cx={x} cy={y} r="27" fill="var(--art-shadow)" fill-opacity="0.28" />
    <circle cx={x} cy={y} r="24" fill="none" stroke={RAILS[side].fill} stroke-width="4" />
    <circle cx={x} cy={y} r="14" fill="url(#art-brass) #e9bd5c" stroke="var(--art-brass-4)" stroke-width="3" />
    <circle cx={x - 4} cy={y - 4} r="3.5" fill="#fff8dc" />
  </>
);
