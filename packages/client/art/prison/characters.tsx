import { Both } from '../common/both.tsx';
import { Cleric, Mekanork, Wizard } from '../common/characters.tsx';

export const characters = {
  cleric: Cleric,
  mekanork: Mekanork,
  wizard: Wizard,
  backstabber: () => (
    <>
      <Both d="M0 -44 C-22 -42 -33 -22 -30 4 C-28 22 -36 30 -42 46 H0" fill="#7c2f4f" shade="#56203a" />
      <Both d="M0 -31 C-16 -28 -22 -12 -20 8 C-18 22 -10 30 0 32" fill="#2b1a2c" />
      <Both d="M0 -20 H-15 C-18 2 -10 16 0 20" fill="#e9b48a" shade="#c98a5e" />
      <Both d="M0 -27 C-12 -26 -18 -16 -17 -6 C-12 -14 -7 -17 0 -16" fill="#1d1420" width={2.8} />
      <Both d="M-14 -6 C-10 -10 -5 -9 -3 -4 C-7 -2 -11 -2 -14 -6 Z" fill="#fff" width={2.4} />
      <path d="M-8 -5.6 h0 M8 -5.6 h0" stroke-width="4.8" />
      <Both d="M0 4 C-8 4 -14 3 -17 1 C-16 16 -8 27 0 30" fill="#b53e63" shade="#8a2c4b" width={3} />
      <g transform="rotate(-28 22 14)">
        <Blade d="M22 -36 L15 -26 L17 10 H27 L29 -26 Z" />
        <path d="M12 10 H32 V16 H12 Z" fill="#e6b34a" stroke-width="2.8" />
        <path d="M18 16 H26 V32 H18 Z" fill="#5f3616" />
      </g>
      <path
        d="M12 24 C12 17 20 15 24 19 C30 16 36 20 35 27 C34 36 26 40 19 37 C14 35 12 30 12 24 Z"
        fill="#c98a5e"
        stroke-width="3"
      />
    </>
  ),
  banshee: () => (
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
  ),
  colossus: () => (
    <>
      <Both d="M0 12 H-16 C-30 10 -44 18 -48 34 L-50 48 H0" fill="#c98f5c" shade="#9d673a" />
      <Both d="M-46 26 C-36 18 -26 18 -20 26 L-24 46 H-48 Z" fill="#6d7b88" shade="#4d5965" />
      <Both d="M0 -32 C-14 -32 -22 -24 -21 -8 C-22 8 -16 22 0 26" fill="#dba97c" shade="#b27b4e" />
      <Both d="M0 -38 C-16 -38 -25 -28 -22 -12 L-14 -16 H0" fill="#8b979f" shade="#6a7680" />
      <path d="M-4 -40 H4 V-10 H-4 Z" fill="#c2ccd3" stroke-width="2.6" />
      <path d="M-17 -7 L-5 -4 M17 -7 L5 -4" stroke-width="4.4" />
      <Both d="M-14 -2 h8 v4 h-7 Z" fill="#fff" width={2.2} />
      <path d="M-9 .6 h0 M9 .6 h0" stroke-width="4" />
      <path d="M-10 15 C-4 12 4 12 10 15" fill="none" stroke-width="4" />
      <path d="M-6 14 l2.4 5 l2.6 -5 Z M6 14 l-2.4 5 l-2.6 -5 Z" fill="#fff8e0" stroke-width="1.8" />
      <path d="M-30 44 V30 H30 V44" fill="none" stroke-width="9" />
      <path d="M-30 44 V30 H30 V44 M-15 30 V46 M0 30 V46 M15 30 V46" fill="none" stroke="#c2ccd3" stroke-width="4" />
    </>
  ),
  naga: () => (
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
  ),
  telepath: () => (
    <>
      <Both d="M0 20 H-12 C-28 22 -38 30 -40 46 H0" fill="#3d4f8f" shade="#2c3a6d" />
      <path d="M-14 20 L0 38 L14 20" fill="none" stroke="#ffd75e" stroke-width="4" />
      <Both
        d="M0 -46 C-22 -46 -33 -32 -29 -14 C-27 -2 -20 4 -16 10 C-12 20 -6 25 0 26"
        fill="#f0cfae"
        shade="#cfa67e"
      />
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
  ),
};

/** A blade is lit from the left. */
const Blade = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} fill="#eef4f8" />
    <path d="M22 -36 L29 -26 L27 10 H22 Z" fill="#a8b9c8" stroke="none" />
  </>
);

const WAVES =
  'M-16 32 C-22 28 -24 20 -22 14 M16 32 C22 28 24 20 22 14 M-25 38 C-34 30 -36 18 -33 8 M25 38 C34 30 36 18 33 8';
const THOUGHTS =
  'M-36 -34 C-40 -24 -40 -14 -36 -6 M36 -34 C40 -24 40 -14 36 -6 M-28 -44 C-24 -48 -18 -50 -14 -50 M28 -44 C24 -48 18 -50 14 -50';
