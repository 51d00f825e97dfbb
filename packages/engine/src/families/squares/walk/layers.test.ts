import { describe, expect, it } from 'vitest';
import type { Cargo } from './cargo.ts';
import { beginWith, type Layers, numberOf } from './layers.ts';

const begun = (): Layers => {
  const layers: Layers = { list: [], count: 0, stamp: 0 };
  beginWith(layers);
  return layers;
};
const cargo = (...where: readonly number[]): Cargo => ({ hand: -1, held: 0, where, hangs: false });
const hanging = (...where: readonly number[]): Cargo => ({ ...cargo(...where), hangs: true });

describe('Cargoes have numbers', () => {
  it('one after the other, and the same for the same', () => {
    const layers = begun();
    const all = [cargo(1, 2), cargo(2, 1), cargo(1, 3), hanging(1, 2), cargo(1, 2), hanging(1, 2)];
    expect(all.map((each) => numberOf(layers, each))).toEqual([0, 1, 2, 3, 0, 3]);
    expect(layers.list.slice(0, 4)).toEqual(all.slice(0, 4));
  });

  it('however many there are', () => {
    const layers = begun();
    const all = Array.from({ length: 3000 }, (_, n) => cargo(n % 60, Math.floor(n / 60)));
    const numbers = all.map((_, n) => n);
    expect(all.map((each) => numberOf(layers, each))).toEqual(numbers);
    expect(all.map((each) => numberOf(layers, each))).toEqual(numbers);
  });

  it('which the next search does not know', () => {
    const first = begun();
    numberOf(first, cargo(7));
    const second = begun();
    expect([numberOf(second, cargo(8)), numberOf(second, cargo(7))]).toEqual([0, 1]);
  });
});
