import { EDGES, type Edge, type Legend } from '../board/room.ts';
import type { Box } from '../rules/box.ts';
import type { Scenario } from '../rules/scenario.ts';
import { ROOM_SIZE } from './board.ts';
import { general } from './general.ts';
import { BOXES, boxesIn } from './registry.ts';

/** The marks of every terrain at hand that lies in rooms of this size, and of the edges that its boxes have rules for. */
export const legend = (size = ROOM_SIZE): Legend => {
  const boxes = BOXES.all().filter((box) => box.legend.size === size);
  const { cites = general } = boxes[0] ?? {};
  return {
    size,
    cells: Object.assign({}, ...boxes.map((box) => box.legend.cells)) as Readonly<Record<string, string>>,
    edges: [...new Set(boxes.flatMap(edgesOf))],
    // P-PENTA-01
    blocks: boxes.flatMap(({ terrain }) => terrain.flatMap(({ name, held }) => (held ? [name] : []))),
    // C-BOARD-3
    isEachOnce: boxes.some((box) => box.legend.isEachOnce),
    cites: { gears: cites.gears, ground: cites.ground, block: 'P-PENTA-01' },
  };
};

/** What may stand between two squares in a game with this box. */
export const edgesOf = ({ legend }: Pick<Box, 'legend'>): readonly Edge[] => legend.edges ?? EDGES;

/** The scenarios of this project, as far as the boxes they are played with are at hand and offered. */
export const scenarios = (): readonly Scenario[] =>
  allScenarios().filter(({ boxes }) => boxesIn(boxes).every((box) => BOXES.boxes().includes(box)));

export const scenarioNamed = (name: string): Scenario | undefined => allScenarios().find(({ id }) => id === name);

const allScenarios = (): readonly Scenario[] =>
  BOXES.here().flatMap(({ scenarios }) => scenarios?.(BOXES.here()) ?? []);
