import { Both } from './both.tsx';
import { Eyes, FACE, SHOULDERS } from './face.tsx';

export const WeaponMaster = () => (
  <>
    <g transform="rotate(36 0 20)">
      <Both d="M0 -56 L-6 -46 V20 H0" fill="#eef4f8" shade="#a8b9c8" />
    </g>
    <g transform="rotate(-36 0 20)">
      <path d="M-3.5 30 V-50 H3.5 V30 Z" fill="#8c5426" />
      <path d="M3 -42 L16 -34 L3 -25 L-3 -22 C-14 -18 -22 -22 -25 -33 C-22 -44 -14 -50 -3 -45 Z" fill="#a8b9c8" />
    </g>
    <Both d={SHOULDERS} fill="#7a4623" />
    <Both d="M0 -48 C-9 -48 -14 -40 -9 -35 C-22 -30 -26 -16 -22 4 L-14 24 H0" fill="#2c2433" />
    <Both d={FACE} fill="#c98a5e" shade="#a0642f" />
    <g transform="translate(0 4)">
      <Eyes />
    </g>
    <Both d="M0 -15 L-22 -18 V-8 L0 -4" fill="#e0433a" width={3} />
    <path d="M-15 0 L-4 4 M15 0 L4 4" stroke-width="3.4" />
    <path d="M-6 17 C-2 14 2 14 6 17 C2 20 -2 20 -6 17 Z" fill="#c23b34" stroke-width="2" />
  </>
);
