import { describe, expect, test } from 'vitest';
import { topTask } from '../core/state.ts';
import { explain } from '../result.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { fightingRules } from '../testing/fighting-box.ts';
import { play, rulesOf, scene } from '../testing/scene.ts';
import { parseAction } from './action.ts';
import { formatPosition } from './position.ts';
import { parsePosition } from './read-position.ts';

const rules = fightingRules();
const { state } = scene('yMe@T1[1,1] yWa@T1[3,2]+ySword bTr@T1[1,2]', { rules });

/** The scene with cards being asked for in words of its own. */
const asking = (terms: string, by: Ruleset = rules) => {
  const text = formatPosition(by, { ...state, tasks: [{ kind: 'act', seats: ['yellow'] }] });
  return parsePosition(text.replace(/^(tasks.*)$/m, `$1 commit(yellow,blue ${terms})`), by);
};
const complaint = (terms: string, by?: Ruleset): string => {
  const read = asking(terms, by);
  return read.ok ? 'none' : explain(read.error).replace(/^\d+:\d+ /, '');
};

describe('The words of a combat', () => {
  test('say who reads, how it was begun, who takes part how, and which card is called by whom', () => {
    const read = asking('yMe,yWa x bTr 4:4 yellow by=shoot yWa=shoot blue=C6:yMe');
    if (!read.ok) throw new Error(explain(read.error));
    const [me, wa] = ['mekanork', 'warrior'].map((kind) => rules.roster.findIndex((member) => member.kind === kind));
    expect(topTask(read.value)).toMatchObject({
      reader: 'yellow',
      way: 'shoot',
      supporters: [{ piece: wa, way: 'shoot' }],
      calls: [{ seat: 'blue', card: 'C6', piece: me }],
    });
    expect(parsePosition(formatPosition(rules, read.value), rules)).toEqual(read);
  });

  test.each([
    ['yMe x bTr 4:4 green', /^either \{"list":\["yellow","blue"\]\} "green"/],
    ['yMe x bTr 4:4 blue yellow', /^lineEnd \{\} "yellow"/],
    ['yMe x bTr 4:4 by=magic', /^either \{"list":\["shoot","thrust"\]\} "magic"/],
    ['yMe x bTr 4:4 by=shoot by=shoot', /^lineEnd \{\} "by=shoot"/],
    ['yMe x bTr 4:4 yMe=magic', /^either \{"list":\["shoot","thrust"\]\}/],
    ['yMe x bTr 4:4 yXx=shoot', /^token /],
    ['yMe x bTr 4:4 blue=C9:yMe', /^deckCard /],
    ['yMe x bTr 4:4 blue=C6', /^token /],
  ])('%s is refused', (terms, expected) => {
    expect(complaint(terms)).toMatch(expected);
  });

  test('of a way are refused where nobody has one', () => {
    const plain = rulesOf('base.1');
    const order = parseAction(plain, scene('yWa@T1[1,1] bTr@T1[1,2]').state, 'yellow', 'Wa x bTr shoot');
    expect(order.ok ? '' : explain(order.error)).toContain('lineEnd {} "shoot"');
  });

  test('may leave everybody out, and then nobody is hurt', () => {
    const read = asking('- x - 4:3');
    if (!read.ok) throw new Error(explain(read.error));
    const over = play({ rules, state: read.value }, 'yellow: C0', 'blue: C0').state;
    expect(topTask(over)?.kind).toBe('act');
    expect(over.pieces).toEqual(read.value.pieces);
  });
});
