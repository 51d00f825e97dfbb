import {
  type Action,
  apply,
  check,
  isAsked,
  legal,
  type Member,
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
import { advise } from '../advice/advise.ts';
import type { Question } from '../bot.ts';
import { BOTS } from '../bots.ts';
import { figuresOf } from '../worth/figures.ts';
import { TUNED } from '../worth/weights.ts';
import { characterWeight, choose, isFighter } from './teams.ts';

const FREE = rulesOf('base.1+paladins.1 teams=free');
const MUTUAL = rulesOf('base.1+paladins.1 teams=mutual');

const isChoosing = (state: State): boolean => ['choose', 'draft'].includes(topTask(state)?.kind ?? '');

const asked = (rules: Ruleset, state: State, seat: Seat, random: Question['random']): Question => ({
  rules,
  view: redact(state, seat),
  seat,
  random,
  notes: undefined,
});

const answer = (question: Question): Action => choose(question, figuresOf(question.rules, TUNED.weights));

type Witness = (state: State, seat: Seat, action: Action) => void;

/** Until both have their teams. */
const chosen = (rules: Ruleset, seed: string, witness: Witness = () => {}): State => {
  const random = randomOf(seed);
  let state = start(rules);
  for (;;) {
    const seat = SEATS.find((each) => isAsked(state, each));
    if (seat !== undefined && !isChoosing(state)) return state;
    const chances = legal(rules, state, 'chance');
    const action = seat ? answer(asked(rules, state, seat, random)) : chances.at(random(chances.length));
    if (seat) witness(state, seat, action);
    state = apply(rules, state, seat ?? 'chance', action).state;
  }
};

const membersOf = (rules: Ruleset, { players }: State, seat: Seat): readonly Member[] =>
  players[seat].team.flatMap((kind) => rules.roster.find((each) => each.owner === seat && each.kind === kind) ?? []);

const ALL = rulesOf('base.1+paladins.1+prison.1 teams=free');

describe.each([FREE, MUTUAL, ALL])('a team of $id', (rules) => {
  test('is legal, the same with the same seed, and nobody’s guess', () => {
    const legalOnly: Witness = (state, seat, action) => expect(check(rules, state, seat, action)).toBeUndefined();
    const seeds = Array.from({ length: 20 }, (_, nth) => `seed ${nth}`);
    const teams = seeds.map((seed) => [...chosen(rules, seed, legalOnly).players.blue.team].sort().join());
    expect(new Set(teams).size).toBe(teams.length);
    expect(chosen(rules, 'seed 3')).toEqual(chosen(rules, 'seed 3'));
  });
});

describe('free choice', () => {
  const teams = Array.from({ length: 200 }, (_, nth) => membersOf(FREE, chosen(FREE, `team ${nth}`), 'yellow'));
  const often = (kind: string): number => teams.filter((team) => team.some((each) => each.kind === kind)).length;

  test('depends on the view alone', () => {
    const random = shuffler(7);
    let compared = 0;
    chosen(FREE, 'two worlds', (state, seat) => {
      const other = disguise(FREE, state, { viewer: seat, memory: 'forgets' }, random);
      if (other === undefined) return;
      compared++;
      const [here, there] = [state, other].map((world) => answer(asked(FREE, world, seat, randomOf('same'))));
      expect(there).toEqual(here);
    });
    expect(compared).toBeGreaterThan(10);
  });

  test('has fighters and runners', () => {
    for (const team of teams) {
      const fighters = team.filter(({ sort }) => sort === 'character').filter(isFighter).length;
      expect(fighters).toBeGreaterThanOrEqual(2);
      expect(fighters).toBeLessThanOrEqual(6);
    }
  });

  test('may have any character, and none always', () => {
    for (const { kind, owner, sort } of FREE.roster) {
      if (owner !== 'yellow' || sort !== 'character') continue;
      expect(often(kind), kind).toBeGreaterThan(30);
      expect(often(kind), kind).toBeLessThan(170);
    }
  });

  test('brings a Wand only for a Wizard, and a Scroll only for a magic user', () => {
    for (const team of teams) {
      const has = (trait: string) => team.some(({ traits }) => traits.includes(trait));
      if (!has('wizard')) expect(team.map(({ kind }) => kind)).not.toContain('fireballWand');
      if (!has('magicUser')) expect(team.map(({ kind }) => kind)).not.toContain('charmScroll');
    }
    expect(often('fireballWand')).toBeGreaterThan(10);
    expect(often('charmScroll')).toBeGreaterThan(10);
  });

  test('likes a quick one better than a slow one of the same kind, and whoever the team lacks', () => {
    const [troll, thief] = ['troll', 'thief'].map((kind) => FREE.roster.find((each) => each.kind === kind));
    if (troll === undefined || thief === undefined) throw new Error('The box lacks somebody.');
    expect(characterWeight(FREE, thief, [])).toBeGreaterThan(characterWeight(FREE, { ...thief, speed: 2 }, []));
    expect(characterWeight(FREE, troll, [thief])).toBeGreaterThan(characterWeight(FREE, troll, []));
    expect(characterWeight(FREE, troll, [troll])).toBeLessThan(characterWeight(FREE, troll, []));
  });
});

test('mutual choice is even: what both get alike favours neither (P-MIX-16)', () => {
  const firsts = new Map<string, number>();
  for (let nth = 0; nth < 320; nth++) {
    let first = '';
    chosen(MUTUAL, `even ${nth}`, (_, __, action) => {
      if (first === '' && action.type === 'pick') first = action.kind;
    });
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  expect(firsts.size).toBe(16);
  expect(Math.max(...firsts.values())).toBeLessThan(45);
});

test('levels and advice choose so too', () => {
  const state = start(FREE);
  const question = asked(FREE, state, 'yellow', randomOf('a'));
  const { action } = BOTS.squire(question);
  expect(action).toEqual(answer({ ...question, random: randomOf('a') }));
  for (const { steps } of advise(question)) expect(steps[0]?.type).toBe('pick');
});
