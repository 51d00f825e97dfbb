import { object } from '../../rules/box.ts';
import { spans } from '../../rules/library/passage.ts';
import { worth } from '../../rules/library/plain.ts';
import { givesPoints } from '../../rules/library/potions.ts';
import { firesOnce } from '../../rules/library/shots.ts';

// B-ARM-01
export const armor = object('armor', { code: 'Armor', rule: 'B-ARM-01', rules: [worth('defence', 1)] });

// B-FIR-01 to B-FIR-08
export const fireballWand = object('fireballWand', {
  code: 'Wand',
  rule: 'B-FIR-01',
  rules: [firesOnce({ noWizard: 'B-WIZ-04', noDirection: 'B-FIR-01', nobodyInLine: 'B-FIR-06' })],
});

// B-ROP-01 to B-ROP-08
export const rope = object('rope', { code: 'Rope', rule: 'B-ROP-01', common: true, rules: spans('hole') });

// B-SPD-01 to B-SPD-05
export const speedPotion = object('speedPotion', { code: 'Potion', rule: 'B-SPD-01', rules: [givesPoints(4)] });

// B-SWD-01
export const sword = object('sword', { code: 'Sword', rule: 'B-SWD-01', rules: [worth('attack', 1)] });

// B-TRE-01
export const treasure = object('treasure', { code: 'Treasure', rule: 'B-TRE-01', rules: [worth('haul', 1)] });

export const objects = [armor, fireballWand, rope, speedPotion, sword, treasure];
