import { Both } from '../common/both.tsx';
import { Key } from '../common/key.tsx';
import { Rope } from '../common/rope.tsx';
import { Scroll } from '../common/scroll.tsx';
import { SPARK } from './spark.ts';

export const objects = {
  rope: Rope,
  charmScroll: () => (
    <Scroll>
      <Both d="M0 19 C-24 4 -19 -16 -8 -16 C-3 -16 0 -12 0 -8" fill="#e0433a" shade="#c23b34" width={3} />
    </Scroll>
  ),
  dragonslayer: () => (
    <g transform="rotate(-42)">
      <Both d="M0 -54 L-8 -42 C-4 -36 -12 -30 -8 -22 C-4 -15 -12 -8 -8 0 V10 H0" fill="#eef4f8" shade="#5fe0d6" />
      <Both
        d="M0 22 C-5 19 -9 20 -11 25 C-15 20 -20 21 -22 26 C-25 20 -30 19 -35 22 C-37 10 -32 0 -24 -4 C-22 4 -14 8 0 8 M-24 -4 L-22 26"
        fill="#e0433a"
      />
      <path d="M-4.5 20 H4.5 V38 H-4.5 Z" fill="#8c5426" />
      <circle cy="42" r="6" fill="#ffd24d" />
      <circle cy="14" r="6.5" fill="#ffe14d" stroke-width="2.8" />
      <path d="M0 11 V17" stroke-width="3" />
    </g>
  ),
  fireShield: () => (
    <>
      <Both d={SHIELD} fill="#eef4f8" shade="#a8b9c8" />
      <g transform="scale(.8)">
        <Both d={SHIELD} fill="#c23b34" shade="#9c2b27" />
      </g>
      <path
        d="M0 -22 C6 -13 15 -8 14 5 C13 16 7 22 0 22 C-8 22 -14 15 -14 6 C-14 -1 -10 -5 -9 -11 C-6 -9 -5 -6 -4 -4 C-1 -9 1 -14 0 -22 Z"
        fill="#f0702a"
        stroke-width="3"
      />
      <path
        d="M1 -4 C4 1 8 4 8 10 C8 16 5 19 0 19 C-5 19 -8 15 -8 10 C-8 6 -5 5 -4 1 C-2 2 0 0 1 -4 Z"
        fill="#ffe45c"
        stroke="none"
      />
    </>
  ),
  key: Key,
  teleportationRing: () => (
    <>
      <circle cy="10" r="21" fill="#4a3a96" stroke-width="16" />
      <path
        d="M0 10 C2 6 8 8 7 13 C6 19 -3 20 -7 15 C-11 9 -6 0 3 1 C10 2 14 8 13 14"
        fill="none"
        stroke="#cbb8ff"
        stroke-width="3.4"
      />
      <circle cy="10" r="21" fill="none" stroke="#e6b34a" stroke-width="8.8" />
      <path d="M-22 4 A23 23 0 0 1 -12 -9" fill="none" stroke="#fff0bf" stroke-width="3" />
      <Both d="M0 -36 H-8 L-16 -25 L0 -7 M0 -25 H-16" fill="#b48cff" shade="#6a54c4" />
      <path d={SPARK} transform="translate(28 -22)" fill="#fff4b8" stroke="none" />
      <path d={SPARK} transform="translate(-29 -14) scale(.7)" fill="#fff4b8" stroke="none" />
    </>
  ),
};

const SHIELD = 'M0 -35 C-6 -28 -16 -25 -29 -28 C-31 -2 -24 22 0 37';
