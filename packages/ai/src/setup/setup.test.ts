import {
  type Action,
  apply,
  type Chance,
  check,
  isAsked,
  legal,
  type Ruleset,
  redact,
  SEATS,
  type Seat,
  type State,
  start,
  topTask,
} from '@archmage/engine';
import { disguise, rulesOf, randomOf as shuffler } from '@archmage/engine/testing';
import { randomOf } from '@archmage/host';
import { describe, expect, test } from 'vitest';
import type { Question } from '../bot.ts';
import { hide } from './hide.ts';
import { forgo, lineUp } from './lineup.ts';
import { preferenceOf } from './preferences.ts';

const RULES = [
  'base.1',
  'base.1 beginner',
  'base.1 handicap=yellow:5:C5,C6',
  'base.1 handicap=blue:4:C6',
  'base.1 beginner handicap=yellow:5:',
  'paladins.1',
] as const;

const ANSWERS = { forgo, lineup: lineUp, hide } as const;

const question = (rules: Ruleset, state: State, seat: Seat, random: Chance): Question => ({
  rules,
  view: redact(state, seat),
  seat,
  random,
  notes: undefined,
});

const answer = (asked: Question): Action => {
  const kind = topTask(asked.view)?.kind;
  if (kind !== 'forgo' && kind !== 'lineup' && kind !== 'hide') throw new Error(`Set-up asks for ${kind}.`);
  return ANSWERS[kind](asked);
};

type Witness = (state: State, seat: Seat, action: Action) => void;

/** Set-up, until the first turn begins. */
const setUp = (rules: Ruleset, seed: string, witness: Witness = () => {}): State => {
  const random = randomOf(seed);
  let state = start(rules);
  while (state.turn.number === 0) {
    const seat = SEATS.find((each) => isAsked(state, each));
    const chances = legal(rules, state, 'chance');
    const action = seat ? answer(question(rules, state, seat, random)) : chances.at(random(chances.length));
    if (seat) witness(state, seat, action);
    state = apply(rules, state, seat ?? 'chance', action).state;
  }
  return state;
};

const SEEDS = Array.from({ length: 50 }, (_, nth) => `seed ${nth}`);

/** The starters of a seat, line square by line square. */
const teamOf = (rules: Ruleset, { pieces }: State, seat: Seat): readonly string[] =>
  pieces
    .filter(({ id, at }) => at >= rules.grid.squares && rules.roster[id]?.owner === seat)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => rules.roster[id]?.kind ?? '');

describe.each(RULES)('set-up of %s', (id) => {
  const rules = rulesOf(id);

  test('is always legal', () => {
    for (const seed of SEEDS) {
      setUp(rules, seed, (state, seat, action) => expect(check(rules, state, seat, action)).toBeUndefined());
    }
  });

  test('depends on the seed and on nothing else', () => {
    expect(setUp(rules, 'once')).toEqual(setUp(rules, 'once'));
    const teams = SEEDS.map((seed) => teamOf(rules, setUp(rules, seed), 'yellow').join());
    expect(new Set(teams).size).toBeGreaterThan(20);
  });

  test('depends on the view alone', () => {
    const random = shuffler(7);
    let disguised = 0;
    setUp(rules, 'two worlds', (state, seat) => {
      const other = disguise(rules, state, { viewer: seat, memory: 'forgets' }, random);
      if (other === undefined) return;
      disguised++;
      const [here, there] = [state, other].map((world) => answer(question(rules, world, seat, randomOf('same'))));
      expect(there).toEqual(here);
    });
    expect(disguised).toBeGreaterThan(5);
  });
});

describe('the starting team', () => {
  const rules = rulesOf('base.1');
  const teams = Array.from({ length: 300 }, (_, nth) => teamOf(rules, setUp(rules, `team ${nth}`), 'blue'));

  const often = (kind: string): number => teams.filter((team) => team.includes(kind)).length;

  test('has mostly the quick ones and one who opens doors', () => {
    expect(often('thief')).toBeGreaterThan(often('troll') + 50);
    const open = teams.filter((team) => team.some((kind) => preferenceOf(rules, kind).opens));
    expect(open.length).toBeGreaterThan(290);
  });

  test('may be any, and stands in any order', () => {
    for (const kind of ['cleric', 'goblin', 'mekanork', 'thief', 'troll', 'wallWalker', 'warrior', 'wizard'])
      expect(often(kind)).toBeGreaterThan(40);
    const first = teams.filter((team) => team[0] === 'thief').length;
    expect(first / often('thief')).toBeGreaterThan(0.17);
    expect(first / often('thief')).toBeLessThan(0.33);
  });
});

describe('hidden tokens', () => {
  const rules = rulesOf('base.1');

  /** How far from yellow's line a token of his lies on average, 0 to 3. */
  const distance = (kind: string): number => {
    const columns = Array.from({ length: 100 }, (_, nth) => setUp(rules, `hide ${nth}`).tiles).flatMap((tiles) =>
      tiles
        .filter(({ stash }) => stash.some((token) => token.owner === 'yellow' && token.kind === kind))
        .map(({ slot }) => slot % 4),
    );
    return columns.reduce((sum, column) => sum + column, 0) / columns.length;
  };

  test('a Treasure lies on the way out, a Rope at hand', () => {
    expect(distance('treasure')).toBeGreaterThan(distance('rope') + 0.5);
  });

  test('a Wall-Walker is let out of any corner, a Cleric stays near', () => {
    expect(distance('wallWalker')).toBeGreaterThan(distance('cleric') + 0.3);
  });

  test('blue sees the board from the other end', () => {
    const columns = SEEDS.flatMap((seed) =>
      setUp(rules, seed).tiles.flatMap(({ slot, stash }) =>
        stash.filter((token) => token.owner === 'blue' && token.kind === 'treasure').map(() => slot % 4),
      ),
    );
    expect(columns.reduce((sum, column) => sum + column, 0) / columns.length).toBeLessThan(1.3);
  });
});

describe('in the second box', () => {
  const rules = rulesOf('paladins.1');
  const rooms = (kind: string) => preferenceOf(rules, kind).rooms;

  test('every token has a preference of its own, other than one made of its figures', () => {
    for (const { kind, sort } of rules.roster) {
      const unnamed = { ...rules, roster: rules.roster.map((each) => ({ ...each, kind: `${each.kind}?` })) };
      expect(preferenceOf(rules, kind), kind).not.toEqual(preferenceOf(unnamed, `${kind}?`));
      if (sort === 'object') expect(preferenceOf(rules, kind).start).toBe(0);
    }
  });

  test('whom no wall holds is hidden far away, who never walks near or on the line', () => {
    expect(rooms('ghost')[3]).toBeGreaterThan(rooms('ghost')[0]);
    expect(rooms('redDragon')[3]).toBeLessThan(rooms('redDragon')[0]);
    expect(preferenceOf(rules, 'elfScout').start).toBeGreaterThan(preferenceOf(rules, 'ghost').start);
  });

  test('somebody opens ways', () => {
    expect(rules.roster.filter(({ kind }) => preferenceOf(rules, kind).opens).map(({ kind }) => kind)).toContain(
      'golem',
    );
  });
});

describe('a kind nobody has heard of', () => {
  const rules = rulesOf('base.1');
  const [first] = rules.roster;
  const strange = (speed: number, sort: 'character' | 'object'): Ruleset =>
    first ? { ...rules, roster: [{ ...first, kind: 'stranger', sort, speed, combat: 2 }] } : rules;

  test('starts by its speed', () => {
    expect(preferenceOf(strange(6, 'character'), 'stranger').start).toBeGreaterThan(
      preferenceOf(strange(2, 'character'), 'stranger').start,
    );
  });

  test('has weights for every room', () => {
    for (const sort of ['character', 'object'] as const)
      for (const weight of preferenceOf(strange(1, sort), 'stranger').rooms) expect(weight).toBeGreaterThan(0);
  });
});
