import { squares } from '../../families/squares.ts';
import type { Box } from '../../rules/box.ts';
import { characters } from './characters.ts';
import { objects } from './objects.ts';
import { legend, rooms } from './rooms.ts';

export const base: Box = {
  id: 'base.1',
  family: squares,
  rooms,
  legend,
  // B-COMP-03, B-TER-08
  terrain: [
    { name: 'floor', floor: true },
    { name: 'gear', floor: true },
    { name: 'pit', obstacle: true },
  ],
  characters,
  objects,
  // B-COMP-08
  deck: ['A2', 'A3', 'A4', 'A5', 'J', 'J', 'J', 'C0', 'C1', 'C2', 'C2', 'C3', 'C3', 'C4', 'C5', 'C6'],
  // B-COMP-05, B-SETUP-05
  layout: { columns: 4, rows: 2, dots: [1, 3, 6, 8], capacity: { end: 2, middle: 3 } },
  // B-OPT-07
  beginner: {
    columns: 3,
    rows: 2,
    dots: [1, 3, 6, 8],
    capacity: { end: 2, middle: 2 },
    without: ['wallWalker', 'mekanork', 'speedPotion', 'armor'],
  },
};
