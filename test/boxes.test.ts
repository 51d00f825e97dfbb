import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test, vi } from 'vitest';
import { memoryOf } from '../packages/engine/src/boxes/memory.ts';

/** The engine as it is before anything was loaded. */
const freshEngine = () => {
  vi.resetModules();
  return import('../packages/engine/src/index.ts');
};

describe('boxes that are not at hand', () => {
  test('are told from those that there are not', async () => {
    const { BOXES, compile } = await freshEngine();
    const codeOf = (id: string) => {
      const rules = compile(id);
      return rules.ok ? 'good' : rules.error.code;
    };
    expect(['base.1', 'base.1+paladins.1 teams=free', 'chess.1'].map(codeOf)).toEqual([
      'unloaded',
      'unloaded',
      'ruleset',
    ]);
    await BOXES.load(['base.1']);
    expect(['base.1', 'base.1+paladins.1 teams=free', 'chess.1'].map(codeOf)).toEqual(['good', 'unloaded', 'ruleset']);
    expect(BOXES.all().map(({ id }) => id)).toEqual(['base.1']);
  });

  test('bring their terrain and their scenarios when they come', async () => {
    const { BOXES, boxesIn, compile, legend, scenarios } = await freshEngine();
    const id = 'base.1+paladins.1 scenario=hoard';
    await BOXES.load(['paladins.1']);
    expect(scenarios()).toEqual([]);
    await BOXES.load(boxesIn(id));
    expect(scenarios().length).toBe(4);
    expect(compile(id).ok).toBe(true);
    expect(Object.values(legend().cells)).toContain('mist');
  });

  test('have marks that a room of one’s own may not have yet', async () => {
    const { BOXES, legend, learnRooms } = await freshEngine();
    const misty = (cell: string) =>
      ['cw', 'ccw']
        .map((way) => `# 9-${way}\n${OPEN}\n${[...'Gabcd'].map((_, row) => ROW(row, cell)).join('\n')}\n`)
        .join('\n');
    await BOXES.load(['base.1']);
    expect(legend().cells).not.toHaveProperty('m');
    expect([learnRooms(misty('.')).ok, learnRooms(misty('m')).ok]).toEqual([true, false]);
    await BOXES.load();
    expect(learnRooms(misty('m')).ok).toBe(true);
  });
});

const OPEN = '+   +   +   +   +   +';
const ROW = (row: number, cell: string): string => `  ${row === 0 ? 'G' : cell}   .   .   .   .  \n${OPEN}`;

describe('a memory', () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');

  test('keeps the latest', () => {
    const memory = memoryOf<object>(2);
    const [a, b] = [{}, {}];
    memory.set('a', a);
    memory.set('b', b);
    expect([memory.get('a') === a, memory.get('b') === b, memory.get('c')]).toEqual([true, true, undefined]);
  });

  test('keeps whatever is held elsewhere, however much comes after it', () => {
    const memory = memoryOf<object>(2);
    const held = {};
    memory.set('held', held);
    for (let count = 0; count < 100; count++) memory.set(`${count}`, {});
    collect();
    expect(memory.get('held')).toBe(held);
  });

  test('forgets what nobody holds, the least used first', async () => {
    const memory = memoryOf<object>(2);
    for (const name of ['a', 'b']) memory.set(name, {});
    memory.get('a');
    memory.set('c', {});
    // What was looked at is held until the end of the job.
    await new Promise((settle) => setTimeout(settle));
    collect();
    expect(['a', 'b', 'c'].map((name) => memory.get(name) !== undefined)).toEqual([true, false, true]);
  });

  test('a game under way keeps the rooms it was made with', async () => {
    const { BOXES, compile, knownOwn, learnRooms } = await freshEngine();
    await BOXES.load(['base.1']);
    const draw = (number: number) =>
      ['cw', 'ccw']
        .map((way) => `# ${number}-${way}\n${OPEN}\n${[0, 1, 2, 3, 4].map((row) => ROW(row, '.')).join('\n')}\n`)
        .join('\n');
    const rulesWith = (number: number) => {
      const own = learnRooms(draw(number));
      if (!own.ok) throw new Error('It can be read.');
      return compile(`base.1 rooms=${own.value.id}`);
    };
    const held = rulesWith(9);
    const dropped = learnRooms(draw(10));
    const droppedId = dropped.ok ? dropped.value.id : '';
    if (!held.ok) throw new Error('It fits the base set.');
    for (let number = 11; number < 300; number++) rulesWith(number);
    await new Promise((settle) => setTimeout(settle));
    collect();
    const again = compile(held.value.id);
    expect(again.ok && again.value === held.value).toBe(true);
    expect(knownOwn(held.value.own[0]?.id ?? '')).toBe(held.value.own[0]);
    expect(droppedId).not.toBe('');
  });
});
