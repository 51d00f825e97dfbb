import type { OpinionsOf } from '../preferences.ts';
import { rope } from './shared.ts';

export const base: OpinionsOf<'base.1'> = {
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
  speedPotion: { start: 0, rooms: [5, 5, 2, 1] },
  sword: { start: 0, rooms: [5, 4, 2, 1] },
  treasure: { start: 0, rooms: [1, 2, 4, 4] },
  rope,
};
