import { Both } from './both.tsx';
import { CAP, Face, SHOULDERS } from './face.tsx';

export const Pickpocket = () => (
  <>
    <g transform="translate(-4 0)">
      <Both d={SHOULDERS} fill="#5d83a8" />
      <Both d="M-17 -4 C-25 -4 -25 10 -17 11 Z" fill="#dba97c" />
      <Face />
      <Both d="M-20 4 C-26 -4 -22 -14 -14 -14 L-12 -6 L-17 -3 Z" fill="#d8642a" />
      <circle cx="-8" cy="1" r="4.8" fill="#fff" stroke-width="2.6" />
      <path d="M-6.6 1.2 h0" stroke-width="5" />
      <path d="M4 2 q4.5 -4 9 0" fill="none" stroke-width="3.2" />
      <path d="M-9 12 C-2 17 6 16 12 9 C12 19 -3 25 -9 12 Z" fill="#fff" stroke-width="2.6" />
      <Both d={CAP} fill="#a0642f" shade="#7a4623" />
      <path d="M-38 -6 C-30 -18 -6 -20 14 -13 C2 -6 -16 -2 -38 -6 Z" fill="#5f3616" />
    </g>
    <path d="M16 46 L20 12 H34 L38 46 Z" fill="#5d83a8" />
    <path
      d="M20 -38 L28 -31 L36 -38 L34 -27 C46 -20 46 0 28 1 C10 0 10 -20 22 -27 Z M22 -27 H34"
      fill="#c23b34"
      stroke-width="3.2"
    />
    <circle cx="28" cy="-13" r="6" fill="#ffd75e" stroke-width="2.4" />
    <path
      d="M17 2 C15 -4 21 -6 23 -2 C25 -6 31 -6 32 -2 C35 -6 39 -2 37 3 C37 12 33 16 27 16 C21 16 17 10 17 2 Z"
      fill="#f3c59b"
      stroke-width="3"
    />
  </>
);
