import { describe, expect, it } from 'vitest';
import {
  accountsBalance,
  goldenRulesHold,
  onlyTheAskedAct,
  playout,
  random,
  randomOf,
  rulesOf,
  tokensAreConserved,
} from '../testing/index.ts';
import { determinize } from './determinize.ts';
import { type Memory, redact, VIEWERS } from './redact.ts';
import { HIDDEN, type State } from './state.ts';

const RULESETS = [
  'base.1',
  'base.1 beginner',
  'base.1 handicap=yellow:5:C6',
  'base.1 timer=120:60:5:5',
  'base.1 cards=hidden',
];
const LAWS = [tokensAreConserved, goldenRulesHold, accountsBalance, onlyTheAskedAct];
const MEMORIES: readonly Memory[] = ['forgets', 'recalls'];

/** One state in a few of a random game: set-up, turns, combats. */
const moments = (id: string, seed: number): readonly State[] => {
  const plies = [...playout(rulesOf(id), { yellow: random, blue: random }, randomOf(seed), { cap: 400 })];
  return plies.filter((_, nth) => nth % (nth < 40 ? 3 : 25) === 0).map(({ next }) => next);
};

describe.each(RULESETS)('a view of %s filled in', (id) => {
  const rules = rulesOf(id);
  const chance = randomOf(5).below;
  const states = [1, 2].flatMap((seed) => moments(id, seed));

  it.each(VIEWERS)('looks the same to %s and keeps the laws', (viewer) => {
    for (const state of states) {
      for (const memory of MEMORIES) {
        const view = redact(state, viewer, memory);
        const world = determinize(rules, view, chance) as State;
        expect(redact(world, viewer, memory)).toEqual(view);
        expect(JSON.stringify([world.players, world.tiles])).not.toContain(`"${HIDDEN}"`);
        expect(LAWS.flatMap((law) => law(rules, world))).toEqual([]);
      }
    }
  });
});

describe('determinize', () => {
  const rules = rulesOf('base.1');
  const hidden = moments('base.1', 1).find(({ turn }) => turn.number > 0) as State;

  it('leaves a complete state as it is', () => {
    expect(determinize(rules, hidden, randomOf(1).below)).toEqual(hidden);
  });

  it('gives different worlds by chance, and the same one again', () => {
    const view = redact(hidden, 'yellow');
    const worlds = [1, 2, 3, 4, 5].map((seed) => JSON.stringify(determinize(rules, view, randomOf(seed).below)));
    expect(new Set(worlds).size).toBe(5);
    expect(JSON.stringify(determinize(rules, view, randomOf(1).below))).toBe(worlds[0]);
  });

  it('B-HID-04: has no answer for a view with more backs than tokens are missing', () => {
    const view = redact(hidden, 'yellow');
    const [first, ...rest] = view.tiles;
    const stash = Array.from({ length: 30 }, () => ({ owner: 'blue', kind: HIDDEN }) as const);
    const wrong = { ...view, tiles: [{ ...(first as State['tiles'][number]), stash }, ...rest] };
    expect(determinize(rules, wrong, randomOf(1).below)).toBeUndefined();
  });
});
