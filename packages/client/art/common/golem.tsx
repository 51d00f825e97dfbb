import { Both } from './both.tsx';

export const Golem = () => (
  <>
    <Both d="M0 6 L-18 10 L-34 4 L-46 16 L-50 46 H0 M-31 12 L-25 26 L-29 46" fill="#97866b" shade="#76674f" />
    <Both
      d="M0 -44 L-14 -43 L-28 -33 L-27 -16 L-31 -4 L-27 19 L-12 32 H0 M-28 -33 L-19 -30 L-21 -22"
      fill="#d3c5a9"
      shade="#a4957a"
    />
    <Both d="M0 -9 L-22 -16 L-27 -10 L-23 -1 L0 1" fill="#76674f" width={2.8} />
    <Both d="M-22 0 L-6 2 L-8 9 L-20 7 Z" fill="#c7ff52" width={2.8} />
    <path d="M-15 20 L-6 17 L1 21 L8 17 L16 20" fill="none" stroke-width="4.4" />
    <path d={RUNE} fill="none" stroke-width="8" />
    <path d={RUNE} fill="none" stroke="#c7ff52" stroke-width="3.2" />
  </>
);

const RUNE = 'M-7 -21 V-35 L7 -28 H-7 M7 -35 V-21';
