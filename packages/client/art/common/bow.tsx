import { Both } from './both.tsx';

export const Bow = () => (
  <g transform="rotate(-45) translate(0 -4)">
    <path d="M-34 16 L0 30 L34 16" fill="none" stroke="#fff3d2" stroke-width="3" />
    <path d={BOW} fill="none" stroke-width="14" />
    <path d={BOW} fill="none" stroke="#a0642f" stroke-width="7.5" />
    <path d="M-30 10 C-26 -8 -14 -18 0 -18" fill="none" stroke="#eebf72" stroke-width="2.6" />
    <path d="M-7 -21 H7 V-12 H-7 Z" fill="#7a4623" stroke-width="2.6" />
    <path d="M0 32 V-34" stroke-width="8.6" />
    <path d="M0 32 V-34" stroke="#c98f45" stroke-width="4" />
    <Both d="M0 -45 L-9 -29 L0 -33" fill="#eef4f8" shade="#a8b9c8" width={3} />
    <Both d="M0 24 L-8 31 V40 L0 34" fill="#e0433a" shade="#a52c1c" width={2.6} />
  </g>
);

const BOW = 'M-35 16 C-33 -8 -18 -19 0 -19 C18 -19 33 -8 35 16';
