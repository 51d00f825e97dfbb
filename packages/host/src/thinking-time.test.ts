import { LEVELS } from '@archmage/ai';
import { describe, expect, test } from 'vitest';
import { ponderedSo, timeLeft } from './thinking-time.ts';

describe('the time of a turn', () => {
  test('is shared by all its answers, and a moment is always left', () => {
    expect(timeLeft('archmage', 7, undefined)).toBe(1500);
    const once = ponderedSo(7, 1100, undefined);
    expect(timeLeft('archmage', 7, once)).toBe(400);
    expect(timeLeft('archmage', 7, ponderedSo(7, 900, once))).toBe(50);
  });

  test('begins anew with the next turn', () => {
    const before = ponderedSo(7, 1100, undefined);
    expect(timeLeft('archmage', 8, before)).toBe(1500);
    expect(ponderedSo(8, 10, before)).toEqual({ turn: 8, ms: 10 });
  });

  test('is the same for every answer of set-up', () => {
    expect(timeLeft('archmage', 0, ponderedSo(0, 9999, undefined))).toBe(timeLeft('archmage', 0, undefined));
  });

  test('is longer for the stronger', () => {
    const times = LEVELS.map((level) => timeLeft(level, 1, undefined));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
