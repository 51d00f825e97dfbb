import { finalState, type GameRecord } from '../../core/record.ts';
import type { State } from '../../core/state.ts';
import { formatPosition } from '../../notation/position.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** L6: the stored events alone lead from the start to the state. */
export const foldsTo = (
  rules: Ruleset,
  record: Pick<GameRecord, 'start' | 'batches'>,
  state: State,
): readonly string[] => {
  const [is, ought] = [formatPosition(rules, finalState(record)), formatPosition(rules, state)];
  return is === ought ? [] : [`The events lead to\n${is}\nand not to\n${ought}`];
};
