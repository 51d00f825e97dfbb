import { object } from '../../rules/box.ts';
import { beforeCards } from '../../rules/library/before-cards.ts';
import { picksLocks } from '../../rules/library/gates.ts';
import { shelters, spans } from '../../rules/library/passage.ts';
import { wards } from '../../rules/library/plain.ts';
import { breaksInDefeat, shoots, supportsBy, thrusts } from '../../rules/library/reaches.ts';
import { firesOnce } from '../../rules/library/shots.ts';

// R-BOX-04

// R-ROPE-01
export const rope = object('rope', { code: 'Rope', rule: 'R-ROPE-01', common: true, rules: spans('hole') });

// R-KEY-01
export const key = object('key', {
  code: 'Key',
  rule: 'R-KEY-01',
  common: true,
  rules: [picksLocks({ noPortcullis: 'R-KEY-01', broken: 'R-KEY-01' })],
});

// R-BOW-01, R-RNG-01 to R-RNG-09
const shot = shoots(1, { foeBeside: 'R-RNG-02', notInLine: 'R-RNG-01', shielded: 'R-SHLD-01' });
export const bow = object('bow', { code: 'Bow', rule: 'R-BOW-01', rules: [shot, supportsBy(shot), beforeCards] });

// R-SHLD-01 to R-SHLD-03; P-SHIELD-08: it shelters from falling rocks.
export const largeShield = object('largeShield', {
  code: 'LargeShield',
  rule: 'R-SHLD-01',
  traits: ['shield'],
  rules: [wards('shot'), ...shelters('rocks')],
});

// R-SPEAR-01 to R-SPEAR-07
const thrust = thrusts({ foeBeside: 'R-SPEAR-05', spearTooShort: 'R-SPEAR-01' });
export const telescopingSpear = object('telescopingSpear', {
  code: 'Spear',
  rule: 'R-SPEAR-01',
  rules: [thrust, supportsBy(thrust), breaksInDefeat(thrust), beforeCards],
});

// R-WAND-01, R-WAND-02
export const fireballWand = object('fireballWand', {
  code: 'Wand',
  rule: 'R-WAND-01',
  rules: [firesOnce({ noWizard: 'R-WIZ-02', noDirection: 'R-WAND-01', nobodyInLine: 'R-WAND-01' })],
});

export const objects = [rope, key, bow, largeShield, telescopingSpear, fireballWand];
