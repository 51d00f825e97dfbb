import type { OpinionsOf } from '../preferences.ts';
import { rope } from './shared.ts';

export const prison: OpinionsOf<'prison.1'> = {
  backstabber: { start: 7, rooms: [1, 3, 4, 3], opens: true },
  // Screams along the rows early, and is soon caught.
  banshee: { start: 5, rooms: [4, 4, 2, 1] },
  cleric: { start: 5, rooms: [3, 4, 2, 1] },
  colossus: { start: 4, rooms: [1, 3, 4, 4], opens: true },
  mekanork: { start: 5, rooms: [3, 4, 3, 1] },
  // No corner holds him, and nobody is as quick to the exit.
  naga: { start: 8, rooms: [1, 2, 4, 6] },
  telepath: { start: 3, rooms: [3, 4, 2, 1] },
  wizard: { start: 7, rooms: [2, 3, 4, 4] },
  key: { start: 0, rooms: [4, 4, 3, 1] },
  bow: { start: 0, rooms: [5, 4, 2, 1] },
  largeShield: { start: 0, rooms: [4, 4, 2, 1] },
  telescopingSpear: { start: 0, rooms: [5, 4, 2, 1] },
  fireballWand: { start: 0, rooms: [5, 4, 2, 1] },
  rope,
};
