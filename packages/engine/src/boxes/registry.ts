import { explain } from '../result.ts';
import type { Box } from '../rules/box.ts';
import type { Scenario } from '../rules/scenario.ts';
import { base } from './base/index.ts';
import { paladinsAndDragons } from './paladins-and-dragons/index.ts';
import { HOUSE } from './scenarios/house.ts';
import { readScenario } from './scenarios/read.ts';

export const BOXES: readonly Box[] = [base, paladinsAndDragons];

/** The marks of every terrain a room may have. */
export const LEGEND = {
  size: base.legend.size,
  cells: Object.assign({}, ...BOXES.map(({ legend }) => legend.cells)) as Readonly<Record<string, string>>,
};

/** The scenarios of this project. */
export const SCENARIOS: readonly Scenario[] = HOUSE.map((text) => {
  const scenario = readScenario(text, BOXES);
  if (!scenario.ok) throw new Error(`A scenario of ours cannot be read. ${explain(scenario.error)}`);
  return scenario.value;
});
