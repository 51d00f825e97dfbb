export interface BoulderProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A broken piece of stone, about 40 units wide at its full size; each lies another way. */
export const Boulder = ({ x, y, scale }: BoulderProps) => (
  <g transform={`translate(${x} ${y}) rotate(${x * 5}) scale(${scale})`}>
    <path
      d="M-19 5 L-15 -12 L0 -19 L15 -12 L20 4 L10 17 L-10 16 Z"
      fill="var(--art-wall)"
      stroke="var(--art-wall-line)"
      stroke-width={3.2 / scale}
      stroke-linejoin="round"
    />
    <path d="M-15 -12 L0 -19 L15 -12 L3 -3 Z" fill="var(--art-wall-top)" />
    <path d="M3 -3 L15 -12 L20 4 L10 17 L1 16 Z" fill="var(--art-wall-line)" fill-opacity="0.35" />
  </g>
);
