import { explain } from '../result.ts';
import type { Box } from '../rules/box.ts';
import type { Scenario } from '../rules/scenario.ts';
import { readScenario } from './scenario-text.ts';

/** Of the scenarios that come with a box those that can be played with these boxes. */
export const readOurs = (texts: readonly string[], boxes: readonly Box[]): readonly Scenario[] =>
  texts
    .filter((text) => boxesOf(text).every((id) => boxes.some((box) => box.id === id)))
    .map((text) => read(text, boxes));

const boxesOf = (text: string): readonly string[] => (/^boxes (.*)$/m.exec(text)?.[1] ?? '').split(' ');

const read = (text: string, boxes: readonly Box[]): Scenario => {
  const scenario = readScenario(text, boxes);
  if (!scenario.ok) throw new Error(`A scenario of ours cannot be read. ${explain(scenario.error)}`);
  return scenario.value;
};
