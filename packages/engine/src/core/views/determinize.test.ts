import { describe, expect, it } from 'vitest';
import type { Ruleset } from '../../rules/ruleset.ts';
import {
  accountsBalance,
  goldenRulesHold,
  onlyTheAskedAct,
  playout,
  random,
  randomOf,
  rulesOf,
  tokensAreConserved,
} from '../../testing/index.ts';
import { HIDDEN, SEATS, type Seat, type State } from '../state.ts';
import { determinize } from './determinize.ts';
import { type Memory, redact, VIEWERS } from './redact.ts';

const RULESETS = [
  'base.1',
  'base.1 beginner',
  'base.1 handicap=yellow:5:C6',
  'base.1 timer=120:60:5:5',
  'base.1 cards=hidden',
  'paladins.1',
  'base.1+paladins.1 teams=free',
  'base.1+paladins.1 teams=free handicap=blue:6:C6',
  'base.1+paladins.1 teams=mutual handicap=blue:6:C6',
  'base.1+paladins.1 scenario=hoard',
];
const LAWS = [tokensAreConserved, goldenRulesHold, accountsBalance, onlyTheAskedAct];
const MEMORIES: readonly Memory[] = ['forgets', 'recalls'];

/** One state in a few of a random game: set-up, turns, combats. */
const moments = (id: string, seed: number): readonly State[] => {
  const plies = [...playout(rulesOf(id), { yellow: random, blue: random }, randomOf(seed), { cap: 400 })];
  return plies.filter((_, nth) => nth % (nth < 40 ? 3 : 25) === 0).map(({ next }) => next);
};

/** How many characters and how many objects a seat chose (P-MIX-02). */
const teamSizes = ({ roster }: Ruleset, { players }: State, seat: Seat): readonly [number, number] => {
  const isObject = (kind: string) => roster.some((member) => member.kind === kind && member.sort === 'object');
  const objects = players[seat].team.filter(isObject).length;
  return [players[seat].team.length - objects, objects];
};

const teamFaults = (rules: Ruleset, world: State, seat: Seat): readonly string[] => {
  const { teams } = rules;
  if (teams === undefined) return [];
  const [characters, objects] = teamSizes(rules, world, seat);
  const { team } = world.players[seat];
  const stock = (kind: string) => rules.roster.filter((each) => each.owner === seat && each.kind === kind).length;
  const tooMany = team.filter((kind) => team.filter((other) => other === kind).length > stock(kind));
  const isTooBig = characters > teams.characters || objects > teams.objects;
  return [...tooMany, ...(isTooBig ? [`${characters} characters, ${objects} objects`] : [])];
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
        for (const seat of SEATS) expect(teamFaults(rules, world, seat)).toEqual([]);
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

  it('P-HID-01: whoever is still choosing may have chosen anything so far', () => {
    const free = rulesOf('base.1+paladins.1 teams=free');
    const choosing = moments(free.id, 1).filter(({ tasks }) => tasks.at(-1)?.kind === 'choose');
    const early = choosing.find(({ players }) => players.blue.team.length >= 2) as State;
    const count = early.players.blue.team.length;
    const worlds = Array.from({ length: 80 }, (_, seed) =>
      determinize(free, redact(early, 'yellow'), randomOf(seed).below),
    );
    const objects = new Set(worlds.map((world) => teamSizes(free, world as State, 'blue')[1]));
    expect([...objects].sort()).toEqual(Array.from({ length: Math.min(count, 6) + 1 }, (_, nth) => nth));
  });

  it('B-HID-04: has no answer for a view with more backs than tokens are missing', () => {
    const view = redact(hidden, 'yellow');
    const [first, ...rest] = view.tiles;
    const stash = Array.from({ length: 30 }, () => ({ owner: 'blue', kind: HIDDEN }) as const);
    const wrong = { ...view, tiles: [{ ...(first as State['tiles'][number]), stash }, ...rest] };
    expect(determinize(rules, wrong, randomOf(1).below)).toBeUndefined();
  });
});
