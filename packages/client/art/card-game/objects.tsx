import { Armor } from '../common/armor.tsx';
import { Bow } from '../common/bow.tsx';
import { Key } from '../common/key.tsx';
import { LargeShield } from '../common/large-shield.tsx';
import { Rope } from '../common/rope.tsx';
import { Scroll } from '../common/scroll.tsx';
import { Sword } from '../common/sword.tsx';
import { TelescopingSpear } from '../common/telescoping-spear.tsx';
import { Treasure } from '../common/treasure.tsx';

export const objects = {
  armor: Armor,
  bow: Bow,
  fireballScroll: () => (
    <Scroll>
      <path
        d="M1 -20 C5 -13 15 -8 15 4 C15 14 8 20 0 20 C-9 20 -15 13 -15 5 C-15 -2 -10 -5 -9 -11 C-6 -10 -4 -7 -4 -4 C0 -8 2 -13 1 -20 Z"
        fill="#f0702a"
        stroke-width="3"
      />
      <path
        d="M1 -5 C3 0 8 3 8 9 C8 15 4 17 0 17 C-5 17 -8 14 -8 9 C-8 6 -5 4 -5 1 C-2 2 1 0 1 -5 Z"
        fill="#ffe45c"
        stroke="none"
      />
    </Scroll>
  ),
  inversionScroll: () => (
    <Scroll>
      <path d="M-17 -17 H-1 V-1 H-17 Z" fill="#2f9c86" stroke-width="3" />
      <path d="M1 1 H17 V17 H1 Z" fill="#6a54c4" stroke-width="3" />
      <path d={SWAP} fill="none" stroke-width="6.4" />
      <path d={SWAP} fill="none" stroke="#c4221f" stroke-width="3" />
    </Scroll>
  ),
  key: Key,
  largeShield: LargeShield,
  rope: Rope,
  sword: Sword,
  telescopingSpear: TelescopingSpear,
  treasure: Treasure,
};

const SWAP = 'M4 -12 C10 -12 13 -9 13 -4 M9 -6 L13 -2 L17 -6 M-4 12 C-10 12 -13 9 -13 4 M-9 6 L-13 2 L-17 6';
