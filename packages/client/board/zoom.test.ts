import { describe, expect, it } from 'vitest';
import { MOST, scaled, within } from './zoom.ts';

describe('zoom', () => {
  const whole = { scale: 1, x: 0, y: 0 };

  it('keeps the point under the fingers where it is', () => {
    const { scale, x, y } = scaled(whole, 2, { x: 100, y: 50 });
    expect(scale).toBe(2);
    expect([100 * scale + x, 50 * scale + y]).toEqual([100, 50]);
  });

  it('is neither smaller than the frame nor larger than its limit', () => {
    expect(scaled(whole, 0.2, { x: 9, y: 9 }).scale).toBe(1);
    expect(scaled(whole, 99, { x: 9, y: 9 }).scale).toBe(MOST);
  });

  it('never shows anything beside the board', () => {
    expect(within({ scale: 2, x: 40, y: -900 }, 300, 400)).toEqual({ scale: 2, x: 0, y: -400 });
    expect(within({ scale: 1, x: 40, y: -9 }, 300, 400)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
