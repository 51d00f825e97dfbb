import { Both } from '../common/both.tsx';

/** Under the head of the bear he has killed. */
export const Berserker = () => (
  <>
    <Both d="M0 18 H-14 C-30 16 -42 26 -44 46 H0" fill="#8a552b" shade="#663b1b" />
    <path d="M-38 34 l7 5 l-1 -9 l7 6 M38 34 l-7 5 l1 -9 l-7 6" fill="none" stroke-width="2.8" />
    <Both d="M-22 -31 C-34 -43 -42 -27 -31 -20 Z" fill="#8a552b" shade="#663b1b" />
    <Both d="M0 -44 C-20 -45 -32 -30 -31 -8 C-31 6 -28 16 -22 24 L-12 12 H0" fill="#a0642f" shade="#7a4623" />
    <Both d="M-15 -32 C-12 -36 -8 -35 -6 -31 C-9 -29 -12 -29 -15 -32 Z" fill="#ffe14d" width={2.4} />
    <path d="M-8 -30 C-6 -24 6 -24 8 -30 L5 -20 H-5 Z" fill="#2c2433" stroke-width="2.6" />
    <Both d="M0 -11 H-20 C-22 12 -12 31 0 33" fill="#eebf96" shade="#cf9a70" />
    <path
      d="M-17 -12 l2.6 8 l4 -8 Z M17 -12 l-2.6 8 l-4 -8 Z M-5 -12 l2.4 6 l2.6 -6 Z"
      fill="#fff8e0"
      stroke-width="2.2"
    />
    <Both d="M-17 1 L-4 6 C-7 10 -14 9 -17 1 Z" fill="#fff" width={2.6} />
    <path d="M-8.5 6 h0 M8.5 6 h0" stroke-width="4.6" />
    <path d="M-16 12 L-8 17 M-15 18 L-9 21 M16 12 L8 17 M15 18 L9 21" stroke="#c4221f" stroke-width="3.4" />
    <path d="M-10 18 C-4 15 4 15 10 18 C12 28 6 32 0 32 C-6 32 -12 28 -10 18 Z" fill="#4a1512" stroke-width="2.8" />
    <path d="M-7 19 H7 L5 23 H-5 Z M-4 30 H4 L3 27 H-3 Z" fill="#fff8e0" stroke="none" />
  </>
);

/** A cocked hat, a moustache and the standard behind which they gather. */
export const General = () => (
  <>
    <path d="M31 46 V-46 H37 V46 Z" fill="#8c5426" />
    <path d="M31 -42 C20 -48 8 -38 -6 -44 L2 -31 L-6 -18 C8 -12 20 -22 31 -16 Z" fill="#c23b34" />
    <path d="M22 -36 L18 -29 L22 -22" stroke="#ffd75e" stroke-width="3.4" fill="none" />
    <g transform="translate(-6 2)">
      <Both d="M0 24 H-14 C-26 25 -34 32 -36 48 H0" fill="#3a5487" shade="#29406b" />
      <Both
        d="M-14 26 C-24 20 -38 24 -38 34 L-33 32 L-31 37 L-27 33 L-24 37 L-20 33 Z"
        fill="#ffd75e"
        shade="#d9a12c"
        width={3}
      />
      <path d="M-14 25 L8 46" stroke-width="9" />
      <path d="M-14 25 L8 46" stroke="#c23b34" stroke-width="5" />
      <Both d="M0 -18 H-17 C-20 8 -10 26 0 28" fill="#f0c39a" shade="#d3a077" />
      <Both d="M-16 -10 C-22 -10 -22 2 -17 6 Z" fill="#e4e1da" shade="#b9b4ab" width={2.8} />
      <Both d="M-14 0 C-11 -5 -6 -4 -3 1 C-7 4 -10 4 -14 0 Z" fill="#fff" width={2.4} />
      <path d="M-8.6 .4 h0 M8.6 .4 h0" stroke-width="4.8" />
      <path d="M-15 -6 L-4 -3 M15 -6 L4 -3" stroke="#8d877c" stroke-width="4" />
      <Both d="M0 9 C-8 8 -15 12 -24 12 C-20 22 -8 22 0 16" fill="#f4f1ea" shade="#c9c4ba" width={3} />
      <path d="M-4 21 q4 2.6 8 0" fill="none" stroke-width="2.6" />
      <path
        d="M-34 -16 C-22 -44 -8 -42 0 -44 C8 -42 22 -44 34 -16 C20 -22 10 -16 0 -16 C-10 -16 -20 -22 -34 -16 Z"
        fill="#2c3f68"
      />
      <path d="M3 -43 C12 -41 24 -40 34 -16 C22 -22 12 -17 4 -16 C10 -26 8 -36 3 -43 Z" fill="#1f2f50" stroke="none" />
      <path d="M-33 -17 C-20 -23 -10 -17 0 -17 C10 -17 20 -23 33 -17" fill="none" stroke="#ffd75e" stroke-width="3.4" />
      <path
        d="M0 -38 l2.6 5.4 l6 .8 l-4.4 4 l1.2 6 l-5.4 -3 l-5.4 3 l1.2 -6 l-4.4 -4 l6 -.8 Z"
        fill="#ffe38a"
        stroke-width="2.2"
      />
    </g>
  </>
);

/** Horns of gold, a mask of red lacquer. */
export const Samurai = () => (
  <>
    <Both d="M0 20 H-14 L-40 28 L-46 48 H0" fill="#4a5560" shade="#343d47" />
    <path d="M-42 36 L-14 30 M-44 44 L-12 39 M42 36 L14 30 M44 44 L12 39" stroke="#c23b34" stroke-width="3.2" />
    <Both d="M0 -26 C-20 -26 -30 -12 -36 12 C-38 18 -34 22 -28 22 L-14 14 H0" fill="#39424c" shade="#262d35" />
    <path d="M-33 8 L-18 2 M-34 15 L-18 9 M33 8 L18 2 M34 15 L18 9" stroke="#e6b34a" stroke-width="2.8" />
    <Both d="M0 -12 H-17 C-19 8 -10 26 0 28" fill="#e9b98c" shade="#c9946a" />
    <Both d="M-15 -2 C-11 -6 -6 -4 -3 1 C-8 3 -12 2 -15 -2 Z" fill="#fff" width={2.4} />
    <path d="M-8.4 -1 h0 M8.4 -1 h0" stroke-width="4.6" />
    <Both d="M0 5 L-6 7 L-19 3 C-19 18 -10 30 0 32" fill="#d13c30" shade="#a02a22" width={3} />
    <Both d="M0 13 H-9 L-11 20 L-8 23 H0" fill="#2a1512" width={2.4} />
    <path d="M-8 14 l2.6 5 l2.6 -5 Z M8 14 l-2.6 5 l-2.6 -5 Z" fill="#fff8e0" stroke="none" />
    <Both d="M0 -38 C-17 -38 -26 -26 -25 -8 C-16 -14 -8 -15 0 -15" fill="#55616d" shade="#3b4550" />
    <path d="M-14 -34 C-17 -28 -18 -20 -17 -14 M14 -34 C17 -28 18 -20 17 -14" fill="none" stroke-width="2.6" />
    <Both d="M0 -18 C-10 -20 -26 -32 -24 -51 C-18 -40 -8 -32 0 -31" fill="#ffd75e" shade="#d9a12c" width={3} />
    <circle cy="-22" r="6.4" fill="#d13c30" stroke-width="2.8" />
  </>
);
