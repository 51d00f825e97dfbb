import { evolve } from '../../core/evolve.ts';
import type { GameRecord } from '../../core/record.ts';
import type { State } from '../../core/state.ts';
import { formatPosition } from '../../notation/position.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** L6: the stored events alone lead from the start to the state. */
export const foldsTo = (rules: Ruleset, record: GameRecord, state: State): readonly string[] => {
  const folded = record.batches.flatMap(({ events }) => events).reduce(evolve, record.start);
  const [is, ought] = [formatPosition(rules, folded), formatPosition(rules, state)];
  return is === ought ? [] : [`The events lead to\n${is}\nand not to\n${ought}`];
};
