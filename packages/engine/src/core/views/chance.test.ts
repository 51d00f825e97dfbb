import { expect, it } from 'vitest';
import { shuffled } from './chance.ts';

it('Every order is as likely as every other', () => {
  const orders: string[] = [];
  for (let first = 0; first < 3; first++) {
    for (let second = 0; second < 2; second++) {
      const drawn = [first, second];
      const asked: number[] = [];
      const mixed = shuffled(['a', 'b', 'c'], (outcomes) => {
        asked.push(outcomes);
        return drawn.shift() as number;
      });
      expect(asked).toEqual([3, 2]);
      orders.push(mixed.join(''));
    }
  }
  expect(orders.sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
});

it('What is shuffled stays as it was', () => {
  const items = ['a', 'b'];
  expect([shuffled(items, () => 0), items]).toEqual([
    ['b', 'a'],
    ['a', 'b'],
  ]);
});
