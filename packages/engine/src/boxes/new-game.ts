import { say } from '../phrases.ts';
import { bad, good, type Result } from '../result.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/** B-OPT-07, B-OPT-08: to 5 points. Games stored before this was asked play on as they were agreed. */
export const asNewGame = (rules: Ruleset): Result<Ruleset> => {
  const { beginner, handicap } = rules.options;
  // What a scenario is played to is not in its name.
  const word = rules.id.split(' ').find((each) => each.startsWith('vp='));
  if (word === undefined || !(beginner || handicap)) return good(rules);
  const expected = say(beginner ? 'fiveForBeginners' : 'fiveWithHandicap');
  const rule = rules.cites[beginner ? 'beginner' : 'handicap'];
  return bad({ line: 1, column: rules.id.indexOf(word) + 1, ...expected, found: word, rule });
};
