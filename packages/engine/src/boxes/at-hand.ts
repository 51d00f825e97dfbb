import type { Legend } from '../board/room.ts';
import type { Scenario } from '../rules/scenario.ts';
import { ROOM_SIZE } from './board.ts';
import { BOXES } from './registry.ts';

/** The marks of every terrain at hand; no rule of these boxes knows of arrow-slits, nor of pits between squares. */
export const legend = (): Legend => ({
  size: ROOM_SIZE,
  cells: Object.assign({}, ...BOXES.all().map((box) => box.legend.cells)) as Readonly<Record<string, string>>,
  edges: ['open', 'wall', 'portcullis'],
  // P-PENTA-01
  blocks: BOXES.all().flatMap(({ terrain }) => terrain.flatMap(({ name, held }) => (held ? [name] : []))),
});

/** The scenarios of this project, as far as the boxes they are played with are at hand. */
export const scenarios = (): readonly Scenario[] =>
  BOXES.all().flatMap(({ scenarios }) => scenarios?.(BOXES.all()) ?? []);
