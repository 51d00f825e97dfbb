import type { JSX } from 'preact';
import { Boulder } from '../common/boulder.tsx';
import type { ArtSide, CoverProps } from '../gallery.ts';
import { FIELDS } from '../medallion-shapes.ts';
import { movePath } from '../move-path.ts';
import { Pit } from '../pit.tsx';
import { RIMS } from '../rims.ts';
import { SPARK } from './spark.ts';

/** Something conjured onto a square: it shimmers, and bears the sign of its maker's side. */
export const Illusion = ({ name, side, upright }: CoverProps) => (
  <>
    <g transform="scale(0.86)">{THINGS[name]?.()}</g>
    <path d={FRAME} fill="none" stroke="#120c08" stroke-opacity="0.75" stroke-width="8" />
    <path d={FRAME} fill="none" stroke={RIMS[side].rim} stroke-width="4.5" stroke-dasharray="13 7" />
    <path d={SPARKS} fill="#fff4b8" stroke="#120c08" stroke-width="1.5" />
    <g transform="translate(-31 -31)">
      <g data-upright style={{ transform: `rotate(${upright}deg)` }}>
        <Sign side={side} />
      </g>
    </g>
  </>
);

/** A small medallion, about 28 units wide: whose marker it is. */
export const Sign = ({ side }: { readonly side: ArtSide }) => (
  <g transform="scale(0.31)" fill={RIMS[side].line} stroke={RIMS[side].line} stroke-linejoin="round">
    <path d={FIELDS[side].outer} fill={RIMS[side].rim} stroke-width="9" />
    <path d={SPARK} transform="scale(2.6)" stroke="none" />
  </g>
);

/** A heap of stones that fills its square. */
const Rubble = () => (
  <>
    <circle r="42" fill="var(--art-shadow)" fill-opacity="0.45" />
    {STONES.map(([x, y, scale]) => (
      <Boulder key={x} x={x} y={y} scale={scale} />
    ))}
  </>
);

const STONES = [
  [-24, -16, 0.8],
  [23, -19, 0.85],
  [-2, -25, 0.7],
  [28, 12, 0.75],
  [-27, 14, 0.85],
  [14, 27, 0.8],
  [-11, 28, 0.7],
  [1, 2, 1.1],
] as const;

const THINGS: Readonly<Record<string, () => JSX.Element>> = { pit: () => <Pit />, rubble: () => <Rubble /> };

const FRAME = 'M-32 -40 H32 L40 -32 V32 L32 40 H-32 L-40 32 V-32 Z';
const SPARKS = movePath(SPARK, 33, -32) + movePath(SPARK, -34, 31) + movePath(SPARK, 35, 34);
