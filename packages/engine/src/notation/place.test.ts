import { describe, expect, test } from 'vitest';
import { compile } from '../boxes/index.ts';
import type { Tile } from '../core/state.ts';
import { explain } from '../result.ts';
import { edgeName, formatPlace, formatTile, parseEdge, parsePlace, parseTile } from './place.ts';

const compiled = compile('base.1');
if (!compiled.ok) throw new Error(explain(compiled.error));
const rules = compiled.value;
const names = ['1ccw', '2ccw', '3ccw', '4ccw', '1cw', '2cw', '3cw', '4cw'];
const upright: readonly Tile[] = names.map((room, slot) => ({ slot, turn: 0, room, marks: [], covers: [], stash: [] }));
const turned = (turn: number): readonly Tile[] => upright.map((tile) => (tile.slot === 0 ? { ...tile, turn } : tile));
const hidden = upright.map((tile) => (tile.slot === 1 ? { ...tile, room: undefined } : tile));

describe('Squares', () => {
  test('count from the top left', () => {
    expect(formatPlace(rules, upright, 0)).toBe('a1');
    expect(formatPlace(rules, upright, 24)).toBe('e5');
    expect(formatPlace(rules, upright, 25)).toBe('f1');
    expect(formatPlace(rules, upright, 100)).toBe('a6');
    expect(formatPlace(rules, upright, 199)).toBe('t10');
  });

  test('of the lines are y from the top for yellow and z for blue', () => {
    expect(formatPlace(rules, upright, 200)).toBe('y1');
    expect(formatPlace(rules, upright, 209)).toBe('y10');
    expect(formatPlace(rules, upright, 219)).toBe('z10');
  });

  test('turn with their room: a quarter clockwise takes the top left corner to the top right', () => {
    expect([0, 1, 2, 3].map((turn) => formatPlace(rules, turned(turn), 0))).toEqual(['a1', 'e1', 'e5', 'a5']);
  });

  test('move with their tile', () => {
    const swapped = upright.map((tile, index) => (index < 2 ? { ...tile, slot: 1 - index } : tile));
    expect(formatPlace(rules, swapped, 0)).toBe('f1');
    expect(parsePlace(rules, swapped, 'a1')).toBe(25);
    expect(formatTile(swapped, 0)).toBe('B');
    expect(parseTile(swapped, 'B')).toBe(0);
  });

  test.each(['', 'a', 'a0', 'a11', 'u1', 'A1', 'a01', 'y11', 'z0', '1a', 'a1 '])('%j is none', (text) => {
    expect(parsePlace(rules, upright, text)).toBeUndefined();
  });
});

describe('Edges', () => {
  test('inside a room have one number and one name, however the room lies', () => {
    expect(edgeName(rules, upright, 0 * 4 + 1)).toBe('a1|b1');
    expect(edgeName(rules, upright, 1 * 4 + 3)).toBe('a1|b1');
    expect(parseEdge(rules, upright, 'a1|b1')).toBe(1);
    expect(parseEdge(rules, upright, 'b1>w')).toBe(1);
    expect(edgeName(rules, turned(1), 1)).toBe('e1-e2');
    expect(parseEdge(rules, turned(1), 'e1-e2')).toBe(1);
    expect(edgeName(rules, turned(2), 1)).toBe('d5|e5');
  });

  test('where two rooms meet are two', () => {
    expect(edgeName(rules, upright, 4 * 4 + 1)).toBe('e1|f1');
    expect(edgeName(rules, upright, 25 * 4 + 3)).toBe('f1>w');
    expect(parseEdge(rules, upright, 'f1>w')).toBe(25 * 4 + 3);
  });

  test('at the rim and at a face-down room have one square', () => {
    expect(edgeName(rules, upright, 0)).toBe('a1>n');
    expect(edgeName(rules, hidden, 4 * 4 + 1)).toBe('e1>e');
  });

  test('of a line look to the world', () => {
    expect(edgeName(rules, upright, 200 * 4 + 1)).toBe('y1|a1');
    expect(edgeName(rules, upright, 201 * 4)).toBe('y1-y2');
    expect(edgeName(rules, upright, 3)).toBe('a1>w');
    expect(edgeName(rules, upright, 210 * 4 + 3)).toBe('z1>w');
    expect(parseEdge(rules, upright, 't1|z1')).toBe((75 + 4) * 4 + 1);
  });

  test.each(['', 'a1', 'a1|c1', 'b1|a1', 'a1-b1', 'a1>x', 'a1>', 'a1|', 't1|u1', 'y1>nn'])('%j is none', (text) => {
    expect(parseEdge(rules, upright, text)).toBeUndefined();
  });
});
