import { FireballWand } from '../common/fireball-wand.tsx';
import { Rope } from '../common/rope.tsx';

export const objects = {
  armor: () => <Armor />,
  fireballWand: FireballWand,
  rope: Rope,
  speedPotion: () => <SpeedPotion />,
  sword: () => <Sword />,
  treasure: () => <Treasure />,
};

const Armor = () => (
  <>
    <path d="M-14 -26 L-30 -20 C-34 -12 -34 -4 -32 4 L-21 2 Z" fill="#8fa3b5" />
    <path d="M14 -26 L30 -20 C34 -12 34 -4 32 4 L21 2 Z" fill="#71879c" />
    <path
      d="M-15 -27 C-10 -17 10 -17 15 -27 L24 -20 C21 -8 24 2 21 12 C19 23 10 29 0 32 C-10 29 -19 23 -21 12 C-24 2 -21 -8 -24 -20 Z"
      fill="#d6e1ea"
    />
    <path d="M0 -19 C6 -19 11 -21 15 -27 L24 -20 C21 -8 24 2 21 12 C19 23 10 29 0 32 Z" fill="#9db0c2" stroke="none" />
    <path d="M0 -18 V31" stroke-width="2.6" />
    <path d="M-15 -27 C-10 -17 10 -17 15 -27" stroke="#e6b34a" stroke-width="4.5" fill="none" />
    <path d="M-20 13 C-8 19 8 19 20 13" fill="none" stroke-width="2.8" />
    <path d="M-13 -8 C-8 -2 -4 -2 -3 -6 M13 -8 C8 -2 4 -2 3 -6" fill="none" stroke-width="2.6" />
  </>
);

const SpeedPotion = () => (
  <>
    <path
      d="M-8 -34 H8 V-14 C20 -9 28 2 28 13 C28 27 16 36 0 36 C-16 36 -28 27 -28 13 C-28 2 -20 -9 -8 -14 Z"
      fill="#dff6f4"
    />
    <path
      d="M-24 6 C-14 1 -8 9 2 6 C11 3 16 3 24.5 6 C26 9 26.5 11 26.5 13 C26.5 26 15 34.5 0 34.5 C-15 34.5 -26.5 26 -26.5 13 C-26.5 11 -26 9 -24 6 Z"
      fill="#27b9a2"
      stroke="none"
    />
    <path
      d="M10 5 C16 3 20 4 24.5 6 C26 9 26.5 11 26.5 13 C26.5 26 15 34.5 3 34.5 C18 28 20 14 10 5 Z"
      fill="#178873"
      stroke="none"
    />
    <path d="M4 -4 L-12 17 H-2 L-6 31 L12 10 H2 Z" fill="#ffe45c" stroke-width="2.8" />
    <path d="M-11 -34 H11 V-27 H-11 Z" fill="#dfeceb" stroke-width="2.8" />
    <path d="M-7 -44 H7 V-34 H-7 Z" fill="#b47a42" />
    <path d="M-20 8 C-19 2 -16 -3 -12 -6" stroke="#ffffff" stroke-width="3" fill="none" />
  </>
);

const Sword = () => (
  <g transform="rotate(42)">
    <path d="M0 -47 L8 -36 V13 H-8 V-36 Z" fill="#eef4f8" />
    <path d="M0 -47 L8 -36 V13 H0 Z" fill="#a8b9c8" stroke="none" />
    <path d="M0 -34 V12" stroke-width="2.4" stroke="#6d8196" />
    <path d="M-20 11 C-20 16 -16 20 -10 20 H10 C16 20 20 16 20 11 C12 14 -12 14 -20 11 Z" fill="#e6b34a" />
    <path d="M-4.5 20 H4.5 V36 H-4.5 Z" fill="#8c3b2a" />
    <path d="M-4.5 26 L4.5 23 M-4.5 32 L4.5 29" stroke-width="2.2" />
    <circle cy="40" r="6" fill="#e6b34a" />
  </g>
);

const Treasure = () => (
  <>
    <path d="M-30 -2 L-25 -26 C-14 -33 14 -33 25 -26 L30 -2 Z" fill="#7c4420" />
    <path d="M-24 -4 L-20 -21 C-10 -26 10 -26 20 -21 L24 -4 Z" fill="#3a1e0d" stroke="none" />
    <path d="M-27 2 C-24 -10 -16 -8 -13 -13 C-8 -20 4 -20 8 -13 C14 -14 24 -8 27 2 Z" fill="#ffd24d" />
    <circle cx="-12" cy="-4" r="4.2" fill="#ffe58c" stroke-width="2.2" />
    <circle cx="13" cy="-4" r="4.2" fill="#ffe58c" stroke-width="2.2" />
    <path d="M-6 -13 L0 -19 L7 -13 L1 -3 Z" fill="#e0433a" stroke-width="2.6" />
    <path d="M-32 0 H32 L29 30 H-29 Z" fill="#a55f2c" />
    <path d="M8 0 H32 L29 30 H8 Z" fill="#84481e" stroke="none" />
    <path d="M-22 0 L-20 30 M22 0 L20 30" stroke="#e6b34a" stroke-width="5" />
    <path d="M-32 0 H32 V7 H-31 Z" fill="#e6b34a" stroke-width="2.6" />
    <path d="M-7 3 H7 V13 C7 18 -7 18 -7 13 Z" fill="#ffd24d" stroke-width="2.8" />
    <circle cy="9" r="2.4" fill="#24170f" stroke="none" />
  </>
);
