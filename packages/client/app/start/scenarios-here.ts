import { boxesIn, type Scenario, scenarios } from '@archmage/engine';
import { drawn } from '../boxes.ts';

/** The scenarios of this project for which a table is drawn. */
export const scenariosHere = (): readonly Scenario[] =>
  scenarios().filter(({ boxes }) => drawn(boxesIn(boxes)).length === boxesIn(boxes).length);
