import { object } from '../../rules/box.ts';
import { charmsOnce } from '../../rules/library/charms.ts';
import { picksLocks } from '../../rules/library/gates.ts';
import { shelters, spans } from '../../rules/library/passage.ts';
import { bane, slays, wards } from '../../rules/library/plain.ts';
import { teleportsOnce } from '../../rules/library/teleports.ts';

// P-COMP-04

// P-RING-01 to P-RING-11
export const teleportationRing = object('teleportationRing', {
  code: 'Ring',
  rule: 'P-RING-01',
  rules: [teleportsOnce({ noEmptyFloor: 'P-RING-06', notBesideRoom: 'P-RING-04' })],
});

// P-SHIELD-01 to P-SHIELD-08
export const fireShield = object('fireShield', {
  code: 'Shield',
  rule: 'P-SHIELD-01',
  traits: ['shield'],
  rules: [wards('fire'), ...shelters('rocks')],
});

// P-KEY-01 to P-KEY-07
export const key = object('key', {
  code: 'Key',
  rule: 'P-KEY-01',
  common: true,
  rules: [picksLocks({ noPortcullis: 'P-KEY-01', broken: 'P-KEY-04' })],
});

// P-CHARM-01 to P-CHARM-31
export const charmScroll = object('charmScroll', {
  code: 'Scroll',
  rule: 'P-CHARM-01',
  rules: [
    charmsOnce(3, {
      noMagicUser: 'P-CHARM-02',
      notFoe: 'P-CHARM-31',
      otherRoomThan: 'P-CHARM-01',
      inMist: 'P-CHARM-04',
    }),
  ],
});

// P-SLAYER-01 to P-SLAYER-09
export const dragonslayer = object('dragonslayer', {
  code: 'Slayer',
  rule: 'P-SLAYER-01',
  rules: [...bane('dragon', 4), slays('dragon')],
});

// P-ROPE-01 to P-ROPE-17
export const rope = object('rope', { code: 'Rope', rule: 'P-ROPE-01', common: true, rules: spans('hole') });

export const objects = [teleportationRing, fireShield, key, charmScroll, dragonslayer, rope];
