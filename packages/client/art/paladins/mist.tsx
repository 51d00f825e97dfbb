import { spread } from './spread.ts';

interface MistProps {
  readonly size: number;
  readonly cells: readonly number[];
}

/** A bank of clouds over the squares of a room. */
export const Mist = ({ size, cells }: MistProps) => (
  <>
    <path d={bank(size, cells, 7, 19)} fill="var(--art-mist-line)" />
    <path d={bank(size, cells, 10.5, 17)} fill="var(--art-mist)" />
    <path d={bank(size, cells, 22, 13)} fill="var(--art-mist-light)" fill-opacity="0.7" />
  </>
);

const bank = (size: number, cells: readonly number[], inset: number, bulge: number): string =>
  spread(size, cells, { inset, bulge, bends: BILLOWS });

const BILLOWS = [
  [30, 0],
  [70, 2],
] as const;

/** Curls in front of whatever is in the mist. They drift level, however the room lies. */
export const Wisps = ({ upright }: { readonly upright: number }) => (
  <g data-upright style={{ transform: `rotate(${upright}deg)` }}>
    <path d={CURLS} fill="none" stroke="var(--art-mist-light)" stroke-width="10" stroke-linecap="round" />
    <path d={CURLS} fill="none" stroke="var(--art-mist-line)" stroke-width="4" stroke-linecap="round" />
  </g>
);

const CURLS =
  'M-36 -16 H-14 C-4 -16 -4 -30 -13 -30 C-19 -30 -20 -23 -15 -21 M36 14 H12 C1 14 1 28 10 29 C17 29 18 22 13 20 M-26 31 H-10 M14 -14 H30';
