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
  /** Events and refusals that happened and are in no ruleset's list. */
  readonly unlisted: readonly string[];
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
  const listed = new Set(rulesets.flatMap(thingsIn));
  const unlisted = new Set<string>();
  const meet = (thing: string): void => {
    missing.delete(thing);
    if (/^(?:event|refusal) /.test(thing) && !listed.has(thing)) unlisted.add(thing);
  };
  let actions = 0;
  let games = 0;
  for (; games < budget && missing.size > 0; games++) {
    const rules = rulesets[games % rulesets.length] as Ruleset;
    const blue = random.chance(0.5) ? greedy : anything;
    const yellow = random.chance(0.5) ? greedy : anything;
    const opening = games < rulesets.length * 2 || games % 50 === 0 ? wholeGame(random) : partOfGame(rules, random);
    if (opening.from) for (const refusal of refusalsIn(rules, opening.from, random, 40)) meet(refusal);
    for (const ply of playout(rules, { yellow, blue }, random, opening)) {
      actions++;
      for (const thing of thingsOf(rules, ply)) meet(thing);
      for (const refusal of refusalsIn(rules, ply.next, random, 8)) meet(refusal);
    }
  }
  return { missing: [...missing], unlisted: [...unlisted], games, actions };
};

const wholeGame = (random: Random): PlayoutOptions => ({ cap: 3000, lapses: random.pick([0, 0, 0.005]) });

const partOfGame = (rules: Ruleset, random: Random): PlayoutOptions => ({
  from: deal(rules, random),
  cap: 20,
  lapses: random.pick([0, 0.02, 0.2]),
});

/** So many wishes, and why they are refused. */
const refusalsIn = (rules: Ruleset, state: State, random: Random, count: number): readonly string[] => {
  const asked = state.tasks.at(-1)?.seats ?? ACTORS;
  return Array.from({ length: count }).flatMap(() => {
    const actor = random.chance(0.8) ? random.pick(asked) : random.pick(ACTORS);
    const action = wish(rules, state, actor, random);
    const refusal = check(rules, state, actor, action);
    return refusal ? [refusalOf(action, refusal)] : [];
  });
};
