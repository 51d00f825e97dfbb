import { Banshee } from '../../common/banshee.tsx';
import { Both } from '../../common/both.tsx';
import { Cleric } from '../../common/characters.tsx';
import { Glasses, Leaf, Line, Scar } from './parts.tsx';

export const banshees = {
  wave_rick: () => (
    <>
      <Banshee />
      <path d="M-7 -28 C-12 -42 -8 -52 0 -54 C10 -52 13 -42 8 -28 Z" fill="#e0433a" />
      <path d="M-3 -32 V-46 M4 -32 V-44" stroke="#8f1f1a" stroke-width="2.4" />
      <path d="M-16 -19 L-4 -15 M16 -19 L4 -15" stroke-width="4.6" />
    </>
  ),
  keening_moll: () => (
    <>
      <Banshee />
      <Both d="M0 -47 C-20 -48 -35 -34 -36 -12 C-24 -22 -12 -28 0 -28" fill="#e8832c" shade="#bd6315" />
      <Both d="M-34 -16 C-44 -2 -44 20 -38 34 L-29 32 C-33 18 -33 2 -26 -12 Z" fill="#e8832c" shade="#bd6315" />
      <Both d="M-42 30 L-32 26 L-28 34 L-38 40 Z" fill="#27b9a2" shade="#178873" width={2.8} />
      <path d="M-41 4 L-31 0 M-41 16 L-31 13 M41 4 L31 0 M41 16 L31 13" stroke-width="2.6" />
    </>
  ),
  rattlejaw: () => (
    <>
      <Banshee />
      <Both d="M0 12 C-4 12 -8 11 -10 8 L-17 6 C-19 24 -12 40 0 41" fill="#efe3c2" shade="#cdbd94" />
      <path d="M-10 17 H10 M-10 17 V24 H10 V17 M-5 17 V24 M0 17 V24 M5 17 V24" fill="none" stroke-width="2.4" />
      <Both d="M-15 -10 C-12 -18 -5 -17 -4 -9 C-6 -3 -12 -3 -15 -10 Z" fill="#17111c" width={2.2} />
      <path d="M-9 -10 h0 M9 -10 h0" stroke="#ff5d3a" stroke-width="5.4" />
      <path d="M4 -44 L8 -34 L3 -30 L9 -22" fill="none" stroke-width="2.8" />
    </>
  ),
  sister_hush: () => (
    <>
      <Banshee />
      <Both
        d="M0 -48 C-26 -48 -40 -28 -39 0 C-39 20 -42 34 -46 48 H-24 C-18 26 -24 -2 -19 -18 C-14 -28 -6 -30 0 -30"
        fill="#2d3f63"
        shade="#1f2d49"
      />
      <Both
        d="M0 -34 C-10 -34 -18 -30 -23 -18 L-18 -15 C-14 -23 -8 -26 0 -26"
        fill="#fffaf0"
        shade="#d9d2c4"
        width={2.8}
      />
      <path d="M-33 4 L-26 12 L-33 20 M33 4 L26 12 L33 20" fill="none" stroke="#7dfbe6" stroke-width="3.6" />
    </>
  ),
};

export const clerics = {
  father_goodcare: () => (
    <>
      <Cleric />
      <Both d="M0 9 C-6 9 -11 7 -14 2 C-17 18 -11 34 0 40" fill="#f4f1ea" shade="#cfc9bd" />
      <path d="M-5 14 q5 4 10 0" fill="none" stroke="#8a4a3a" stroke-width="2.8" />
      <path
        d="M0 46 C-14 38 -12 28 -5 28 C-2 28 0 30 0 33 C0 30 2 28 5 28 C12 28 14 38 0 46 Z"
        fill="#e0433a"
        stroke-width="3"
      />
    </>
  ),
  father_clobber: () => (
    <>
      <Cleric />
      <Glasses x={0} y={3} scale={0.86} fill="#dff2ff" />
      <path d="M-6 13 H6" stroke-width="3.2" />
      <path d="M25 46 L29 4 H35 L33 46 Z" fill="#8c5426" />
      <path
        d="M32 -30 L37 -22 L46 -22 L42 -14 L46 -5 L37 -4 L32 4 L27 -4 L18 -5 L22 -14 L18 -22 L27 -22 Z"
        fill="#aab6c2"
      />
      <circle cx="32" cy="-13" r="6.4" fill="#dce5ec" stroke-width="2.6" />
    </>
  ),
  sister_balm: () => (
    <>
      <Cleric />
      <Both
        d="M0 -20 C-12 -20 -19 -10 -18 6 C-18 18 -22 26 -22 32 L-11 30 C-11 20 -15 0 -10 -8 L0 -11"
        fill="#8a3f24"
        shade="#652a15"
      />
      <path d="M-12 4 L-15 1 M12 4 L15 1" stroke-width="2.4" />
      <path d="M-4 11 C-1 9 1 9 4 11 C1 14 -1 14 -4 11 Z" fill="#d1495b" stroke-width="1.8" />
      <Leaf x={-9} y={34} scale={0.9} />
      <g transform="scale(-1 1)">
        <Leaf x={-9} y={34} scale={0.9} />
      </g>
      <Line d="M-36 -8 H-46 M-34 -24 L-42 -30 M36 -8 H46 M34 -24 L42 -30" colour="#a8f08a" width={3} />
    </>
  ),
  brother_nettle: () => (
    <>
      <Cleric />
      <path
        d="M-26 -14 L-32 -24 L-22 -24 L-26 -36 L-15 -31 L-13 -43 L-5 -34 L0 -46 L5 -34 L13 -43 L15 -31 L26 -36 L22 -24 L32 -24 L26 -14 C14 -24 -14 -24 -26 -14 Z"
        fill="#5fb548"
      />
      <path d="M-18 -25 L-12 -20 M18 -25 L12 -20 M0 -36 V-24" stroke="#2b6324" stroke-width="2.6" />
      <path d="M-12 -5 L-3 -1 M12 -5 L3 -1" stroke-width="4" />
      <path d="M-5 13 q5 -5 10 0" fill="none" stroke-width="2.8" />
      <Scar x={9} y={8} scale={0.7} />
    </>
  ),
};
