import { EDGES, type Edge, type Legend } from '../board/room.ts';
import type { Box } from '../rules/box.ts';
import type { Scenario } from '../rules/scenario.ts';
import { ROOM_SIZE } from './board.ts';
import { general } from './general.ts';
import { BOXES, boxesIn } from './registry.ts';

/** The marks of every terrain at hand, and of the edges that its boxes have rules for. */
export const legend = (): Legend => ({
  size: ROOM_SIZE,
  cells: Object.assign({}, ...BOXES.all().map((box) => box.legend.cells)) as Readonly<Record<string, string>>,
  edges: [...new Set(BOXES.all().flatMap(edgesOf))],
  // P-PENTA-01
  blocks: BOXES.all().flatMap(({ terrain }) => terrain.flatMap(({ name, held }) => (held ? [name] : []))),
  cites: { gears: general.gears, block: 'P-PENTA-01' },
});

/** What may stand between two squares in a game with this box. */
export const edgesOf = ({ legend }: Pick<Box, 'legend'>): readonly Edge[] => legend.edges ?? EDGES;

/** The scenarios of this project, as far as the boxes they are played with are at hand and offered. */
export const scenarios = (): readonly Scenario[] =>
  allScenarios().filter(({ boxes }) => boxesIn(boxes).every((box) => BOXES.boxes().includes(box)));

export const scenarioNamed = (name: string): Scenario | undefined => allScenarios().find(({ id }) => id === name);

const allScenarios = (): readonly Scenario[] =>
  BOXES.here().flatMap(({ scenarios }) => scenarios?.(BOXES.here()) ?? []);
