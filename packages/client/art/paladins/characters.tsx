import { Both } from '../common/both.tsx';
import { SPARK } from './spark.ts';

export const characters = {
  elfScout: () => (
    <>
      <Both d="M0 -8 H-24 C-30 14 -30 34 -24 46 H0" fill="#eebf72" shade="#cf9549" />
      <Both d={SHOULDERS} fill="#37813a" />
      <Both d="M-15 -2 C-26 -6 -36 -14 -45 -25 C-43 -6 -33 10 -14 11 Z" fill="#f3c59b" shade="#dba97c" />
      <Face />
      <Both d="M0 -16 C-17 -14 -21 -2 -19 10 C-17 2 -14 -4 -10 -8 L0 -5" fill="#ffd75e" />
      <g transform="translate(0 3)">
        <Eyes />
      </g>
      <path d="M-5 16 q5 4 10 0" fill="none" stroke-width="2.6" />
      <path d="M10 -22 C14 -38 26 -48 43 -49 C44 -34 34 -22 16 -16 L36 -43" fill="#fffaf0" />
      <Both d="M0 -44 C-14 -41 -22 -24 -30 -8 L0 -14" fill="#4fa54a" shade="#37813a" />
      <Both d="M0 -20 C-14 -20 -26 -14 -34 -4 C-20 -12 -10 -13 0 -13" fill="#2a6632" width={3} />
    </>
  ),
  ghost: () => (
    <>
      <path
        d="M-31 46 C-29 30 -30 20 -33 13 C-37 4 -41 -8 -40 -25 C-35 -20 -31 -11 -27 -9 C-27 -25 -18 -36 -2 -37 C6 -38 10 -42 8 -49 C20 -45 27 -26 27 -9 C31 -11 35 -20 40 -25 C41 -8 37 4 33 13 C30 20 29 30 31 46 Z"
        fill="#effdf8"
      />
      <path
        d="M8 -49 C20 -45 27 -26 27 -9 C31 -11 35 -20 40 -25 C41 -8 37 4 33 13 C30 20 29 30 31 46 H10 C24 22 22 -20 8 -37 Z"
        fill="#a6d9d3"
        stroke="none"
      />
      <Both d="M-18 -12 C-16 -20 -6 -20 -4 -12 C-3 -3 -8 2 -11 2 C-15 2 -19 -4 -18 -12 Z" fill="#17323c" width={2} />
      <path d="M-9 -8 h0 M13 -8 h0" stroke="#5fe0d6" stroke-width="5.6" />
      <Both d="M0 8 C-4 8 -7 9 -8 13 C-9 23 -5 30 0 30" fill="#17323c" width={2} />
    </>
  ),
  golem: () => (
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
  ),
  illusionist: () => (
    <>
      <Both d="M0 -10 H-25 C-34 14 -34 34 -30 46 H0" fill="#2c2433" />
      <Face />
      <Eyes />
      <Both d="M0 9 C-8 9 -15 8 -21 6 C-20 24 -12 38 0 45" fill="#ff8fd0" shade="#d7559f" />
      <path d="M-20 8 Q0 13 20 8" fill="none" stroke="#ffd75e" stroke-width="3.4" />
      <Both d={CAP} fill="#c94bb0" shade="#9a2f8d" />
      <Both d="M-30 -16 C-22 -28 -12 -34 -2 -34" fill="none" width={2.6} />
      <Both d="M0 -37 L-9 -25 L0 -11" fill="#7dfbe6" shade="#27b9a2" width={3} />
      <path d={SPARK} transform="translate(-37 -30)" fill="#fff4b8" stroke-width="2.4" />
      <path d={SPARK} transform="translate(38 -33) scale(.8)" fill="#fff4b8" stroke-width="2.8" />
    </>
  ),
  paladin: () => (
    <>
      <Both d={SHOULDERS} fill="#eef4f8" shade="#a8b9c8" />
      <Face />
      <Both d="M0 11 H-6 C-10 11 -16 10 -19 4 C-20 24 -10 36 0 40" fill="#a0642f" shade="#7a4623" />
      <path d="M-5 19 q5 4 10 0 M-13 1 L-6 3 M13 1 L6 3" fill="none" stroke-width="3" />
      <Both
        d="M-20 -8 C-30 -8 -44 -20 -45 -46 C-36 -44 -24 -38 -16 -22 Z M-24 -15 C-32 -18 -38 -26 -41 -35"
        fill="#fff"
        shade="#dfe7ee"
      />
      <Both d="M0 -42 C-16 -42 -28 -24 -24 8 L-17 6 C-17 -4 -13 -9 -4 -9 V9 H0" fill="#f1c04b" shade="#c58a22" />
      <path d="M-3.5 -37 H3.5 V-30 H10 V-23 H3.5 V-14 H-3.5 V-23 H-10 V-30 H-3.5 Z" fill="#fff" stroke-width="2.6" />
    </>
  ),
  pickpocket: () => (
    <>
      <g transform="translate(-4 0)">
        <Both d={SHOULDERS} fill="#5d83a8" />
        <Both d="M-17 -4 C-25 -4 -25 10 -17 11 Z" fill="#dba97c" />
        <Face />
        <Both d="M-20 4 C-26 -4 -22 -14 -14 -14 L-12 -6 L-17 -3 Z" fill="#d8642a" />
        <circle cx="-8" cy="1" r="4.8" fill="#fff" stroke-width="2.6" />
        <path d="M-6.6 1.2 h0" stroke-width="5" />
        <path d="M4 2 q4.5 -4 9 0" fill="none" stroke-width="3.2" />
        <path d="M-9 12 C-2 17 6 16 12 9 C12 19 -3 25 -9 12 Z" fill="#fff" stroke-width="2.6" />
        <Both d={CAP} fill="#a0642f" shade="#7a4623" />
        <path d="M-38 -6 C-30 -18 -6 -20 14 -13 C2 -6 -16 -2 -38 -6 Z" fill="#5f3616" />
      </g>
      <path d="M16 46 L20 12 H34 L38 46 Z" fill="#5d83a8" />
      <path
        d="M20 -38 L28 -31 L36 -38 L34 -27 C46 -20 46 0 28 1 C10 0 10 -20 22 -27 Z M22 -27 H34"
        fill="#c23b34"
        stroke-width="3.2"
      />
      <circle cx="28" cy="-13" r="6" fill="#ffd75e" stroke-width="2.4" />
      <path
        d="M17 2 C15 -4 21 -6 23 -2 C25 -6 31 -6 32 -2 C35 -6 39 -2 37 3 C37 12 33 16 27 16 C21 16 17 10 17 2 Z"
        fill="#f3c59b"
        stroke-width="3"
      />
    </>
  ),
  redDragon: () => (
    <g transform="translate(3 -5)">
      <path d="M22 -14 L37 -18 L31 -5 L38 -1 L30 6 Z" fill="#a52c1c" />
      <path d="M40 52 C42 18 34 -4 20 -14 L-8 10 C2 20 2 36 -2 52 Z" fill="#d8432b" />
      <path
        d="M-2 52 C2 36 2 20 -8 10 L0 4 C14 16 16 34 12 52 M2 19 L9 15 M5 30 L14 28"
        fill="#ffd24d"
        stroke-width="2.8"
      />
      <path d="M0 -28 C2 -40 10 -48 24 -50 C18 -42 17 -36 18 -26 Z" fill="#dba97c" />
      <path d="M-34 4 L-30 16 L4 12 L0 2 Z" fill="#ffb52e" />
      <path d="M-6 9 L-31 13 C-38 18 -34 26 -26 25 C-8 26 8 22 14 8 Z" fill="#a52c1c" />
      <path
        d="M24 -10 C26 -24 14 -33 2 -31 C-4 -31 -8 -28 -11 -23 C-18 -21 -26 -21 -31 -22 C-40 -22 -45 -15 -44 -7 C-44 0 -40 5 -35 5 H-4 L6 14 C18 14 24 4 24 -10 Z"
        fill="#f0442c"
      />
      <path
        d="M24 -10 C24 4 18 14 6 14 L-4 5 H-35 C-39 5 -42 2 -43 -2 C-28 -3 -12 -4 2 0 C12 0 20 -4 24 -10 Z"
        fill="#a52c1c"
        stroke="none"
      />
      <path d="M-33 5 l3.5 8 l4 -8 Z M-20 5 l3 7 l4 -7 Z" fill="#fff" stroke-width="2" />
      <path d="M10 -28 C16 -42 30 -50 47 -48 C40 -38 34 -24 20 -16 Z" fill="#fff3d2" />
      <path d="M-10 -18 L8 -23 C8 -13 -2 -9 -10 -18 M0 -20 V-14" fill="#ffe14d" stroke-width="3" />
      <path d="M-38 -12 q3 -3 5 1" fill="none" stroke-width="3" />
    </g>
  ),
  weaponMaster: () => (
    <>
      <g transform="rotate(36 0 20)">
        <Both d="M0 -56 L-6 -46 V20 H0" fill="#eef4f8" shade="#a8b9c8" />
      </g>
      <g transform="rotate(-36 0 20)">
        <path d="M-3.5 30 V-50 H3.5 V30 Z" fill="#8c5426" />
        <path d="M3 -42 L16 -34 L3 -25 L-3 -22 C-14 -18 -22 -22 -25 -33 C-22 -44 -14 -50 -3 -45 Z" fill="#a8b9c8" />
      </g>
      <Both d={SHOULDERS} fill="#7a4623" />
      <Both d="M0 -48 C-9 -48 -14 -40 -9 -35 C-22 -30 -26 -16 -22 4 L-14 24 H0" fill="#2c2433" />
      <Both d={FACE} fill="#c98a5e" shade="#a0642f" />
      <g transform="translate(0 4)">
        <Eyes />
      </g>
      <Both d="M0 -15 L-22 -18 V-8 L0 -4" fill="#e0433a" width={3} />
      <path d="M-15 0 L-4 4 M15 0 L4 4" stroke-width="3.4" />
      <path d="M-6 17 C-2 14 2 14 6 17 C2 20 -2 20 -6 17 Z" fill="#c23b34" stroke-width="2" />
    </>
  ),
};

const FACE = 'M0 -14 H-18 C-20 10 -10 24 0 27';
const SHOULDERS = 'M0 26 H-12 C-24 27 -34 32 -36 46 H0';
const CAP = 'M0 -42 C-20 -41 -38 -28 -30 -8 C-16 -16 -8 -17 0 -17';

const Face = () => <Both d={FACE} fill="#f3c59b" shade="#dba97c" />;

const Eyes = () => (
  <>
    <Both d="M-15 0 C-11 -6 -6 -5 -3 1 C-7 4 -11 4 -15 0 Z" fill="#fff" width={2.6} />
    <path d="M-8.6 0 h0 M8.6 0 h0" stroke-width="5.2" />
  </>
);

const RUNE = 'M-7 -21 V-35 L7 -28 H-7 M7 -35 V-21';
