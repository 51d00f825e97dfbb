import { describe, expect, it } from 'vitest';
import { supplyOf } from './supply.ts';

describe('A supply', () => {
  const supply = () => {
    const fetched: string[] = [];
    const loader = (box: string) => async () => {
      fetched.push(box);
      return box.toUpperCase();
    };
    return { fetched, ...supplyOf({ a: loader('a'), b: loader('b') }) };
  };

  it('fetches what is wanted, once, and nothing else', async () => {
    const { all, boxes, fetched, get, load } = supply();
    expect([get('b'), all(), boxes()]).toEqual([undefined, [], ['a', 'b']]);
    await load(['b', 'nobody’s']);
    await load(['b']);
    expect([get('b'), all(), fetched]).toEqual(['B', ['B'], ['b']]);
  });

  it('fetches everything for whoever names nothing, and keeps its order', async () => {
    const { all, load } = supply();
    await load(['b']);
    await load();
    expect(all()).toEqual(['A', 'B']);
  });

  it('takes a box of one’s own', async () => {
    const { all, boxes, load, put } = supply();
    put('mine', 'M');
    await load();
    expect([all(), boxes()]).toEqual([
      ['A', 'B', 'M'],
      ['a', 'b', 'mine'],
    ]);
  });

  it('keeps its order however things arrive, what lies aside included', async () => {
    const later = async <T>(item: T) => {
      await new Promise((done) => setTimeout(done));
      return item;
    };
    const { all, boxes, here, load } = supplyOf(
      { a: () => later('A'), b: async () => 'B' },
      { aside: async () => 'X' },
    );
    await load(['aside']);
    await load();
    expect([all(), here(), boxes()]).toEqual([
      ['A', 'B'],
      ['A', 'B', 'X'],
      ['a', 'b'],
    ]);
  });

  it('tries again after a failure', async () => {
    let isDown = true;
    const { get, load } = supplyOf({ a: async () => (isDown ? Promise.reject(new Error('offline')) : 'A') });
    await expect(load()).rejects.toThrow('offline');
    isDown = false;
    await load();
    expect(get('a')).toBe('A');
  });
});
