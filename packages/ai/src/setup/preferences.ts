import type { Kind, Member, Ruleset } from '@archmage/engine';

/** How much a seat likes a token in each place of set-up; only the proportions of the weights count. */
export interface Preference {
  /** On the starting line; objects never start. */
  readonly start: number;
  /** In a face-down room, by its distance from the own line: near, middle-near, middle-far, far. */
  readonly rooms: Rooms;
  /** Opens ways for the others. */
  readonly opens?: true;
}
export type Rooms = readonly [near: number, middleNear: number, middleFar: number, far: number];

export const preferenceOf = (rules: Ruleset, kind: Kind): Preference => {
  const known = PREFERENCES[kind];
  if (known) return known;
  const member = rules.roster.find((each) => each.kind === kind);
  return member?.sort === 'character' ? ofCharacter(member) : ANY_OBJECT;
};

/**
 * Whoever reveals a room places every character in it (B-REV-05), and near rooms are mostly revealed by oneself, far
 * ones by the other. So whoever can be shut in or caught is hidden near or half-way; far away, close to the exit, are
 * those whom no corner holds or nobody likes to fight. All own objects are placed by the other, wherever they lie: those
 * to be used are hidden near, a Treasure on the way out.
 */
const PREFERENCES: Readonly<Record<Kind, Preference>> = {
  cleric: { start: 5, rooms: [3, 4, 2, 1] },
  goblin: { start: 4, rooms: [1, 3, 5, 4] },
  mekanork: { start: 5, rooms: [3, 4, 3, 1] },
  thief: { start: 8, rooms: [1, 2, 4, 5], opens: true },
  troll: { start: 3, rooms: [1, 2, 4, 5] },
  wallWalker: { start: 6, rooms: [1, 2, 4, 6] },
  warrior: { start: 5, rooms: [2, 4, 4, 2], opens: true },
  wizard: { start: 7, rooms: [2, 3, 4, 4] },
  armor: { start: 0, rooms: [5, 4, 2, 1] },
  fireballWand: { start: 0, rooms: [5, 4, 2, 1] },
  rope: { start: 0, rooms: [5, 4, 2, 1] },
  speedPotion: { start: 0, rooms: [5, 5, 2, 1] },
  sword: { start: 0, rooms: [5, 4, 2, 1] },
  treasure: { start: 0, rooms: [1, 2, 4, 4] },
  // Never moves, breathes along its row from the line on: where the other places it, it sees nobody.
  redDragon: { start: 4, rooms: [5, 4, 2, 1] },
  elfScout: { start: 8, rooms: [1, 2, 4, 4] },
  ghost: { start: 3, rooms: [1, 2, 4, 6] },
  golem: { start: 5, rooms: [1, 3, 4, 4], opens: true },
  // Sees along the rows early, and is soon caught.
  illusionist: { start: 6, rooms: [4, 4, 2, 1] },
  weaponMaster: { start: 5, rooms: [2, 4, 4, 2] },
  // Collects what lies on the way.
  paladin: { start: 7, rooms: [4, 4, 2, 1] },
  pickpocket: { start: 7, rooms: [2, 3, 4, 3] },
  teleportationRing: { start: 0, rooms: [5, 4, 2, 1] },
  fireShield: { start: 0, rooms: [5, 4, 2, 1] },
  key: { start: 0, rooms: [4, 4, 3, 1] },
  charmScroll: { start: 0, rooms: [5, 4, 2, 1] },
  // Made against who stands where the other likes him best.
  dragonslayer: { start: 0, rooms: [3, 4, 3, 2] },
};

const ANY_OBJECT: Preference = { start: 0, rooms: [4, 4, 2, 1] };

/** Of other boxes: the quick ones start, the quick and the strong are hidden far away. */
const ofCharacter = (member: Member): Preference => {
  const quick = member.speed + member.escape;
  const bold = Math.max(1, quick + member.combat - 3);
  return { start: Math.max(1, quick), rooms: [2, 3, (3 + bold) / 2, bold] };
};
