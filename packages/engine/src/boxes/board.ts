import type { Edge } from '../board/room.ts';
import type { Layout } from '../rules/box.ts';
import { actionCard, type CardFace, combatCard, JUMP } from '../rules/card.ts';

// What every game on squares is played with, whichever boxes it is played from (P-COMP-08, P-COMP-09).

// B-TER-01
export const PLAIN_EDGES = ['open', 'wall', 'portcullis'] as const satisfies readonly Edge[];

/** Squares along each side of a room (B-COMP-02). */
export const ROOM_SIZE = 5;

// B-COMP-08
export const deck: readonly CardFace[] = [
  ...[2, 3, 4, 5].map(actionCard),
  ...[JUMP, JUMP, JUMP],
  ...[0, 1, 2, 2, 3, 3, 4, 5, 6].map(combatCard),
];

// B-COMP-05, B-SETUP-05
export const layout: Layout = { columns: 4, rows: 2, dots: [1, 3, 6, 8], capacity: { end: 2, middle: 3 } };
