import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compile } from '../boxes/index.ts';
import type { Action } from '../core/action.ts';
import { legal } from '../core/choices/legal.ts';
import { decide, isRefusal } from '../core/decide.ts';
import { evolve } from '../core/evolve.ts';
import type { Batch, GameRecord } from '../core/record.ts';
import { start } from '../core/start.ts';
import { type Actor, type State, topTask } from '../core/state.ts';
import { redact, VIEWERS } from '../core/views/redact.ts';
import { explain } from '../result.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { formatAction, parseAction } from './action.ts';
import { formatPosition } from './position.ts';
import { parsePosition } from './read-position.ts';
import { type Answer, parseRecord } from './read-record.ts';
import { formatRecord } from './record.ts';

const compiled = compile('base.1');
if (!compiled.ok) throw new Error(explain(compiled.error));
const rules = compiled.value;
const rulesOf = (id: string): Ruleset | undefined => (id === rules.id ? rules : undefined);
const answer: Answer = (by, state, seat, action) => {
  const verdict = decide(by, state, seat, action);
  return isRefusal(verdict) ? undefined : verdict;
};

/** Any legal game will do; the seeds pick among the choices. */
const play = (
  seeds: readonly number[],
  visit: (state: State, seat: Actor, action: Action) => void = () => {},
): GameRecord => {
  let state = start(rules);
  const batches: Batch[] = [];
  for (const seed of seeds) {
    const seats = topTask(state)?.seats ?? [];
    const seat = seats[seed % seats.length];
    if (seat === undefined) break;
    const choices = legal(rules, state, seat);
    const action = choices.at((seed >> 3) % choices.length);
    visit(state, seat, action);
    const events = answer(rules, state, seat, action);
    if (events === undefined) throw new Error(`${formatAction(rules, state, action)} is legal and refused.`);
    state = events.reduce(evolve, state);
    batches.push({ seat, action, events });
  }
  return { headers: { date: '2024-02-30', event: 'A "game"; \\ odd' }, rules: rules.id, start: start(rules), batches };
};

const seeds = (length: number) => fc.array(fc.nat(1 << 20), { minLength: length, maxLength: length });
const read = (text: string) => parseRecord(text, rulesOf, evolve);
const complaint = (text: string): string => {
  const record = read(text);
  return record.ok ? 'none' : explain(record.error);
};

describe('A game', () => {
  test('survives being written and read', () => {
    fc.assert(
      fc.property(seeds(300), (numbers) => {
        const record = play(numbers);
        expect(read(formatRecord(record, rules, evolve))).toEqual({ ok: true, value: record });
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  test('needs no events when the rules are asked', () => {
    const record = play(Array.from({ length: 300 }, (_, nth) => nth * 7919));
    const bare = formatRecord(record, rules, evolve).replace(/ \{\[.*\]\}$/gm, ' ; by hand');
    expect(bare).not.toContain('{');
    expect(parseRecord(bare, rulesOf, evolve, answer)).toEqual({ ok: true, value: record });
    expect(read(bare).ok).toBe(false);
  });

  test('passes through positions, views and actions that survive too', { timeout: 60_000 }, () => {
    const numbers = Array.from({ length: 800 }, (_, nth) => (nth * 104_729) % 1_000_003);
    play(numbers, (state, seat, action) => {
      const text = formatAction(rules, state, action);
      expect({ text, ...parseAction(rules, state, seat, text) }).toStrictEqual({ text, ok: true, value: action });
      for (const view of [state, ...VIEWERS.map((viewer) => redact(state, viewer, 'recalls'))]) {
        expect(parsePosition(formatPosition(rules, view), rules)).toStrictEqual({ ok: true, value: view });
      }
    });
  });

  test('is never a reason to throw', () => {
    const text = formatRecord(play(Array.from({ length: 60 }, (_, nth) => nth * 7919)), rules, evolve);
    const hit = fc.tuple(
      fc.nat(text.length),
      fc.nat(6),
      fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom(...'{}[]",:;0')),
    );
    fc.assert(
      fc.property(fc.string(), fc.array(hit, { maxLength: 3 }), (noise, hits) => {
        const damaged = hits.reduce(
          (whole, [at, gone, put]) => whole.slice(0, at) + put + whole.slice(at + gone),
          text,
        );
        for (const each of [noise, damaged]) {
          const record = read(each);
          if (!record.ok) expect(record.error.line * record.error.column).toBeGreaterThan(0);
          parseRecord(each, rulesOf, evolve, answer);
        }
      }),
    );
  });
});

describe('A wrong game', () => {
  const head = `[rules "base.1"]\n[start "dtp 1 base.1 ; rooms ? ? ? ? / ? ? ? ? ; yellow | A:25 ; turn 1 yellow highest=1 ; tasks card(yellow)"]\n`;

  test.each([
    ['no rules', '', /header /],
    ['unknown rules', '[rules "chess"]', /^1:9 knownRules \{\} "chess"/],
    ['no start', '[rules "base.1"]', /startHeader /],
    ['a bad start', '[rules "base.1"]\n[start "dtp 1 base.1 ; turn 1 green"]', /^2:\d+ roomsLine /],
    ['no game at all', '# Read me\n\nmore\n', /^1:1 header /],
    ['a bad header', '[rules base.1]', /^1:1 header /],
    ['a header twice', '[rules "base.1"]\n[rules "base.1"]', /^2:1 oneHeader \{"name":"rules"\}/],
    ['a wrong number', `${head}2 yellow A2 {[]}`, /^3:1 batchNumber \{"number":1\} "2"/],
    ['a wrong seat', `${head}1 green A2 {[]}`, /^3:3 either \{"list":\["yellow","blue","chance","clock"\]\}/],
    ['a wrong action', `${head}1 yellow A9 {[]}`, /^3:10 cardOrDeed \{"card":"A2"/],
    ['no events', `${head}1 yellow A2`, /^3:12 events /],
    ['no list', `${head}1 yellow A2 {}`, /^3:14 eventsOpened /],
    ['no end', `${head}1 yellow A2 {[`, /^3:15 eventsClosed /],
    ['no JSON', `${head}1 yellow A2 {[{type}]}`, /^3:15 json /],
    ['an unknown event', `${head}1 yellow A2 {[{"type":"sang"}]}`, /^3:15 eventType /],
    [
      'a field missing',
      `${head}1 yellow A2 {[{"type":"agreed"}]}`,
      /eventField \{"type":"agreed","field":"seat","what":\{"code":"either","facts":\{"list":\["yellow","blue"\]\}\}\}/,
    ],
    [
      'a field too many',
      `${head}1 yellow A2 {[{"type":"expired","at":1}]}`,
      /noEventField \{"type":"expired","field":"at"\}/,
    ],
    ['a wrong field', `${head}1 yellow A2 {[{"type":"expired"}, {"type":"healed","piece":99}]}`, /^3:35 /],
    [
      'a wrong task',
      `${head}1 yellow A2 {[{"type":"asked","task":{"kind":"act"}}]}`,
      /eventField \{"type":"asked","field":"task","what":\{"code":"task"/,
    ],
    ['a comma too many', `${head}1 yellow A2 {[{"type":"expired"},]}`, /json /],
    ['words after the events', `${head}1 yellow A2 {[]} ouch`, /^3:18 lineEnd \{\} "ouch"/],
  ])('says where: %s', (_, text, expected) => {
    expect(complaint(text)).toMatch(expected);
  });

  test.each([
    ['points that nobody has', '{"type":"spent","ap":3}'],
    ['nobody left to ask', '{"type":"answered"}'],
    [
      'over, and somebody asked',
      '{"type":"ended","ending":{"winner":"draw","why":"agreed"}},{"type":"asked","task":{"kind":"act","seats":["yellow"]}}',
    ],
    [
      'a card that nobody has',
      '{"type":"discarded","seat":"yellow","card":"A2"},{"type":"discarded","seat":"yellow","card":"A5"}',
    ],
  ])('leads to a position that cannot be read: %s', (_, events) => {
    expect(complaint(`${head}1 yellow A2 {[${events}]}`)).toMatch(/^3:13 fittingEvents /);
  });

  test('is refused in the time its length takes', () => {
    const events = `${head}1 yellow pass {["${'\\"'.repeat(1_000_000)}]}`;
    expect(complaint(events)).toMatch(/^3:\d+ eventsClosed /);
    expect(complaint(`${head}1 yellow A2 {[${'['.repeat(1_000_000)}`)).toMatch(/^3:\d+ eventsClosed /);
  });

  test('has at most a thousand events for an action, each folded once', () => {
    const spent = (count: number) => `${head}1 yellow A2 {[${Array(count).fill('{"type":"spent","ap":0}').join()}]}`;
    let folds = 0;
    const read = parseRecord(spent(1000), rulesOf, (state, event) => {
      folds += 1;
      return evolve(state, event);
    });
    expect([read.ok, folds]).toEqual([true, 1000]);
    expect(complaint(spent(1001))).toMatch(/^3:24015 eventsAtMost \{"count":1000\} "\{/);
  });

  test('and what is fine: comments', () => {
    expect(complaint(`; a game\n${head}\n ; here\n1 yellow A2 {[{"type":"expired"}]} ; late`)).toBe('none');
  });
});
