import { squares } from '../../families/squares.ts';
import type { Box } from '../../rules/box.ts';
import { healsBeside } from '../../rules/library/fountains.ts';
import { deck, layout } from '../board.ts';
import { general, mixing } from '../general.ts';
import { readOurs } from '../our-scenarios.ts';
import { characters } from './characters.ts';
import { objects } from './objects.ts';
import { legend, rooms } from './rooms.ts';
import { scenarios } from './scenarios.ts';
import { covers, hindrances, terrain } from './terrain.ts';

export const paladinsAndDragons = {
  id: 'paladins.1',
  family: squares,
  cites: {
    ...general,
    ...mixing,
    ownColour: 'P-CHARM-11',
    pairs: 'P-COMP-01',
    characters: 'P-COMP-03',
    objects: 'P-COMP-04',
  },
  rooms,
  legend,
  terrain,
  hindrances,
  covers,
  characters,
  objects,
  offers: [healsBeside('fountain', { notWounded: 'P-FOUNT-01', noFountain: 'P-FOUNT-05', stoodOver: 'P-FOUNT-03' })],
  deck,
  layout,
  scenarios: (boxes) => readOurs(scenarios, boxes),
} as const satisfies Box;
