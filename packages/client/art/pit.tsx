const EDGE =
  'M-38 -34 L-22 -41 L-4 -37 L14 -42 L36 -36 L41 -16 L37 4 L42 22 L35 38 L16 40 L0 36 L-20 42 L-37 36 L-41 16 L-36 -2 L-42 -18 Z';
const LEDGE =
  'M-31 -26 L-18 -32 L0 -29 L16 -33 L30 -27 L33 -10 L29 6 L33 20 L27 30 L10 31 L-4 28 L-20 33 L-30 27 L-33 10 L-28 -4 L-34 -16 Z';
const ABYSS = 'M-22 -17 L-8 -23 L8 -20 L22 -19 L24 -2 L22 18 L8 22 L-8 20 L-21 21 L-24 4 Z';

/** A hole in a square of the floor. */
export const Pit = () => (
  <g stroke-linejoin="round">
    <path d={EDGE} fill="var(--art-pit-1)" stroke="var(--art-pit-rim)" stroke-width="5" />
    <path d={EDGE} fill="none" stroke="var(--art-wall-line)" stroke-width="2" />
    <path d={LEDGE} fill="url(#art-pit) #1d1712" stroke="var(--art-pit-2)" stroke-width="3" />
    <path d={ABYSS} fill="var(--art-pit-2)" />
    <path
      d="M-38 -34 L-31 -26 M14 -42 L16 -33 M41 -16 L33 -10 M35 38 L27 30 M-20 42 L-20 33 M-41 16 L-33 10"
      stroke="var(--art-pit-2)"
      stroke-width="2.5"
    />
    <path
      d="M-42 -18 l-5 -8 M36 -36 l8 -7 M42 22 l6 6 M-37 36 l-7 8"
      stroke="var(--art-joint)"
      stroke-width="3"
      stroke-linecap="round"
    />
  </g>
);
