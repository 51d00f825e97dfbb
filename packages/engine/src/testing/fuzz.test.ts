import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import { type Action, LIMITS, WAYS } from '../core/action.ts';
import { bearersOf } from '../core/actions/use.ts';
import { PARTS } from '../core/asking/option.ts';
import { type Choices, legal } from '../core/choices/legal.ts';
import { check, decide, isRefusal } from '../core/decide.ts';
import { evolve } from '../core/evolve.ts';
import { memberOf, situationOf } from '../core/situation/situation.ts';
import { ACTORS, type Actor, SEATS, type State } from '../core/state.ts';
import { redact } from '../core/views/redact.ts';
import { formatPositionLine } from '../notation/position.ts';
import type { TargetKind } from '../rules/rule.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { type Laws, lawsOf } from './laws.ts';
import { RULESETS, statesOf } from './positions.ts';
import { type Random, randomOf } from './random.ts';
import { isSame } from './same.ts';
import { rulesOf } from './scene.ts';
import { walkWish } from './walk-wish.ts';
import { ACTION_TYPES, wish } from './wishes.ts';

/** Every rule of every catalogue. */
const RULES: ReadonlySet<string> = (() => {
  const folder = new URL('../../../../docs/rules/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const texts = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/^- \*\*([A-Z]-[A-Z]+-\d+)/gm)].map(([, id]) => id as string)),
  );
})();

const number = fc.oneof(
  fc.integer({ min: -3, max: 900 }),
  fc.constantFrom(-1, 1.5, 1e9, 2 ** 53, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_SAFE_INTEGER),
);
const WORDS = ['A2', 'C0', 'J', 'goblin', 'rope', 'yellow', '1cw.0', '5', '?', 'heal', 'walk', 'charm', 'cw', 'turn'];
const text = fc.constantFrom(...WORDS, '', '__proto__', 'constructor');
const junk = fc.oneof(
  { weight: 4, arbitrary: number },
  { weight: 3, arbitrary: text },
  fc.constantFrom(null, true, false, [], {}, [[]]),
  fc.string(),
);
const leg = fc.oneof(
  fc.record({ to: number }),
  fc.record({ take: number }),
  fc.record({ leave: number }),
  fc.record({ to: number, take: number }),
  junk,
);
const option = fc.record(Object.fromEntries(PARTS.map((part) => [part, junk])), { requiredKeys: [] });
const FIELDS = ['kind', 'number', 'tile', 'drawn', 'card', 'piece', 'token', 'at', 'way', 'target', 'over', 'to'];
const fields = fc.record(
  {
    ...Object.fromEntries([...FIELDS, 'leave', 'offer', 'of'].map((name) => [name, junk])),
    walk: fc.oneof(fc.array(leg, { maxLength: 8 }), junk),
    option: fc.oneof(option, junk),
  },
  { requiredKeys: [] },
);
const type = fc.oneof(
  fc.constantFrom(...ACTION_TYPES),
  fc.constantFrom('toString', '__proto__', 'hasOwnProperty', '', 7, null, undefined),
);
const anyAction = fc.oneof(
  fc.tuple(type, fields).map(([kind, rest]) => ({ ...rest, type: kind })),
  junk,
) as fc.Arbitrary<Action>;
const actor = fc.constantFrom(...ACTORS);

const ASKING = 'asking.1 timer=120:60:5:5';
const STATES = { actions: 150, dealt: 25 };

/** Values that a field of an action may well have in these rules. */
const likelyIn = (rules: Ruleset): Readonly<Record<string, (random: Random, where: State) => unknown>> => {
  const { grid, roster } = rules;
  const offers = [...new Set(roster.flatMap((member) => member.offers.map(({ id }) => id)))];
  const token = (random: Random, { pieces }: State) => {
    const placed = pieces.filter(({ at }) => at >= 0);
    return placed.length > 0 && random.chance(0.8) ? random.pick(placed).id : random.below(roster.length);
  };
  const place = (random: Random) => random.below(grid.places);
  return {
    ...{ piece: token, token, at: place, over: place, to: place },
    target: (random, where) =>
      random.pick([token(random, where), place(random), random.below(grid.places * 4), random.below(4)]),
    leave: (random, where) => (random.chance(0.5) ? true : token(random, where)),
    walk: (random, where) => walkWish(situationOf(rules, where), token(random, where), random),
    tile: (random) => random.below(grid.slots),
    offer: (random) => random.pick(offers),
    kind: (random) => random.pick(roster).kind,
    card: (random) => random.pick(rules.deck[random.pick(SEATS)]),
    number: (random) => random.pick([...rules.pairs, '9', '99']),
    drawn: (random, { unseen }) => `${unseen.length > 0 ? random.pick(unseen) : '1cw'}.${random.below(4)}`,
    way: (random) => random.pick(WAYS),
    of: (random) => random.pick(LIMITS),
    option: (random, where) =>
      random.pick([{ number: 3 }, { word: 'keep' }, { place: place(random) }, { piece: token(random, where) }]),
    type: (random) => random.pick(ACTION_TYPES),
  };
};

/** In the nth of the states: whole ones would make a failure hard to read. */
interface Wish {
  readonly nth: number;
  readonly who: Actor;
  readonly action: Action;
}

/** How many things there are to aim at. */
const MOST: Readonly<Record<Exclude<TargetKind, 'none'>, (rules: Ruleset) => number>> = {
  piece: ({ roster }) => roster.length,
  place: ({ grid }) => grid.places,
  edge: ({ grid }) => grid.places * 4,
  direction: () => 4,
};

/** Something that a character of this actor's has to offer, aimed where it may be used as a rule. */
const offerIn = (rules: Ruleset, where: State, who: Actor, random: Random): Action | undefined => {
  if (where.tasks.at(-1)?.kind !== 'act') return undefined;
  const situation = situationOf(rules, where);
  const own = where.pieces.filter(({ id, at }) => at >= 0 && rules.roster[id]?.owner === who);
  const found = own.flatMap(({ id: piece }) =>
    bearersOf(situation, piece).flatMap((bearer) =>
      memberOf(situation, bearer).offers.map((offer) => ({ offer, piece })),
    ),
  );
  if (found.length === 0) return undefined;
  // Each offer once, however many have it.
  const id = random.pick([...new Set(found.map(({ offer }) => offer.id))]);
  const { offer, piece } = random.pick(found.filter((each) => each.offer.id === id));
  const use = { type: 'use', offer: id, piece } as const;
  if (offer.target === 'none') return use;
  const near = offer.candidates(situation, piece);
  if (near.length > 0 && random.chance(0.5)) return { ...use, target: random.pick(near) };
  const most = MOST[offer.target](rules);
  return { ...use, target: random.chance(0.15) ? random.pick([-1, most]) : random.below(most) };
};

/** What somebody might do, or may do, with one field changed, spoilt, dropped or added, or as it is. */
const nearlyIn = (rules: Ruleset, states: readonly State[]): fc.Arbitrary<Wish> => {
  const likely = likelyIn(rules);
  const kept = new Map<State, Choices>();
  const choices = (where: State, who: Actor): Choices => {
    const known = kept.get(where) ?? legal(rules, where, who);
    kept.set(where, known);
    return known;
  };
  return fc
    .tuple(fc.nat(states.length - 1), fc.nat(), fc.oneof(junk, fc.constant(undefined)))
    .map(([nth, seed, put]) => {
      const random = randomOf(seed);
      const where = states[nth] as State;
      const who = where.tasks.at(-1)?.seats[0] ?? 'yellow';
      const open = choices(where, who);
      // Moves come last in a list, and drown the rest.
      const among = random.chance(0.5) ? open.length : Math.min(open.length, 30);
      const listed = open.length > 0 && random.chance(0.3) ? open.at(random.below(among)) : undefined;
      const offered = random.chance(0.7) ? offerIn(rules, where, who, random) : undefined;
      const good = listed ?? offered ?? wish(rules, where, who, random);
      const action: Record<string, unknown> = { ...good };
      const name = random.pick([...Object.keys(action), 'leave', 'extra']);
      // An offer is aimed at random already; what is listed is legal, and for other tests.
      const whole = good === listed ? 0 : good === offered ? 0.7 : 0.3;
      const way = random.chance(whole) ? 'left alone' : random.pick(['likely', 'likely', 'spoilt', 'dropped'] as const);
      if (way === 'likely') action[name] = likely[name]?.(random, where) ?? put;
      else if (way === 'spoilt') action[name] = put;
      else if (way === 'dropped') delete action[name];
      return { nth, who, action: action as unknown as Action };
    });
};

const faultsOf = (rules: Ruleset, laws: Laws, where: State, { who, action }: Wish): readonly string[] => {
  const refusal = check(rules, where, who, action);
  const verdict = decide(rules, where, who, action);
  if (!isRefusal(verdict)) {
    const broken = laws.check(where, { seat: who, action, events: verdict }, verdict.reduce(evolve, where));
    return refusal ? ['What check refuses is done.', ...broken] : broken;
  }
  const { code, facts, rule } = verdict;
  const faults = [
    ...(isSame(verdict, refusal) ? [] : ['check and decide refuse it for different reasons.']),
    ...(/^[a-z][A-Za-z]+$/.test(code) ? [] : [`${code} is no code.`]),
    ...(RULES.has(rule) ? [] : [`There is no rule ${rule}.`]),
    ...(Object.values(facts).every(isPlain) ? [] : ['A fact is neither a text nor a whole number.']),
  ];
  return faults.map((fault) => `${fault} In ${formatPositionLine(rules, where)}`);
};

const isPlain = (fact: unknown): boolean => typeof fact === 'string' || Number.isSafeInteger(fact);

test('the testing box is fuzzed while it asks', () => {
  const asked = statesOf(rulesOf(ASKING), STATES).filter(({ tasks }) => tasks.at(-1)?.kind === 'question');
  expect(asked.length).toBeGreaterThan(3);
});

describe.each([...RULESETS, ASKING])('Data from outside, %s', (id) => {
  const rules = rulesOf(id);
  const laws = lawsOf(rules, { sample: 200 });
  const states = statesOf(rules, STATES);

  test('that is anything at all never throws, and never breaks a law', { timeout: 60_000 * soak }, () => {
    fc.assert(
      fc.property(fc.nat(states.length - 1), actor, anyAction, (nth, who, action) => {
        expect(faultsOf(rules, laws, states[nth] as State, { nth, who, action })).toEqual([]);
      }),
      { numRuns: 1000 * soak },
    );
  });

  test('that is nearly an action is refused, or is one', { timeout: 60_000 * soak }, () => {
    fc.assert(
      fc.property(nearlyIn(rules, states), (wished) => {
        expect(faultsOf(rules, laws, states[wished.nth] as State, wished)).toEqual([]);
      }),
      { numRuns: 1600 * soak },
    );
  });

  test('is refused in a view for the reasons it is refused for at the table', { timeout: 60_000 * soak }, () => {
    fc.assert(
      fc.property(nearlyIn(rules, states), ({ nth, who, action }) => {
        const where = states[nth] as State;
        const seat = SEATS.find((each) => each === who);
        if (seat === undefined) return;
        expect(check(rules, redact(where, seat), seat, action)).toEqual(check(rules, where, seat, action));
      }),
      { numRuns: 400 * soak },
    );
  });

  test('is called malformed when it is no action', () => {
    const where = states.find(({ tasks }) => tasks.at(-1)?.kind === 'act') as State;
    const codes = (actions: readonly unknown[]) =>
      actions.map((action) => check(rules, where, where.turn.seat, action as Action)?.code);
    const legs = Array.from({ length: 101 }, () => ({ to: 0 }));
    const wrong = [
      ...[null, 7, 'pass', [], {}, { type: 'fly' }, { type: '__proto__' }, { type: 'pass', extra: 1 }],
      { type: 'move', piece: 0, walk: legs },
      { type: 'rotate', piece: 2, tile: 0, way: 'round' },
    ];
    expect(codes(wrong)).toEqual(wrong.map(() => 'malformed'));
    expect(codes([{ type: 'move', piece: 0, walk: legs.slice(1) }])).not.toEqual(['malformed']);
  });
});
