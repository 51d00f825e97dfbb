import { Boulder } from '../common/boulder.tsx';

/** Rocks that are about to come down: they hang above their shadows, and the square is fenced off. */
export const Rocks = () => (
  <>
    <path d={FENCE} fill="var(--art-pit-1)" fill-opacity="0.3" stroke="var(--art-wall-line)" stroke-width="9" />
    <path d={FENCE} fill="none" stroke="var(--art-ember)" stroke-width="6" stroke-dasharray="9 8.6" />
    <path
      d="M-12 6 h16 M20 26 h8 M-14 33 h4"
      stroke="var(--art-pit-2)"
      stroke-opacity="0.6"
      stroke-width="20"
      stroke-linecap="round"
    />
    <Boulder x={21} y={6} scale={0.78} />
    <Boulder x={-15} y={18} scale={0.66} />
    <Boulder x={-6} y={-15} scale={1.05} />
  </>
);

const FENCE = 'M-44 -44 H44 V44 H-44 Z';
