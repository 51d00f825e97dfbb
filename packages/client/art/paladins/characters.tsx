import { Both } from '../common/both.tsx';
import { ElfScout } from '../common/elf-scout.tsx';
import { CAP, Eyes, Face } from '../common/face.tsx';
import { Ghost } from '../common/ghost.tsx';
import { Golem } from '../common/golem.tsx';
import { Paladin } from '../common/paladin.tsx';
import { Pickpocket } from '../common/pickpocket.tsx';
import { WeaponMaster } from '../common/weapon-master.tsx';
import { SPARK } from './spark.ts';

export const characters = {
  elfScout: ElfScout,
  ghost: Ghost,
  golem: Golem,
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
  paladin: Paladin,
  pickpocket: Pickpocket,
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
  weaponMaster: WeaponMaster,
};
