import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HIDDEN, type Laid, type Option, type Pile, type QuestionTask, SEATS, type State } from '../core/state.ts';
import { deal } from '../testing/dealt.ts';
import { randomOf } from '../testing/random.ts';
import { rulesOf } from '../testing/scene.ts';
import { formatAction, parseAction } from './action.ts';
import { edgeName, parseEdge } from './place.ts';
import { formatPosition } from './position.ts';
import { parsePosition } from './read-position.ts';

const rules = rulesOf('asking.1');
const { grid, roster } = rules;
const board = deal(rules, randomOf(6));

const anyOf = <T>(list: readonly T[]) => fc.constantFrom(...list);
const name = fc.stringMatching(/^[A-Za-z][\w-]{0,39}$/);
const edge = fc
  .nat(grid.places * 4 - 1)
  .map((any) => parseEdge(rules, board.tiles, edgeName(rules, board.tiles, any)) as number);

const option: fc.Arbitrary<Option> = fc
  .record(
    {
      word: name,
      number: fc.integer(),
      card: anyOf(rules.deck.yellow),
      kind: anyOf(roster.map(({ kind }) => kind)),
      piece: anyOf(roster.map(({ id }) => id)),
      tile: fc.nat(grid.slots - 1),
      place: fc.nat(grid.places - 1),
      edge,
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .filter((each) => Object.keys(each).length > 0);
const options = fc.array(option, { maxLength: 8 });

/** Each of its things is in one lot or left, some of them covered. */
const pile: fc.Arbitrary<Omit<Pile, 'name'>> = fc
  .record({
    things: fc.array(fc.tuple(option, fc.nat(3), fc.boolean(), fc.boolean()), { maxLength: 8 }),
    names: fc.uniqueArray(name, { minLength: 3, maxLength: 3 }),
  })
  .map(({ names, things }) => ({
    all: things.map(([face]) => face),
    lots: names
      .toSorted()
      .map((lot, nth) => ({ name: lot, things: things.flatMap((thing) => (thing[1] === nth ? [laid(thing)] : [])) }))
      .filter((lot) => lot.things.length > 0),
  }));
const laid = ([face, , sideways, covered]: readonly [Option, number, boolean, boolean]): Laid => ({
  face: covered ? HIDDEN : face,
  sideways,
});
const piles: fc.Arbitrary<readonly Pile[]> = fc
  .tuple(fc.uniqueArray(name, { maxLength: 3 }), fc.array(pile, { minLength: 3, maxLength: 3 }))
  .map(([names, all]) => names.map((each, nth) => ({ name: each, ...(all[nth] as Omit<Pile, 'name'>) })));

const question: fc.Arbitrary<QuestionTask> = fc
  .record({
    asks: anyOf(Object.keys(rules.questions)),
    seats: anyOf([['yellow'], ['blue'], ['chance']] as const),
    options: fc.array(option, { minLength: 1, maxLength: 6 }),
    rest: fc.record({ about: option, from: name, only: anyOf(SEATS) }, { requiredKeys: [], noNullPrototype: true }),
    nth: fc.nat(5),
    covered: fc.boolean(),
  })
  .map(({ asks, covered, nth, options: all, rest, seats }) => ({
    kind: 'question',
    seats,
    asks,
    options: covered ? HIDDEN : all,
    otherwise: covered ? 0 : nth % all.length,
    ...rest,
  }));

/** Whoever is to act can. */
const state: fc.Arbitrary<State> = fc
  .record({ piles, questions: fc.array(question, { maxLength: 3 }) })
  .map(({ piles: all, questions }) => ({ ...board, piles: all, tasks: [...questions, ...board.tasks] }));

/** A valid text with a few characters replaced, left out or put in. */
const damaged = fc
  .tuple(state, fc.array(fc.tuple(fc.nat(), fc.nat(2), anyOf([...'?|()=/,:;{ 0aC']))))
  .map(([from, hits]) =>
    hits.reduce(
      (text, [at, gone, put]) => {
        const where = at % (text.length + 1);
        return text.slice(0, where) + put + text.slice(where + gone);
      },
      formatPosition(rules, from),
    ),
  );

describe('Questions and piles as text', () => {
  test('survive being written and read', () => {
    fc.assert(
      fc.property(state, (each) => {
        const text = formatPosition(rules, each);
        expect({ text, read: parsePosition(text, rules) }).toStrictEqual({ text, read: { ok: true, value: each } });
      }),
      { numRuns: 300 },
    );
  });

  test('are never a reason to throw, and what is accepted survives', () => {
    fc.assert(
      fc.property(damaged, (text) => {
        const read = parsePosition(text, rules);
        if (read.ok) expect(parsePosition(formatPosition(rules, read.value), rules)).toStrictEqual(read);
        else expect(read.error.line * read.error.column).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  test('an answer survives, whatever it is made of', () => {
    fc.assert(
      fc.property(options, (all) => {
        for (const each of all) {
          const text = formatAction(rules, board, { type: 'answer', option: each });
          const value = { type: 'answer', option: each };
          expect({ text, read: parseAction(rules, board, 'yellow', text) }).toStrictEqual({
            text,
            read: { ok: true, value },
          });
        }
      }),
    );
  });
});
