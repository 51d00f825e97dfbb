import { Both } from './both.tsx';
import { Eyes, Face, SHOULDERS } from './face.tsx';

export const ElfScout = () => (
  <>
    <Both d="M0 -8 H-24 C-30 14 -30 34 -24 46 H0" fill="#eebf72" shade="#cf9549" />
    <Both d={SHOULDERS} fill="#37813a" />
    <Both d="M-15 -2 C-26 -6 -36 -14 -45 -25 C-43 -6 -33 10 -14 11 Z" fill="#f3c59b" shade="#dba97c" />
    <Face />
    <Both d="M0 -16 C-17 -14 -21 -2 -19 10 C-17 2 -14 -4 -10 -8 L0 -5" fill="#ffd75e" />
    <g transform="translate(0 3)">
      <Eyes />
    </g>
    <path d="M-5 16 q5 4 10 0" fill="none" stroke-width="2.6" />
    <path d="M10 -22 C14 -38 26 -48 43 -49 C44 -34 34 -22 16 -16 L36 -43" fill="#fffaf0" />
    <Both d="M0 -44 C-14 -41 -22 -24 -30 -8 L0 -14" fill="#4fa54a" shade="#37813a" />
    <Both d="M0 -20 C-14 -20 -26 -14 -34 -4 C-20 -12 -10 -13 0 -13" fill="#2a6632" width={3} />
  </>
);
