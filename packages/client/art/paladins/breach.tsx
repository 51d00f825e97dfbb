import { Boulder } from '../common/boulder.tsx';
import type { ArtSide } from '../gallery.ts';
import { Sign } from './illusion.tsx';

/** What is left of a wall along an edge that runs from 0 to 100, with the marker of the side that broke it. */
export const Breach = ({ side }: { readonly side: ArtSide }) => (
  <g transform="translate(50 0)">
    <path
      d={STUMPS}
      fill="var(--art-wall-alt)"
      stroke="var(--art-wall-line)"
      stroke-width="2.5"
      stroke-linejoin="round"
    />
    <Boulder x={-18} y={-15} scale={0.3} />
    <Boulder x={-10} y={14} scale={0.34} />
    <Boulder x={16} y={16} scale={0.4} />
    <g transform="scale(0.8)">
      <Sign side={side} />
    </g>
  </g>
);

const STUMPS =
  'M-38 -10.5 H-25 L-19 -5 L-24 -1 L-16 4 L-20 10.5 H-38 Z M38 -10.5 H23 L17 -6 L24 -1 L16 5 L21 10.5 H38 Z';
