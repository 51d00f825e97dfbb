import { object } from '../../rules/box.ts';
import { picksLocks } from '../../rules/library/gates.ts';
import { leads } from '../../rules/library/passage.ts';
import { wards, worth } from '../../rules/library/plain.ts';
import { breaksInDefeat, drawsIn, joinsShots, shoots, thrustsOver } from '../../rules/library/reaches.ts';
import { burnsOnce, invertsOnce } from '../../rules/library/scrolls.ts';

// C-COMP-5

export const armor = object('armor', { code: 'Armor', rule: 'C-ITEM-ARMOR-1', rules: [worth('defence', 1)] });

const shot = shoots(1, { foeBeside: 'C-RC-4', notInLine: 'C-RC-2', shielded: 'C-ITEM-SHIELD-1' });
export const bow = object('bow', { code: 'Bow', rule: 'C-ITEM-BOW-1', rules: [shot, joinsShots(shot)] });

export const fireballScroll = object('fireballScroll', {
  code: 'Fireball',
  rule: 'C-ITEM-FIREBALL-1',
  rules: [burnsOnce({ noMagicUser: 'C-ITEM-SCROLL-1', notInSight: 'C-ITEM-FIREBALL-1' })],
});

export const key = object('key', {
  code: 'Key',
  rule: 'C-ITEM-KEY-1',
  copies: 3,
  rules: [picksLocks({ noPortcullis: 'C-ITEM-KEY-1', broken: 'C-ITEM-KEY-1' })],
});

export const largeShield = object('largeShield', {
  code: 'LargeShield',
  rule: 'C-ITEM-SHIELD-1',
  rules: [wards('shot')],
});

export const rope = object('rope', { code: 'Rope', rule: 'C-ITEM-ROPE-1', copies: 2, rules: [leads('gap')] });

export const inversionScroll = object('inversionScroll', {
  code: 'Inversion',
  rule: 'C-ITEM-INVERSION-1',
  rules: [
    invertsOnce({
      noMagicUser: 'C-ITEM-SCROLL-1',
      notInRoom: 'C-ITEM-INVERSION-3',
      noRoomThere: 'C-ITEM-INVERSION-1',
    }),
  ],
});

export const sword = object('sword', { code: 'Sword', rule: 'C-ITEM-SWORD-1', rules: [worth('attack', 1)] });

const thrust = thrustsOver({ foeBeside: 'C-ITEM-SPEAR-3', spearTooShort: 'C-ITEM-SPEAR-1' });
export const telescopingSpear = object('telescopingSpear', {
  code: 'Spear',
  rule: 'C-ITEM-SPEAR-1',
  rules: [thrust, drawsIn(thrust), breaksInDefeat(thrust)],
});

export const treasure = object('treasure', { code: 'Treasure', rule: 'C-ITEM-TREASURE-1', rules: [worth('haul', 1)] });

export const objects = [
  armor,
  bow,
  fireballScroll,
  key,
  largeShield,
  rope,
  inversionScroll,
  sword,
  telescopingSpear,
  treasure,
];
