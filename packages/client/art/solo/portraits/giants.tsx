import { Both } from '../../common/both.tsx';
import { Mekanork } from '../../common/characters.tsx';
import { Colossus } from '../../common/colossus.tsx';
import { Line, Moustache, Scar, Turning } from './parts.tsx';

const SPOKES = 'M0 -42 V26 M-34 -8 H34 M-24 -32 L24 16 M24 -32 L-24 16';

export const colossi = {
  arthos: () => (
    <>
      <path d="M-3 -36 C-22 -50 -38 -34 -34 -14 C-28 -26 -18 -30 -3 -30 Z" fill="#e0433a" />
      <Colossus />
      <path d="M-6 -36 C-10 -52 12 -54 8 -34 Z" fill="#e0433a" />
      <Both d="M0 12 C-8 11 -16 8 -19 2 C-21 18 -12 30 0 31" fill="#c2602c" shade="#94451c" />
      <path d="M-6 18 C-2 16 2 16 6 18" fill="none" stroke-width="3" />
      <g transform="rotate(-14 0 38)">
        <Line
          d="M-34 46 V30 L-38 26 M-22 46 V26 M-10 46 V34 M8 46 V28 M20 46 V32 L26 27 M-40 38 H-4 M4 38 H34"
          colour="#c2ccd3"
        />
      </g>
    </>
  ),
  hur_ban: () => (
    <>
      <circle cy="-8" r="37" fill="none" stroke-width="13" />
      <circle cy="-8" r="37" fill="none" stroke="#c98f45" stroke-width="7" />
      <Line d={SPOKES} colour="#a0642f" width={4.6} />
      <Colossus />
      <Both
        d="M-2 -24 C-12 -25 -20 -22 -25 -13 L-21 -7 C-16 -14 -10 -17 -2 -16 Z"
        fill="#e8bc3e"
        shade="#b98a1e"
        width={2.8}
      />
      <path d="M-13 -20 L-16 -14 M-20 -16 L-22 -11 M13 -20 L16 -14 M20 -16 L22 -11" stroke-width="2.2" />
    </>
  ),
  mungdu: () => (
    <>
      <Colossus />
      <Both d="M0 20 H-24 C-36 24 -46 32 -48 48 H0" fill="#3f8f7f" shade="#2b6a5e" />
      <Both d="M0 33 C-14 33 -25 26 -26 10 L-20 6 C-16 20 -8 24 0 24" fill="#dba97c" shade="#b27b4e" />
      <Moustache x={0} y={10} scale={1.15} fill="#2c2433" shade="#1b1620" />
      <circle cx="-25" cy="8" r="5" fill="none" stroke="#ffd75e" stroke-width="3" />
      <circle cx="25" cy="8" r="5" fill="none" stroke="#ffd75e" stroke-width="3" />
      <path d="M-20 38 C-8 44 8 44 20 38" fill="none" stroke="#ffd75e" stroke-width="4" />
    </>
  ),
  slab: () => (
    <>
      <Colossus />
      <Both d="M0 -40 L-14 -38 L-27 -26 L-24 -6 L-26 12 L-14 28 L0 30" fill="#a3a9ad" shade="#7f868b" />
      <path d="M-20 -8 L-4 -5 M20 -8 L4 -5" stroke-width="5" />
      <path d="M-16 -1 H-6 M6 -1 H16" stroke="#fff" stroke-width="4.6" />
      <path d="M-12 15 H12" stroke-width="4.4" />
      <path
        d="M6 -40 L2 -28 L9 -22 L4 -14 M-26 -22 L-18 -20 M-14 28 L-10 20 M24 4 L18 8"
        fill="none"
        stroke-width="2.6"
      />
      <path d="M-26 -27 C-20 -38 -12 -40 -4 -40 L-8 -34 L-14 -35 L-18 -28 Z" fill="#6f9c3c" stroke-width="2.6" />
    </>
  ),
};

export const mekanorks = {
  tinker_al: () => (
    <>
      <Mekanork />
      <path d="M-7 -34 V-40 H7 V-34 Z" fill="#aab6c2" stroke-width="2.8" />
      <path
        d="M-9 -46 C-9 -56 9 -56 9 -46 C9 -42 6 -41 5 -38 H-5 C-6 -41 -9 -42 -9 -46 Z"
        fill="#ffe45c"
        stroke-width="3"
      />
      <Line d="M-18 -48 L-25 -51 M18 -48 L25 -51 M-16 -38 H-24 M16 -38 H22" colour="#ffe45c" width={2.8} />
      <path d="M-26 44 H-10 V30 H-26 Z M-22 30 V24 M-14 30 V26" fill="#e2ad43" stroke-width="3" />
    </>
  ),
  yom: () => (
    <>
      <Mekanork />
      <Both d="M0 -39 C-14 -39 -26 -31 -24 -12 C-14 -17 -6 -18 0 -18" fill="#6a54c4" shade="#4a3a96" />
      <Turning x={0} y={-27} scale={0.92} colour="#ffe28a" />
      <Both d="M0 34 C-6 34 -10 31 -12 26 L-8 46 H0" fill="#d9d2c4" shade="#b3ab9b" width={3} />
    </>
  ),
  grindle: () => (
    <>
      <Mekanork />
      <path
        d="M-27 -12 C-30 -34 -12 -44 6 -42 C24 -40 38 -30 40 -8 C34 -14 30 -16 25 -12 C10 -18 -12 -18 -27 -12 Z"
        fill="#3f83c4"
      />
      <path d="M-18 -34 L-14 -16 M-2 -42 V-17 M14 -40 L12 -17 M28 -32 L24 -14" stroke="#dbe9f7" stroke-width="4" />
      <circle cx="40" cy="-3" r="7" fill="#fff" stroke-width="3" />
      <path d="M-18 -7 H-4 M4 -7 H18" stroke-width="4.4" />
    </>
  ),
  brakka: () => (
    <>
      <Mekanork />
      <circle cx="-11" cy="-6" r="7" fill="#ff3f33" stroke-width="2.6" />
      <circle cx="11" cy="-6" r="7" fill="#ff3f33" stroke-width="2.6" />
      <path d="M-24 -18 L-4 -9 M24 -18 L4 -9" stroke-width="5" />
      <Scar x={15} y={14} />
      <path
        d="M-32 40 L-30 26 L-22 36 L-17 24 L-9 37 L0 27 L9 37 L17 24 L22 36 L30 26 L32 40 Z"
        fill="#c2ccd3"
        stroke-width="3"
      />
    </>
  ),
};
