import { Both } from './both.tsx';

export const Telepath = () => (
  <>
    <Both d="M0 20 H-12 C-28 22 -38 30 -40 46 H0" fill="#3d4f8f" shade="#2c3a6d" />
    <path d="M-14 20 L0 38 L14 20" fill="none" stroke="#ffd75e" stroke-width="4" />
    <Both d="M0 -46 C-22 -46 -33 -32 -29 -14 C-27 -2 -20 4 -16 10 C-12 20 -6 25 0 26" fill="#f0cfae" shade="#cfa67e" />
    <path
      d="M-20 -32 C-14 -38 -8 -34 -10 -28 M-4 -40 C2 -42 8 -38 6 -33 M12 -34 C18 -36 23 -30 20 -26"
      fill="none"
      stroke="#cfa67e"
      stroke-width="3"
    />
    <Both d="M-17 0 C-13 -4 -7 -4 -4 0 C-8 3 -13 3 -17 0 Z" fill="#fff" width={2.4} />
    <path d="M-10 0 h0 M10 0 h0" stroke="#5b3fb8" stroke-width="4.6" />
    <path d="M-6 14 C-2 12 2 12 6 14" fill="none" stroke-width="3" />
    <path d="M0 -30 C-7 -26 -9 -20 0 -12 C9 -20 7 -26 0 -30 Z" fill="#b48cff" stroke-width="3" />
    <path d="M0 -25 V-18" stroke="#fff" stroke-width="3" />
    <path d={THOUGHTS} fill="none" stroke-width="7" />
    <path d={THOUGHTS} fill="none" stroke="#cbb8ff" stroke-width="3.2" />
  </>
);

const THOUGHTS =
  'M-36 -34 C-40 -24 -40 -14 -36 -6 M36 -34 C40 -24 40 -14 36 -6 M-28 -44 C-24 -48 -18 -50 -14 -50 M28 -44 C24 -48 18 -50 14 -50';
