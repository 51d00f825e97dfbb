import { describe, expect, test } from 'vitest';
import { hall } from '../testing/hall.ts';
import { randomOf } from '../testing/random.ts';
import { scene, token } from '../testing/scene.ts';
import type { Action } from './action.ts';
import { legal, movers } from './legal.ts';
import { sample } from './sample.ts';

describe('A lot', () => {
  const yard = scene('yGo@T1[1,1] yWa@T1[2,1]+ySword yCl@T1[3,3]* bTr@T1[1,3] yRope@T1[4,2]');
  const { rules, state } = yard;
  const lot = randomOf(2).below;
  const drawn = Array.from({ length: 4000 }, () => sample(rules, state, 'yellow', lot));

  test('falls on every character, every deed and every place', () => {
    const aimOf = (action: Action) =>
      action.type === 'move'
        ? `${action.piece} to ${JSON.stringify(action.walk.findLast((leg) => 'to' in leg))}`
        : JSON.stringify(action);
    const aims = new Set([...legal(rules, state, 'yellow')].map(aimOf));
    aims.delete(JSON.stringify({ type: 'pass' }));
    expect(new Set(drawn.map(aimOf))).toEqual(aims);
  });

  test('falls on one as often as on the other', () => {
    const of = (name: string) => drawn.filter((action) => 'piece' in action && action.piece === token(yard, name).id);
    expect(of('yGo').length / of('yWa').length).toBeGreaterThan(0.85);
    expect(of('yGo').length / of('yWa').length).toBeLessThan(1.15);
    expect(of('yCl')).toEqual([]);
  });

  test('makes whoever can do nothing pass', () => {
    const island = scene('yGo@T1[2,2]', hall(['ooooo', 'ooooo', 'oo.oo', 'ooooo', 'ooooo']));
    expect(movers(island.rules, island.state, 'yellow')).toEqual([token(island, 'yGo').id]);
    expect(sample(island.rules, island.state, 'yellow', lot)).toEqual({ type: 'pass' });
  });
});
