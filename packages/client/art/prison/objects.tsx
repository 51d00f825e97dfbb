import { Both } from '../common/both.tsx';
import { FireballWand } from '../common/fireball-wand.tsx';
import { Key } from '../common/key.tsx';
import { Rope } from '../common/rope.tsx';

export const objects = {
  rope: Rope,
  key: Key,
  fireballWand: FireballWand,
  bow: () => (
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
  ),
  largeShield: () => (
    <>
      <Both d="M0 -39 C-12 -39 -22 -36 -25 -31 V24 C-24 33 -12 38 0 39" fill="#a0642f" shade="#7a4623" />
      <path d="M-13 -37 V36 M13 -37 V36" fill="none" stroke="#5f3616" stroke-width="2.4" />
      <path d="M-25 -20 C-12 -15 12 -15 25 -20 M-25 18 C-12 23 12 23 25 18" fill="none" stroke-width="9" />
      <path
        d="M-24 -20 C-12 -15 12 -15 24 -20 M-24 18 C-12 23 12 23 24 18"
        fill="none"
        stroke="#a8b9c8"
        stroke-width="4.4"
      />
      <Both d="M0 -15 L-12 0 L0 15" fill="#eef4f8" shade="#a8b9c8" width={3} />
      <path d="M-20 -29 C-14 -33 -8 -34 -3 -34" fill="none" stroke="#eebf72" stroke-width="2.6" />
      <path d={ARROW} transform="translate(18 -6) rotate(62)" fill="none" stroke-width="7" />
      <path d={ARROW} transform="translate(18 -6) rotate(62)" fill="none" stroke="#fff3d2" stroke-width="3" />
    </>
  ),
  telescopingSpear: () => (
    <g transform="rotate(42)">
      <path d="M-6 44 V16 H6 V44 Z" fill="#7a4623" />
      <path d="M-4.4 16 V-6 H4.4 V16 Z" fill="#c98f45" />
      <path d="M-3 -6 V-24 H3 V-6 Z" fill="#eebf72" stroke-width="3" />
      <path d="M-8 13 H8 V19 H-8 Z M-6.5 -9 H6.5 V-3 H-6.5 Z" fill="#a8b9c8" stroke-width="2.6" />
      <Both d="M0 -50 C-8 -40 -11 -32 -9 -24 L-4 -21 H0" fill="#eef4f8" shade="#a8b9c8" />
      <path d="M0 -44 V-24" stroke="#5d7386" stroke-width="2.2" />
      <path d="M15 -4 L22 -13 L29 -4 M15 9 L22 0 L29 9" fill="none" stroke="#ffd75e" stroke-width="4" />
    </g>
  ),
};

const BOW = 'M-35 16 C-33 -8 -18 -19 0 -19 C18 -19 33 -8 35 16';
const ARROW = 'M0 0 V-27 M-5 -22 L0 -28 L5 -22';
