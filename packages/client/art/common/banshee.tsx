import { Both } from './both.tsx';

export const Banshee = () => (
  <>
    <path
      d="M-34 46 C-40 22 -38 -6 -30 -22 C-22 -38 -8 -46 6 -44 C26 -42 36 -24 36 -4 C37 16 40 30 34 46 Z"
      fill="#d7e6ff"
    />
    <path d="M6 -44 C26 -42 36 -24 36 -4 C37 16 40 30 34 46 H16 C28 22 26 -22 6 -44 Z" fill="#9fb8e6" stroke="none" />
    <path
      d="M-28 -20 C-24 2 -28 24 -24 40 M-18 -32 C-20 -18 -21 -8 -20 2 M26 -18 C24 4 28 24 24 40"
      fill="none"
      stroke="#7f9bd0"
      stroke-width="2.8"
    />
    <Both d="M0 -28 C-14 -28 -20 -14 -18 2 C-16 18 -10 30 0 34" fill="#f4f8ff" shade="#c6d6f2" />
    <Both d="M-15 -10 C-12 -17 -5 -16 -4 -9 C-6 -4 -12 -4 -15 -10 Z" fill="#20294a" width={2.2} />
    <path d="M-9 -10 h0 M9 -10 h0" stroke="#7dfbe6" stroke-width="4.4" />
    <Both d="M0 1 C-6 1 -9 7 -9 14 C-9 22 -5 28 0 28" fill="#20294a" width={2.8} />
    <Both d="M0 20 C-3 20 -5 22 -5 25 C-3 28 -2 28 0 28" fill="#c23b6a" width={1} />
    <path d={WAVES} fill="none" stroke-width="7" />
    <path d={WAVES} fill="none" stroke="#7dfbe6" stroke-width="3.4" />
  </>
);

const WAVES =
  'M-16 32 C-22 28 -24 20 -22 14 M16 32 C22 28 24 20 22 14 M-25 38 C-34 30 -36 18 -33 8 M25 38 C34 30 36 18 33 8';
