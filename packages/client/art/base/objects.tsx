import { Armor } from '../common/armor.tsx';
import { FireballWand } from '../common/fireball-wand.tsx';
import { Rope } from '../common/rope.tsx';
import { Sword } from '../common/sword.tsx';
import { Treasure } from '../common/treasure.tsx';

export const objects = {
  armor: Armor,
  fireballWand: FireballWand,
  rope: Rope,
  speedPotion: () => <SpeedPotion />,
  sword: Sword,
  treasure: Treasure,
};

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
