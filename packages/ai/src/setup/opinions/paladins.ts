import type { OpinionsOf } from '../preferences.ts';
import { rope } from './shared.ts';

export const paladins: OpinionsOf<'paladins.1'> = {
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
  rope,
};
