import type { Kind } from '@archmage/engine';

/** Where the catalogue says what a token can do. */
const RULES: Readonly<Record<Kind, string>> = {
  cleric: 'B-CLE-01',
  goblin: 'B-GOB-01',
  mekanork: 'B-MEK-01',
  thief: 'B-THF-01',
  troll: 'B-TRO-01',
  wallWalker: 'B-WAL-01',
  warrior: 'B-WAR-01',
  wizard: 'B-WIZ-01',
  armor: 'B-ARM-01',
  fireballWand: 'B-FIR-01',
  rope: 'B-ROP-01',
  speedPotion: 'B-SPD-01',
  sword: 'B-SWD-01',
  treasure: 'B-TRE-01',
  redDragon: 'P-DRAGON-01',
  elfScout: 'P-SCOUT-01',
  ghost: 'P-GHOST-01',
  golem: 'P-GOLEM-01',
  illusionist: 'P-ILLU-01',
  weaponMaster: 'P-WMASTER-01',
  paladin: 'P-PALADIN-01',
  pickpocket: 'P-PICK-01',
  teleportationRing: 'P-RING-01',
  fireShield: 'P-SHIELD-01',
  key: 'P-KEY-01',
  charmScroll: 'P-CHARM-01',
  dragonslayer: 'P-SLAYER-01',
};

export const ruleOf = (kind: Kind): string => RULES[kind] ?? 'B-COMP-06';
