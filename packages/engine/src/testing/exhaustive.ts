import { check } from '../core/decide.ts';
import { ACTORS, type State } from '../core/state.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { deal } from './dealt.ts';
import { random as anything, greedy, type PlayoutOptions, playout } from './players.ts';
import type { Random } from './random.ts';
import { refusalOf, thingsIn, thingsOf } from './things.ts';
import { wish } from './wishes.ts';

export interface Exploration {
  /** What no game and no wish ever came to, by name. */
  readonly missing: readonly string[];
  readonly games: number;
  readonly actions: number;
}

/** Plays whole games, and from dealt positions, until all that is wanted has happened or so many games are over. */
export const explore = (
  rulesets: readonly Ruleset[],
  random: Random,
  budget: number,
  wanted: readonly string[] = rulesets.flatMap(thingsIn),
): Exploration => {
  const missing = new Set(wanted);
  let actions = 0;
  let games = 0;
  for (; games < budget && missing.size > 0; games++) {
    const rules = rulesets[games % rulesets.length] as Ruleset;
    const blue = random.chance(0.5) ? greedy : anything;
    const yellow = random.chance(0.5) ? greedy : anything;
    const opening = games < rulesets.length * 2 || games % 50 === 0 ? wholeGame(random) : partOfGame(rules, random);
    if (opening.from) makeWishes(rules, opening.from, random, missing, 40);
    for (const ply of playout(rules, { yellow, blue }, random, opening)) {
      actions++;
      for (const thing of thingsOf(rules, ply)) missing.delete(thing);
      makeWishes(rules, ply.next, random, missing);
    }
  }
  return { missing: [...missing], games, actions };
};

const wholeGame = (random: Random): PlayoutOptions => ({ cap: 3000, lapses: random.pick([0, 0, 0.005]) });

const partOfGame = (rules: Ruleset, random: Random): PlayoutOptions => ({
  from: deal(rules, random),
  cap: 20,
  lapses: random.pick([0, 0.02, 0.2]),
});

// biome-ignore lint/complexity/useMaxParams: a private step of the loop above.
const makeWishes = (rules: Ruleset, state: State, random: Random, missing: Set<string>, count = 8): void => {
  const asked = state.tasks.at(-1)?.seats ?? ACTORS;
  for (let nth = 0; nth < count; nth++) {
    const actor = random.chance(0.8) ? random.pick(asked) : random.pick(ACTORS);
    const action = wish(rules, state, actor, random);
    const refusal = check(rules, state, actor, action);
    if (refusal) missing.delete(refusalOf(action, refusal));
  }
};
