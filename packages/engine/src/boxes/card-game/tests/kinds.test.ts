import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { characters } from '../characters.ts';
import { objects } from '../objects.ts';

const catalogue = readFileSync(new URL('../../../../../../docs/rules/card-game.md', import.meta.url), 'utf8');
const asNamed = (name: string): string => name.replaceAll(/[^a-z]/gi, '').toLowerCase();
/** The catalogue's spelling, where it is not that of the other boxes. */
const ALIASES: Readonly<Record<string, string>> = { mechanork: 'mekanork' };

it('C-COMP-6 C-CHAR-2: the twenty-five characters move and fight as the catalogue’s table says', () => {
  const rows = catalogue.matchAll(/^\| ([A-Z][\w -]+) \| (\d) \| (\d) \| \d\/\d \|/gm);
  const printed = [...rows].map(([, name = '', speed, combat]) => {
    const plain = asNamed(name);
    return [ALIASES[plain] ?? plain, Number(speed), Number(combat)];
  });
  expect(printed).toHaveLength(25);
  expect(characters.map(({ name, speed, combat }) => [asNamed(name), speed, combat])).toEqual(printed);
  expect(new Set(characters.map(({ code }) => code)).size).toBe(25);
});

it('C-COMP-5 C-COMP-C3: ten kinds of objects are thirteen cards, three of them Keys and two Ropes', () => {
  expect(objects.map(({ name, copies }) => [name, copies]).filter(([, copies]) => copies !== 1)).toEqual([
    ['key', 3],
    ['rope', 2],
  ]);
  expect([objects.length, objects.reduce((sum, { copies }) => sum + copies, 0)]).toEqual([10, 13]);
});
