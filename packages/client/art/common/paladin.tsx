import { Both } from './both.tsx';
import { Face, SHOULDERS } from './face.tsx';

export const Paladin = () => (
  <>
    <Both d={SHOULDERS} fill="#eef4f8" shade="#a8b9c8" />
    <Face />
    <Both d="M0 11 H-6 C-10 11 -16 10 -19 4 C-20 24 -10 36 0 40" fill="#a0642f" shade="#7a4623" />
    <path d="M-5 19 q5 4 10 0 M-13 1 L-6 3 M13 1 L6 3" fill="none" stroke-width="3" />
    <Both
      d="M-20 -8 C-30 -8 -44 -20 -45 -46 C-36 -44 -24 -38 -16 -22 Z M-24 -15 C-32 -18 -38 -26 -41 -35"
      fill="#fff"
      shade="#dfe7ee"
    />
    <Both d="M0 -42 C-16 -42 -28 -24 -24 8 L-17 6 C-17 -4 -13 -9 -4 -9 V9 H0" fill="#f1c04b" shade="#c58a22" />
    <path d="M-3.5 -37 H3.5 V-30 H10 V-23 H3.5 V-14 H-3.5 V-23 H-10 V-30 H-3.5 Z" fill="#fff" stroke-width="2.6" />
  </>
);
