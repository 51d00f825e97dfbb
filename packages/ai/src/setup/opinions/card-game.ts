import type { OpinionsOf } from '../preferences.ts';
import { rope } from './shared.ts';

/** A zone holds whoever walks in on an enemy, so quick ones start, and those who win fights wait half-way. */
export const cardGame: OpinionsOf<'cards.1'> = {
  assassin: { start: 4, rooms: [2, 4, 4, 2] },
  backstabber: { start: 6, rooms: [2, 4, 3, 2], opens: true },
  berserker: { start: 4, rooms: [2, 4, 4, 2] },
  cleric: { start: 4, rooms: [3, 4, 2, 1] },
  // Three turns from one end to the other: where he lies is where he fights.
  colossus: { start: 3, rooms: [1, 3, 4, 4], opens: true },
  crossbowman: { start: 5, rooms: [3, 4, 3, 1] },
  // No enemy holds those who fly, nor do pits.
  darkAngel: { start: 8, rooms: [2, 3, 4, 5] },
  elfScout: { start: 8, rooms: [1, 2, 4, 5] },
  general: { start: 3, rooms: [3, 4, 3, 1] },
  // No wall holds him, and nobody gets by him to carry him out.
  ghost: { start: 4, rooms: [1, 2, 4, 6] },
  goblin: { start: 5, rooms: [1, 3, 5, 4] },
  // Its one blow opens a room for everybody: on the way, not at its end.
  golem: { start: 4, rooms: [2, 4, 4, 2], opens: true },
  mekanork: { start: 6, rooms: [3, 4, 3, 2] },
  naga: { start: 8, rooms: [1, 2, 4, 5] },
  paladin: { start: 5, rooms: [3, 4, 3, 2] },
  pickpocket: { start: 7, rooms: [2, 3, 4, 3] },
  samurai: { start: 5, rooms: [2, 4, 4, 2] },
  telekineticist: { start: 6, rooms: [3, 4, 3, 2] },
  telepath: { start: 3, rooms: [3, 4, 2, 1] },
  thief: { start: 8, rooms: [1, 2, 4, 5], opens: true },
  troll: { start: 3, rooms: [1, 2, 4, 5] },
  wallWalker: { start: 6, rooms: [1, 2, 4, 6] },
  warrior: { start: 5, rooms: [2, 4, 4, 2], opens: true },
  weaponMaster: { start: 4, rooms: [2, 4, 4, 2] },
  wizard: { start: 6, rooms: [2, 3, 4, 4] },
  armor: { start: 0, rooms: [5, 4, 2, 1] },
  bow: { start: 0, rooms: [5, 4, 2, 1] },
  fireballScroll: { start: 0, rooms: [5, 4, 2, 1] },
  key: { start: 0, rooms: [4, 4, 3, 1] },
  largeShield: { start: 0, rooms: [4, 4, 2, 1] },
  rope,
  inversionScroll: { start: 0, rooms: [4, 4, 3, 1] },
  sword: { start: 0, rooms: [5, 4, 2, 1] },
  telescopingSpear: { start: 0, rooms: [5, 4, 2, 1] },
  treasure: { start: 0, rooms: [1, 2, 4, 4] },
};
