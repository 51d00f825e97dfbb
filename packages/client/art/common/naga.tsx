import { Both } from './both.tsx';

export const Naga = () => (
  <>
    <path
      d="M-30 46 C-44 34 -42 14 -26 12 C-12 10 -8 24 -18 28 C-24 30 -28 26 -26 22 M10 46 H34 C40 26 34 10 22 2 L-2 10 C10 20 14 32 10 46 Z"
      fill="#3f9a6a"
    />
    <path d="M14 46 C17 34 14 22 6 13 L14 8 C24 18 27 32 24 46 Z" fill="#ffe0a0" stroke-width="2.6" />
    <Both d="M0 -44 C-20 -42 -36 -24 -32 -2 C-30 10 -20 16 -12 18 L0 22" fill="#2f8a5d" shade="#1f6a46" />
    <path
      d="M-26 -18 C-20 -26 -14 -30 -8 -32 M-28 -6 C-24 -10 -21 -12 -18 -13 M26 -18 C20 -26 14 -30 8 -32 M28 -6 C24 -10 21 -12 18 -13"
      fill="none"
      stroke="#ffd75e"
      stroke-width="3.4"
    />
    <Both d="M0 -30 C-13 -30 -18 -18 -16 -4 C-14 10 -8 18 0 21" fill="#8fd6a0" shade="#62b07c" />
    <Both d="M-14 -10 C-11 -16 -5 -15 -3 -9 C-6 -5 -11 -5 -14 -10 Z" fill="#ffe14d" width={2.6} />
    <path d="M-8.4 -13 V-7 M8.4 -13 V-7" stroke-width="3" />
    <path d="M-4 1 h0 M4 1 h0" stroke-width="3" />
    <path d="M-9 9 C-4 12 4 12 9 9" fill="none" stroke-width="2.8" />
    <path d="M0 11 V22 M0 22 L-5 29 M0 22 L5 29" fill="none" stroke-width="6.4" />
    <path d="M0 11 V22 M0 22 L-5 29 M0 22 L5 29" fill="none" stroke="#ff5d6c" stroke-width="3" />
  </>
);
