import { Both } from '../../common/both.tsx';
import { Wizard } from '../../common/characters.tsx';
import { Naga } from '../../common/naga.tsx';
import { Flame, Gem, Line, Wing } from './parts.tsx';

export const nagas = {
  serpico: () => (
    <>
      <Naga />
      <Both d="M0 -46 C-16 -46 -26 -36 -25 -22 C-16 -27 -8 -28 0 -28" fill="#a0642f" shade="#7a4623" />
      <Wing x={-20} y={-28} fill="#fff" />
      <g transform="scale(-1 1)">
        <Wing x={-20} y={-28} fill="#dfe7ee" />
      </g>
      <Line d="M-22 22 L22 48" colour="#e6b34a" width={5} />
      <path d="M16 28 H38 V46 H16 Z M16 30 L27 38 L38 30" fill="#fff3d2" stroke-width="3" />
    </>
  ),
  snake_slissken: () => (
    <>
      <Naga />
      <path d="M-30 -30 L26 -2" stroke-width="5" />
      <path d="M3 -16 H20 C21 -5 17 0 11 0 C5 0 2 -6 3 -16 Z" fill="#1b1620" stroke-width="2.8" />
      <path d="M-16 -14 L-4 -11" stroke-width="4" />
      <path d="M-10 13 h0 M-6 16 h0 M-2 17 h0 M3 17 h0 M7 15 h0 M-12 8 h0 M12 9 h0" stroke="#1f6a46" stroke-width="3" />
    </>
  ),
  djenh: () => (
    <>
      <Naga />
      <Both d="M0 -48 C-20 -48 -30 -36 -27 -20 C-18 -27 -8 -28 0 -26" fill="#7a4bb5" shade="#593389" />
      <path
        d="M-24 -28 C-8 -40 10 -36 25 -24 M-14 -42 C2 -44 14 -38 22 -32"
        fill="none"
        stroke="#cbb0ee"
        stroke-width="2.8"
      />
      <Gem x={0} y={-33} fill="#ff6a8a" />
      <path d="M-9 6 C-4 9 4 9 9 6 L0 18 Z" fill="#2c2433" stroke-width="2.4" />
    </>
  ),
  ssilith: () => (
    <>
      <Naga />
      <path d="M-14 -50 H14 L18 -24 C8 -28 -8 -28 -18 -24 Z" fill="#e6b34a" />
      <path d="M0 -46 a5.4 5.4 0 0 1 3 9.8 L5 -29 H-5 L-3 -36.2 A5.4 5.4 0 0 1 0 -46 Z" fill="#17111c" stroke="none" />
      <Both d="M-16 -10 C-12 -18 -5 -17 -2 -10 C-6 -12 -11 -12 -16 -10 Z" fill="#b8479a" shade="#8f2f78" width={2.4} />
      <path d="M-5 8 C-2 6 2 6 5 8 C2 11 -2 11 -5 8 Z" fill="#d1495b" stroke-width="1.8" />
      <Gem x={-26} y={12} scale={0.8} fill="#ff5d9a" />
      <Gem x={26} y={12} scale={0.8} fill="#ff5d9a" />
    </>
  ),
};

const HAT =
  'M-38 0 C-24 -4 -20 -12 -16 -22 C-11 -36 -2 -46 13 -47 C24 -47 29 -40 28 -31 C22 -37 15 -34 15 -27 C17 -16 24 -5 38 0 C20 9 -20 9 -38 0 Z';
const BEARD = 'M-20 0 C-24 20 -14 36 2 45 C14 34 24 20 20 0 C16 8 10 11 5 10 C2 8 -2 8 -5 10 C-10 11 -16 8 -20 0 Z';

interface HatProps {
  readonly fill: string;
  readonly band: string;
}

/** The hat of his class in other colours. */
const Hat = ({ fill, band }: HatProps) => (
  <>
    <path d={HAT} fill={fill} />
    <path d="M-20 -11 C-8 -6 8 -6 20 -11 L23 -5 C10 1 -12 1 -23 -5 Z" fill={band} stroke-width="2.6" />
  </>
);

export const wizards = {
  muldon: () => (
    <>
      <Wizard />
      <path d={BEARD} fill="#e8832c" />
      <path d="M-8 16 C-6 26 -2 32 2 38 M9 15 C9 22 7 28 5 32" fill="none" stroke="#a3500f" stroke-width="2.6" />
      <Hat fill="#7d2a1c" band="#2c1a14" />
      <Flame x={-1} y={-26} scale={0.86} />
    </>
  ),
  amystyn: () => (
    <>
      <Wizard />
      <Both d="M0 4 H-15 C-16 18 -9 31 0 33" fill="#f6cfae" shade="#dba97c" />
      <Both d="M-13 6 C-16 18 -12 30 -16 46 H-32 C-30 32 -30 18 -24 3 Z" fill="#ffd75e" shade="#d9a12c" />
      <path d="M-11 13 q3 -4 7 0 M4 13 q3 -4 7 0" fill="none" stroke-width="3.2" />
      <path d="M-4 24 C-1 22 1 22 4 24 C1 27 -1 27 -4 24 Z" fill="#d1495b" stroke-width="1.8" />
      <Hat fill="#e8b93a" band="#fff3c4" />
      <Gem x={0} y={-5} fill="#c4264a" />
    </>
  ),
  ley_vite: () => (
    <>
      <Wizard />
      <Hat fill="#3f9fc4" band="#dff4ff" />
      <path d="M10 -10 C16 -30 28 -42 46 -46 C44 -28 34 -16 16 -8 L38 -38" fill="#fffaf0" stroke-width="3" />
      <path
        d="M-46 48 C-50 34 -38 26 -30 32 C-28 22 -12 22 -10 32 C-4 24 10 24 14 32 C20 22 34 26 34 34 C46 32 50 42 46 48 Z"
        fill="#eef6ff"
      />
      <path
        d="M-30 40 C-24 36 -18 37 -14 41 M10 40 C16 36 24 37 28 41"
        fill="none"
        stroke="#a9c3da"
        stroke-width="2.8"
      />
    </>
  ),
  quorrel: () => (
    <>
      <Wizard />
      <path d="M-13 0 C-13 16 -8 26 0 28 C8 26 13 16 13 0 Z" fill="#e3c3a4" />
      <path d="M-9 17 C-4 14 4 14 9 17 L3 44 L0 48 L-3 44 Z" fill="#1f1826" stroke-width="2.8" />
      <path d="M-4 20 H4" stroke="#c9a58a" stroke-width="2.6" />
      <Both d="M-12 9 L-3 12 C-6 15 -10 14 -12 9 Z" fill="#ffd33a" width={2.2} />
      <Hat fill="#1f1826" band="#c4264a" />
      <path
        d="M-24 -20 C-30 -34 -24 -42 -16 -44 M34 -18 C40 -30 38 -38 32 -44"
        fill="none"
        stroke="#c4264a"
        stroke-width="3.4"
      />
    </>
  ),
};
