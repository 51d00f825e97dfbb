import type { Cites, Hindrance } from '../rules/box.ts';
import type { Facts, Refusal, RefusalCode } from './refusal.ts';
import type { Situation } from './situation.ts';
import { type Place, tileOf } from './state.ts';

/** What is refused because of what lies on a place is refused by its own rule, where it has one. */
export const refuseAt = (situation: Situation, place: Place, code: RefusalCode, facts: Facts): Refusal => ({
  code,
  rule: ruleAt(situation, place, situation.rules.family.cites[code]),
  facts,
});

/** The rule that what lies there has for what a general rule forbids; that one if it has none. */
export const ruleAt = (situation: Situation, place: Place, general: string): string =>
  citesAt(situation, place)?.[general] ?? general;

/** What is in the way there, markers too. */
export const hindranceAt = ({ maze, rules }: Situation, place: Place): Hindrance | undefined => {
  const obstacles = maze.terrain[place] as number;
  return obstacles === 0 ? undefined : rules.hazards.hindrances.find(({ bits }) => bits & obstacles);
};

/** What is in the way comes before the ground it lies on. */
const citesAt = (situation: Situation, place: Place): Cites | undefined => {
  const hindrance = hindranceAt(situation, place);
  if (hindrance) return hindrance.cites;
  const { rules, state } = situation;
  const room = state.tiles[tileOf(rules.grid, place)]?.room;
  return room === undefined ? undefined : rules.rooms[room]?.cites[place % rules.grid.cells];
};
