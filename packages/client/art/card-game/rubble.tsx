import { Boulder } from '../common/boulder.tsx';

/** What a Golem has left of a wall along an edge that runs from 0 to 100: low enough to step over. */
export const Rubble = () => (
  <g transform="translate(50 0)">
    <path d="M-50 -7 H50 V7 H-50 Z" fill="var(--art-wall-line)" fill-opacity="0.3" />
    <Boulder x={-38} y={-3} scale={0.44} />
    <Boulder x={-15} y={6} scale={0.32} />
    <Boulder x={4} y={-7} scale={0.4} />
    <Boulder x={24} y={5} scale={0.46} />
    <Boulder x={43} y={-4} scale={0.34} />
  </g>
);
