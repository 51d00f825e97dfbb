import { Both } from '../common/both.tsx';
import { FACE } from '../common/face.tsx';

/** Nobody sees the face below the brim; everybody sees the drop. */
export const Assassin = () => (
  <>
    <Both d="M0 14 H-10 C-20 12 -26 6 -28 -2 C-34 10 -36 30 -44 46 H0" fill="#3b4a45" shade="#28332f" />
    <Both d="M0 -14 H-16 C-18 8 -10 24 0 26" fill="#d8c3a2" shade="#b09a79" />
    <Both d="M0 8 L-20 0 C-24 16 -18 36 0 46" fill="#55695f" shade="#3b4a45" />
    <path d="M0 9 V45" stroke-width="2.6" fill="none" />
    <path d="M-13 -5 C-9 -8 -5 -7 -3 -3 C-6 0 -10 0 -13 -5 Z" fill="#b8ff4a" stroke-width="2.4" />
    <path d="M-7.6 -3.6 h0" stroke-width="3.6" />
    <path d="M-36 -12 C-20 -2 18 -6 44 -22 C40 -12 34 -6 26 -2 C10 4 -22 4 -36 -12 Z" fill="#28332f" />
    <path d="M-24 -8 C-28 -28 -18 -42 0 -44 C16 -46 26 -36 28 -18 C14 -10 -8 -5 -24 -8 Z" fill="#46584f" />
    <path d="M4 -44 C18 -44 26 -36 28 -18 C24 -15 18 -13 12 -11 C16 -24 14 -36 4 -44 Z" fill="#313f38" stroke="none" />
    <path d="M-25 -15 C-8 -11 14 -16 28 -25 L28 -18 C14 -10 -8 -5 -24 -8 Z" fill="#8fd03a" stroke-width="2.8" />
    <g transform="translate(-4 4) rotate(20 28 20)">
      <path d="M24 18 V-14 L28 -24 L32 -14 V18 Z" fill="#e6eef0" />
      <path d="M28 -24 L32 -14 V18 H28 Z" fill="#9fb0b4" stroke="none" />
      <path d="M18 16 H38 V22 H18 Z" fill="#5f3616" stroke-width="2.8" />
      <path d="M25 22 H31 V40 H25 Z" fill="#7a4623" stroke-width="3" />
    </g>
    <path
      d="M39 -16 C44 -9 46 -6 45 -2 C44 3 36 3 35 -2 C34 -6 36 -9 39 -16 Z"
      transform="translate(-4 9)"
      fill="#b8ff4a"
      stroke-width="2.8"
    />
  </>
);

/** An iron hat, and a crossbow at the shoulder. */
export const Crossbowman = () => (
  <>
    <g transform="translate(-9 1)">
      <Both d="M0 24 H-14 C-26 24 -34 32 -38 48 H0" fill="#6b7f3a" shade="#4f6029" />
      <Both d="M-22 -6 C-28 8 -24 22 -12 26 H0 V31 H-16 C-28 23 -29 4 -26 -8 Z" fill="#8b979f" shade="#6a7680" />
      <Both d={FACE} fill="#e9b98c" shade="#c9946a" />
      <path d="M-15 1 C-11 4 -7 4 -3 1" fill="none" stroke-width="3.4" />
      <path d="M15 1 C11 -5 6 -4 3 2 C7 5 11 5 15 1 Z" fill="#fff" stroke-width="2.6" />
      <path d="M8.6 1 h0" stroke-width="5.2" />
      <path
        d="M-16 10 C-10 9 -6 11 0 12 C6 11 10 9 16 10 C14 22 7 27 0 27 C-7 27 -14 22 -16 10 Z"
        fill="#7a4623"
        stroke-width="3"
      />
      <path d="M-5 18 q5 3 10 0" fill="none" stroke="#e9b98c" stroke-width="2.6" />
      <Both d="M0 -40 C-14 -40 -20 -31 -21 -18 H0" fill="#c2ccd3" shade="#8b979f" />
      <Both d="M0 -22 H-22 C-30 -20 -35 -14 -37 -7 C-26 -12 -14 -13 0 -13" fill="#d6dfe5" shade="#9aa7b0" />
      <path d="M0 -40 V-22" stroke-width="2.6" />
    </g>
    <g transform="translate(22 2) rotate(12) scale(.86)">
      <path d="M-5 46 V-26 H5 V46 Z" fill="#8c5426" />
      <path d="M-20 -8 L0 10 L20 -8" fill="none" stroke="#fff3d2" stroke-width="2.8" />
      <path d="M-22 -7 C-12 -25 12 -25 22 -7" fill="none" stroke-width="12" />
      <path d="M-22 -7 C-12 -25 12 -25 22 -7" fill="none" stroke="#c98f45" stroke-width="5.8" />
      <path d="M0 10 V-30" stroke-width="7.4" />
      <path d="M0 10 V-30" stroke="#fff3d2" stroke-width="3" />
      <path d="M0 -47 L7 -31 H-7 Z" fill="#eef4f8" stroke-width="2.8" />
    </g>
  </>
);

/** Fallen, and none the slower for it. */
export const DarkAngel = () => (
  <>
    <Both d={WING} fill="#4a4258" shade="#352e42" />
    <path
      d="M-16 18 L-40 -10 M-15 26 L-42 6 M16 18 L40 -10 M15 26 L42 6"
      fill="none"
      stroke="#7b6f92"
      stroke-width="2.6"
    />
    <Both d="M0 26 H-10 C-22 28 -28 36 -30 48 H0" fill="#6b1f33" shade="#4c1423" />
    <path d="M-24 46 L0 32 L24 46" fill="none" stroke="#c9a0ae" stroke-width="2.8" />
    <Both d="M0 -30 C-20 -30 -24 -12 -22 6 C-22 20 -18 28 -14 34 L-8 24 H0" fill="#201a2b" />
    <Both d="M0 -18 H-14 C-18 4 -9 24 0 27" fill="#e6dfee" shade="#bcb0cb" />
    <Both d="M0 -26 C-12 -26 -18 -16 -16 -2 C-12 -10 -7 -15 0 -17" fill="#2f2740" shade="#201a2b" width={2.8} />
    <Both d="M-14 -2 C-10 -6 -5 -4 -3 0 C-7 3 -11 2 -14 -2 Z" fill="#ff4d5e" width={2.4} />
    <path d="M-8 -4 V2 M8 -4 V2" stroke-width="2.6" />
    <path d="M-8 5 L-10 13 M8 5 L10 13" stroke="#6b1f33" stroke-width="2.4" />
    <path d="M-5 17 C-2 15 2 15 5 17 C2 20 -2 20 -5 17 Z" fill="#8a2337" stroke-width="2" />
    <path
      d="M-17 -37 C-15 -44 -4 -47 4 -45 M12 -43 C18 -41 19 -37 15 -35 C8 -32 -4 -31 -11 -33"
      fill="none"
      stroke-width="7"
    />
    <path
      d="M-17 -37 C-15 -44 -4 -47 4 -45 M12 -43 C18 -41 19 -37 15 -35 C8 -32 -4 -31 -11 -33"
      fill="none"
      stroke="#a06bd0"
      stroke-width="3.4"
    />
  </>
);

/** What she thinks of begins to float. */
export const Telekineticist = () => (
  <>
    <Both d="M0 26 H-10 C-20 27 -28 34 -30 48 H0" fill="#1f7f86" shade="#155e66" />
    <path d="M-12 28 L0 41 L12 28" fill="none" stroke="#ffd75e" stroke-width="4" />
    <path
      d="M-20 12 C-24 0 -26 -14 -21 -24 C-18 -32 -22 -38 -28 -42 C-16 -44 -10 -38 -8 -34 C-8 -40 -4 -46 4 -49 C2 -42 6 -38 9 -34 C12 -40 19 -44 28 -41 C21 -36 19 -31 22 -24 C26 -14 24 0 20 12 Z"
      fill="#8f4fc4"
    />
    <path
      d="M4 -49 C2 -42 6 -38 9 -34 C12 -40 19 -44 28 -41 C21 -36 19 -31 22 -24 C26 -14 24 0 20 12 H8 C14 -14 4 -34 4 -49 Z"
      fill="#6a3596"
      stroke="none"
    />
    <Both d="M0 -14 H-16 C-18 10 -9 25 0 28" fill="#f6cfae" shade="#dba97c" />
    <path
      d="M-17 -2 C-16 -12 -8 -14 2 -17 C8 -14 16 -10 17 -2 C18 -14 12 -24 0 -24 C-12 -24 -18 -14 -17 -2 Z"
      fill="#8f4fc4"
      stroke-width="2.8"
    />
    <Both d="M-14 1 C-11 -5 -6 -4 -3 1 C-7 4 -11 4 -14 1 Z" fill="#e6fffa" width={2.6} />
    <path d="M-8.4 .6 h0 M8.4 .6 h0" stroke="#12a08c" stroke-width="4.4" />
    <path d="M-4 17 q4 3 8 0" fill="none" stroke-width="2.6" />
    <circle cy="-16" r="5" fill="#7dfbe6" stroke-width="2.6" />
    <path d={ORBIT} fill="none" stroke-width="6.6" />
    <path d={ORBIT} fill="none" stroke="#7dfbe6" stroke-width="3.2" />
    <g stroke-width="3">
      <path d="M-37 -16 L-29 -20 L-21 -14 L-24 -4 L-34 -3 Z" fill="#b7a587" transform="translate(-5 6)" />
      <path d="M-37 -16 L-29 -20 L-21 -14 L-30 -10 Z" fill="#e2d6bc" stroke="none" transform="translate(-5 6)" />
      <path d="M24 18 L33 11 L43 16 L42 28 L30 31 Z" fill="#97866b" />
      <path d="M24 18 L33 11 L43 16 L34 21 Z" fill="#cbbb9c" stroke="none" />
    </g>
  </>
);

const WING =
  'M-8 20 C-18 2 -26 -26 -46 -44 C-47 -32 -46 -26 -44 -20 C-48 -16 -48 -8 -46 -2 C-49 6 -47 12 -44 16 C-44 26 -34 38 -14 40 Z';
const ORBIT = 'M-35 10 C-32 26 -10 34 20 28 M36 6 C36 -6 34 -14 30 -21';
