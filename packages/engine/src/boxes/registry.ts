import type { Legend } from '../board/room.ts';
import { explain } from '../result.ts';
import type { Box } from '../rules/box.ts';
import type { Scenario } from '../rules/scenario.ts';
import { base } from './base/index.ts';
import { paladinsAndDragons } from './paladins-and-dragons/index.ts';
import { HOUSE } from './scenarios/house.ts';
import { readScenario } from './scenarios/read.ts';

export const BOXES: readonly Box[] = [base, paladinsAndDragons];

/** The marks of every terrain a room may have; no rule of these boxes knows of arrow-slits, nor of pits between squares. */
export const LEGEND: Legend = {
  size: base.legend.size,
  cells: Object.assign({}, ...BOXES.map(({ legend }) => legend.cells)) as Readonly<Record<string, string>>,
  edges: ['open', 'wall', 'portcullis'],
  // P-PENTA-01
  blocks: BOXES.flatMap(({ terrain }) => terrain.flatMap(({ name, held }) => (held ? [name] : []))),
};

/** The scenarios of this project. */
export const SCENARIOS: readonly Scenario[] = HOUSE.map((text) => {
  const scenario = readScenario(text, BOXES);
  if (!scenario.ok) throw new Error(`A scenario of ours cannot be read. ${explain(scenario.error)}`);
  return scenario.value;
});
