import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { soak } from '../../../../test/soak.ts';
import { formatRoom, parseRooms } from '../board/room.ts';
import { legend } from '../boxes/at-hand.ts';
import { compile } from '../boxes/index.ts';
import { learnRooms, learnScenario } from '../boxes/own.ts';
import { scenarios } from '../boxes/paladins-and-dragons/scenarios.ts';
import { BOXES } from '../boxes/registry.ts';
import { legal } from '../core/choices/legal.ts';
import { check, decide, isRefusal } from '../core/decide.ts';
import { evolve } from '../core/evolve.ts';
import { isWellFormed } from '../core/malformed.ts';
import type { GameRecord } from '../core/record.ts';
import { start } from '../core/start.ts';
import { ACTORS, type State } from '../core/state.ts';
import { redact, VIEWERS } from '../core/views/redact.ts';
import { formatAction, parseAction } from '../notation/action.ts';
import { formatPosition, formatPositionLine } from '../notation/position.ts';
import { parsePosition, parseRulesId } from '../notation/read-position.ts';
import { type Answer, parseRecord } from '../notation/read-record.ts';
import { formatRecord } from '../notation/record.ts';
import type { Result } from '../result.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { damage } from './damage.ts';
import { goldenRulesHold } from './laws/tokens.ts';
import { random as anything, playout } from './players.ts';
import { RULESETS, statesOf } from './positions.ts';
import { type Random, randomOf } from './random.ts';
import { rulesOf } from './scene.ts';
import { wish } from './wishes.ts';

const players = { yellow: anything, blue: anything };

/** Mostly a good text that was damaged, now and then whole, or anything at all. */
const texts = (good: (random: Random) => string): fc.Arbitrary<string> => {
  const seeded = fc.nat().map((seed) => {
    const random = randomOf(seed);
    return random.chance(0.05) ? good(random) : damage(good(random), random);
  });
  return fc.oneof({ weight: 20, arbitrary: seeded }, fc.string({ unit: 'binary' }), fc.string());
};

const linesOf = (text: string): readonly string[] => text.split(/\r\n|\r|\n/);

/** What cannot be read says where, within the text, and what should stand there. */
const expectPointed = (text: string, read: Result<unknown>, lines = linesOf(text)): void => {
  if (read.ok) return;
  const { line, column, code, found } = read.error;
  expect([code, found]).toEqual([expect.any(String), expect.anything()]);
  expect(line).toBeGreaterThanOrEqual(1);
  expect(line).toBeLessThanOrEqual(lines.length);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(column).toBeLessThanOrEqual((lines[line - 1] as string).length + 1);
};

/** All of a game but what its actions are called. */
const factsOf = ({ batches, ...game }: GameRecord) => ({ ...game, events: batches.map(({ events }) => events) });

/**
 * Whatever was read can be looked at by everybody, and played on; who stands in a pit, or two on a square, may hear that
 * what was offered does not go.
 */
const expectPlayable = (rules: Ruleset, state: State, random: Random): void => {
  const isPossible = goldenRulesHold(rules, state).length === 0;
  for (const viewer of VIEWERS) redact(state, viewer);
  for (const actor of ACTORS) {
    const open = legal(rules, state, actor);
    if (open.length === 0) continue;
    const action = open.at(random.below(open.length));
    const refusal = check(rules, state, actor, action);
    if (isPossible) expect({ action, refusal }).toEqual({ action, refusal: undefined });
    expect(isRefusal(decide(rules, state, actor, wish(rules, state, actor, random)))).toBeTypeOf('boolean');
  }
};

describe.each(RULESETS)('Text from outside, %s', (id) => {
  const rules = rulesOf(id);
  const states = statesOf(rules, { actions: 90, dealt: 8 });

  test('a position: read as it is written, or refused', { timeout: 60_000 * soak }, () => {
    const position = texts((random) => {
      const state = random.pick(states);
      const seen = random.chance(0.3) ? redact(state, random.pick(VIEWERS)) : state;
      return random.chance(0.5) ? formatPosition(rules, seen) : formatPositionLine(rules, seen);
    });
    fc.assert(
      fc.property(position, fc.nat(), (text, seed) => {
        expectPointed(text, parseRulesId(text));
        const read = parsePosition(text, rules);
        expectPointed(text, read);
        if (!read.ok) return;
        expect(parsePosition(formatPosition(rules, read.value), rules)).toEqual(read);
        expectPlayable(rules, read.value, randomOf(seed));
      }),
      { numRuns: 150 * soak },
    );
  });

  test('an action: read as it is written, or refused', { timeout: 60_000 * soak }, () => {
    const said = fc.nat(states.length - 1).chain((nth) => {
      const where = states[nth] as State;
      const who = where.tasks.at(-1)?.seats[0] ?? 'yellow';
      return fc.record({
        nth: fc.constant(nth),
        who: fc.oneof({ weight: 9, arbitrary: fc.constant(who) }, fc.constantFrom(...ACTORS)),
        text: texts((random) => formatAction(rules, where, wish(rules, where, who, random))),
      });
    });
    fc.assert(
      fc.property(said, ({ nth, who, text }) => {
        const where = states[nth] as State;
        const read = parseAction(rules, where, who, text);
        expectPointed(text, read, [text]);
        if (!read.ok) return;
        expect(isWellFormed(read.value)).toBe(true);
        // Only what is done is written down: in somebody else's hand `Wa` would be the own Warrior.
        if (isRefusal(decide(rules, where, who, read.value))) return;
        expect(parseAction(rules, where, who, formatAction(rules, where, read.value))).toEqual(read);
      }),
      { numRuns: 600 * soak },
    );
  });

  test('a game: read as it is written, or refused', { timeout: 60_000 * soak }, () => {
    const written = Array.from({ length: 6 }, (_, seed) => {
      const random = randomOf(seed);
      const from = seed < 2 ? start(rules) : random.pick(states);
      const batches = [...playout(rules, players, random, { from, cap: 12 })].map(({ batch }) => batch);
      return formatRecord({ headers: { event: 'fuzz' }, rules: id, start: from, batches }, rules, evolve);
    });
    // A game may be written without its events: then the rules say what follows.
    const bare = written.map((text) => text.replace(/ \{.*\}$/gm, ''));
    const answer: Answer = (...asked) => {
      const events = decide(...asked);
      return isRefusal(events) ? undefined : events;
    };
    const known = (name: string) => (name === id ? rules : undefined);
    fc.assert(
      fc.property(
        texts((random) => random.pick([...written, ...bare])),
        (text) => {
          const read = parseRecord(text, known, evolve, answer);
          expectPointed(text, read);
          if (!read.ok) return;
          const again = parseRecord(formatRecord(read.value, rules, evolve), known, evolve);
          expect(again.ok && factsOf(again.value)).toEqual(factsOf(read.value));
        },
      ),
      { numRuns: 120 * soak },
    );
  });
});

describe('Text from outside', () => {
  const printed = BOXES.all().flatMap(({ legend: { size }, rooms }) => {
    if (size !== legend().size) return [];
    const read = parseRooms(rooms, legend());
    return read.ok ? read.value : [];
  });

  test('rooms: read as they are drawn and played in, or refused', { timeout: 60_000 * soak }, () => {
    const drawn = texts((random) => {
      const { number } = random.pick(printed);
      const twins = printed.filter((room) => room.number === number);
      return twins.map((room) => formatRoom(room, legend()).replace(number, `${Number(number) + 10}`)).join('\n');
    });
    fc.assert(
      fc.property(drawn, fc.nat(), (text, seed) => {
        const read = learnRooms(text);
        // Blanks at the end of a line may be missing.
        expectPointed(
          text,
          read,
          linesOf(text).map((line) => line.padEnd(4 * legend().size + 1)),
        );
        if (!read.ok) return;
        const again = parseRooms(read.value.rooms.map((room) => formatRoom(room, legend())).join('\n'), legend());
        expect(again).toEqual({ ok: true, value: read.value.rooms });
        expectRuns(`base.1+paladins.1+prison.1 teams=free rooms=${read.value.id}`, randomOf(seed));
      }),
      { numRuns: 200 * soak },
    );
  });

  test('a scenario: played as it is written, or refused', { timeout: 60_000 * soak }, () => {
    fc.assert(
      fc.property(
        texts((random) => random.pick(scenarios)),
        fc.nat(),
        (text, seed) => {
          const read = learnScenario(text);
          expectPointed(text, read);
          if (read.ok) expectRuns(`${read.value.scenario.boxes} scenario=${read.value.id}`, randomOf(seed));
        },
      ),
      { numRuns: 400 * soak },
    );
  });

  test('the name of a ruleset: one to play by, or refused', { timeout: 60_000 * soak }, () => {
    const more = ['base.1 vp=7', 'base.1 beginner pairs=1,2,3', 'base.1 cards=hidden', 'base.1 handicap=yellow:5:C5'];
    fc.assert(
      fc.property(
        texts((random) => random.pick([...RULESETS, ...more])),
        (text) => {
          const read = compile(text);
          expectPointed(text, read, [text]);
          if (!read.ok) return;
          const again = compile(read.value.id);
          expect(again.ok && again.value.id).toBe(read.value.id);
          expect(start(read.value).tasks.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 200 * soak },
    );
  });
});

/** What was learnt can be compiled, and a game begins. */
const expectRuns = (id: string, random: Random): void => {
  const rules = compile(id);
  expect(rules).toMatchObject({ ok: true });
  if (!rules.ok) return;
  for (const { next } of playout(rules.value, players, random, { cap: 12 })) expect(next.ending).toBeUndefined();
};
