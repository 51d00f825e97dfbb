import { Bow } from '../common/bow.tsx';
import { FireballWand } from '../common/fireball-wand.tsx';
import { Key } from '../common/key.tsx';
import { LargeShield } from '../common/large-shield.tsx';
import { Rope } from '../common/rope.tsx';
import { TelescopingSpear } from '../common/telescoping-spear.tsx';

export const objects = {
  rope: Rope,
  key: Key,
  fireballWand: FireballWand,
  bow: Bow,
  largeShield: LargeShield,
  telescopingSpear: TelescopingSpear,
};
