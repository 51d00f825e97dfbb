import { zones } from '../../families/zones.ts';
import type { Box } from '../../rules/box.ts';
import { combatCard, JUMP } from '../../rules/card.ts';
import { readOurs } from '../our-scenarios.ts';
import { characters } from './characters.ts';
import { general } from './general.ts';
import { objects } from './objects.ts';
import { legend, rooms } from './rooms.ts';
import { scenarios } from './scenarios.ts';

export const cardGame = {
  id: 'cards.1',
  family: zones,
  cites: general,
  rooms,
  legend,
  // C-BOARD-3
  terrain: [
    { name: 'circle', floor: true },
    { name: 'triangle', floor: true },
    { name: 'square', floor: true },
    { name: 'gear', floor: true },
  ],
  hindrances: [],
  characters,
  objects,
  asks: ['rage', 'call', 'levitate'],
  // C-COMP-4, C-COMP-9
  deck: [JUMP, JUMP, JUMP, ...[0, 1, 2, 2, 3, 3, 4, 5, 6].map(combatCard)],
  covert: 'combat',
  layout: {
    columns: 4,
    rows: 2,
    dots: [0, 1],
    posts: ['circle', 'triangle', 'square', 'gear'],
    capacity: { end: 3, middle: 3 },
  },
  staged: true,
  scenarios: (boxes) => readOurs(scenarios, boxes),
} as const satisfies Box;
