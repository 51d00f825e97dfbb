import type { Card } from '../core/state.ts';
import type { Layout } from '../rules/box.ts';

// What every game on squares is played with, whichever boxes it is played from (P-COMP-08, P-COMP-09).

// B-COMP-08
export const deck: readonly Card[] = [
  ...['A2', 'A3', 'A4', 'A5', 'J', 'J', 'J'],
  ...['C0', 'C1', 'C2', 'C2', 'C3', 'C3', 'C4', 'C5', 'C6'],
];

// B-COMP-05, B-SETUP-05
export const layout: Layout = { columns: 4, rows: 2, dots: [1, 3, 6, 8], capacity: { end: 2, middle: 3 } };
