import { Backstabber } from '../../common/backstabber.tsx';
import { Both } from '../../common/both.tsx';
import { Telepath } from '../../common/telepath.tsx';
import { Gem, Glasses, Line, Moustache } from './parts.tsx';

export const backstabbers = {
  lissandra: () => (
    <>
      <Backstabber />
      <path d="M-12 -12 L-46 -2 L-43 10 L-8 0 Z" fill="#e6b34a" />
      <path d="M-30 -7 L-27 5" stroke-width="2.6" />
      <circle cx="-8" cy="-6" r="8.4" fill="#7dfbe6" />
      <path d="M-12 -7 A4.6 4.6 0 0 1 -7 -10" fill="none" stroke="#fff" stroke-width="2.4" />
    </>
  ),
  velvet_sal: () => (
    <>
      <Backstabber />
      <Both d="M0 -46 C-23 -44 -35 -23 -32 4 L-22 2 C-23 -14 -16 -30 0 -33" fill="#d13c58" shade="#a32842" />
      <circle cx="-25" cy="-29" r="11" fill="#ff8fa6" stroke-width="3" />
      <path
        d="M-25 -35 C-18 -34 -18 -24 -25 -24 C-31 -24 -31 -31 -26 -31 C-23 -31 -23 -27 -25 -27"
        fill="none"
        stroke-width="2.6"
      />
      <Gem x={0} y={-38} fill="#ffd75e" />
    </>
  ),
  kesh: () => (
    <>
      <Backstabber />
      <Both
        d="M-22 -20 C-14 -27 -8 -28 0 -28 V-20 C-8 -20 -13 -18 -19 -12 Z"
        fill="#e8932c"
        shade="#b86c15"
        width={2.8}
      />
      <path d="M-20 8 H14 V14 H10 V21 H5 V14 H-20 Z" fill="#ffd75e" stroke-width="3" />
      <circle cx="-26" cy="11" r="8" fill="none" stroke-width="9" />
      <circle cx="-26" cy="11" r="8" fill="none" stroke="#ffd75e" stroke-width="4" />
    </>
  ),
  mirabelle: () => (
    <>
      <Backstabber />
      <Both
        d="M0 -46 C-24 -44 -36 -24 -36 12 C-28 16 -22 18 -19 12 C-20 -8 -14 -22 0 -24"
        fill="#241b2b"
        shade="#17111c"
      />
      <path
        d="M-18 -12 L18 12 M-19 0 L8 18 M-8 -19 L19 0 M18 -12 L-18 12 M19 0 L-8 18 M8 -19 L-19 0"
        stroke="#17111c"
        stroke-opacity="0.6"
        stroke-width="1.8"
      />
      <path d="M-9 -42 H9 L2 -33 L9 -24 H-9 L-2 -33 Z" fill="#e0233c" stroke-width="2.8" />
    </>
  ),
};

export const telepaths = {
  weak_ed: () => (
    <>
      <Telepath />
      <path d="M-31 -24 L28 -36 L31 -24 L-29 -10 Z" fill="#fff6ea" />
      <path d="M-30 -17 L30 -30" stroke="#cdbfae" stroke-width="2.2" />
      <path d="M-17 3 C-13 -1 -7 -1 -4 3 M4 3 C7 -1 13 -1 17 3" fill="none" stroke-width="3.6" />
      <path d="M-9 18 q9 -8 18 0" fill="none" stroke-width="3" />
      <path d="M29 -6 C34 2 37 6 36 11 C35 17 25 17 24 11 C23 7 26 2 29 -6 Z" fill="#7dd3ff" stroke-width="2.8" />
    </>
  ),
  xanth: () => (
    <>
      <Telepath />
      <Both d="M0 6 C-10 6 -16 4 -24 0 C-22 18 -30 30 -38 48 H0" fill="#6f9c3c" shade="#4f7428" />
      <path d="M-20 14 C-8 20 8 20 20 14 M-24 26 C-8 34 8 34 24 26" fill="none" stroke="#35521a" stroke-width="2.6" />
      <path d="M3 26 V10 C3 4 11 4 11 10 V22 C17 22 18 26 17 31 C16 38 4 38 0 31 Z" fill="#f0cfae" stroke-width="3" />
    </>
  ),
  nomi: () => (
    <>
      <Telepath />
      <Both
        d="M0 -48 C-26 -50 -40 -30 -34 -6 C-32 8 -34 18 -38 28 C-28 30 -22 24 -20 16 C-24 0 -22 -20 0 -32"
        fill="#2f2440"
        shade="#20182d"
      />
      <path d="M-6 14 C-2 12 2 12 6 14 C2 18 -2 18 -6 14 Z" fill="#c23b55" stroke-width="2" />
      <path d="M12 14 C24 20 32 18 44 12 C46 32 38 44 29 46 C18 43 11 32 12 14 Z" fill="#fff8ea" />
      <path d="M18 24 q4 -4 8 0 M32 23 q4 -4 8 0 M21 33 C26 39 33 39 38 32" fill="none" stroke-width="3" />
    </>
  ),
  doctor_quell: () => (
    <>
      <Telepath />
      <Glasses x={0} y={1} fill="#bfe6ff" />
      <Moustache x={0} y={13} scale={0.8} fill="#8a5a34" shade="#66401f" />
      <path d="M12 -49 C30 -46 36 -28 24 -18 C26 -30 22 -42 12 -49 Z" fill="#ffe28a" stroke-width="3" />
      <Line d="M-40 -14 H-31 L-40 -4 H-31 M-46 -34 H-34 L-46 -21 H-34" colour="#cfe2ff" width={3} />
    </>
  ),
};
