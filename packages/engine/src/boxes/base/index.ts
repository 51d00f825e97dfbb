import { squares } from '../../families/squares.ts';
import type { Box } from '../../rules/box.ts';
import { deck, layout } from '../board.ts';
import { general } from '../general.ts';
import { characters } from './characters.ts';
import { objects } from './objects.ts';
import { legend, rooms } from './rooms.ts';

export const base = {
  id: 'base.1',
  family: squares,
  cites: general,
  rooms,
  legend,
  // B-COMP-03, B-TER-08
  terrain: [
    { name: 'floor', floor: true },
    { name: 'gear', floor: true },
    { name: 'pit', obstacle: 'pit' },
  ],
  hindrances: [{ name: 'pit', tags: ['hole', 'flown'], jumped: true }],
  characters,
  objects,
  deck,
  layout,
  // B-OPT-07
  beginner: {
    columns: 3,
    rows: 2,
    dots: [1, 3, 6, 8],
    capacity: { end: 2, middle: 2 },
    without: ['wallWalker', 'mekanork', 'speedPotion', 'armor'],
  },
} as const satisfies Box;
