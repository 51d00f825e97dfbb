import { expect, it } from 'vitest';
import { formatRoom, parseRooms } from '../board/room.ts';
import { explain } from '../result.ts';
import { legend } from './at-hand.ts';
import { compile } from './index.ts';
import { learnRooms, learnScenario } from './own.ts';
import { BOXES } from './registry.ts';

it('Rooms and scenarios far longer than any are refused before they are read', () => {
  const text = '#'.repeat(10_000_000);
  const error = { line: 1, column: 1, code: 'longText', facts: { count: 100_000 }, found: 10_000_000 };
  expect(learnRooms(text)).toEqual({ ok: false, error });
  expect(learnScenario(text)).toEqual({ ok: false, error });
});

it('C-BOARD-3 C-BOARD-6: rooms of four zones are told by their size, each icon is there once, and games are played with them', () => {
  const drawn = (zones: string) =>
    ['cw', 'ccw'].map((way) => `# 9-${way}\n+---+   +\n  C   T\n+---@ooo+\n  G o ${zones} !\n+   +   +\n`).join('\n');
  const read = learnRooms(drawn('S'));
  expect(read).toMatchObject({ ok: true, value: { rooms: [{ size: 2 }, { size: 2 }] } });
  const rules = compile(`cards.1 scenario=standard rooms=${read.ok ? read.value.id : ''}`);
  expect(rules.ok && rules.value.pairs).toContain('9');
  const twice = learnRooms(drawn('T'));
  expect(twice.ok ? '' : explain(twice.error)).toMatch(/^5:7 either .*square.* "T"/);
  expect(twice.ok ? '' : twice.error.rule).toBe('C-BOARD-3');
  const squares = compile(`base.1 rooms=${read.ok ? read.value.id : ''}`);
  expect(squares.ok ? {} : squares.error).toMatchObject({ code: 'strangeRooms', facts: { line: 3, column: 3 } });
});

it('Forty pairs of rooms are read, and no more', () => {
  const read = parseRooms(BOXES.get('base.1')?.rooms ?? '', legend());
  const two = read.ok ? read.value.slice(0, 2) : [];
  const pairs = (count: number): string =>
    Array.from({ length: count }, (_, nth) =>
      two.map((room) => formatRoom({ ...room, number: `${nth + 10}` }, legend())).join(''),
    ).join('');
  expect(learnRooms(pairs(40))).toMatchObject({ ok: true, value: { rooms: { length: 80 } } });
  const error = { line: 1, column: 1, code: 'pairsAtMost', facts: { count: 40 }, found: 41 };
  expect(learnRooms(pairs(41))).toEqual({ ok: false, error });
});
