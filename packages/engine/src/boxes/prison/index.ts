import { squares } from '../../families/squares.ts';
import type { Box } from '../../rules/box.ts';
import { support } from '../../rules/library/before-cards.ts';
import { deck, layout } from '../board.ts';
import { general, mixing } from '../general.ts';
import { readOurs } from '../our-scenarios.ts';
import { characters } from './characters.ts';
import { objects } from './objects.ts';
import { legend, rooms } from './rooms.ts';
import { scenarios } from './scenarios.ts';

export const prison = {
  id: 'prison.1',
  family: squares,
  cites: {
    ...general,
    ...mixing,
    slit: 'R-EDGE-03',
    ground: 'R-BOX-02',
    pairs: 'R-BOX-02',
    characters: 'R-BOX-03',
    objects: 'R-BOX-04',
  },
  rooms,
  legend,
  terrain: [
    { name: 'floor', floor: true },
    { name: 'gear', floor: true },
    { name: 'pit', obstacle: 'pit' },
  ],
  hindrances: [{ name: 'pit', tags: ['hole', 'flown'], jumped: true }],
  characters,
  objects,
  asks: ['support', 'call'],
  questions: [support],
  // R-BOX-05, R-BOX-06
  deck,
  layout,
  scenarios: (boxes) => readOurs(scenarios, boxes),
} as const satisfies Box;
