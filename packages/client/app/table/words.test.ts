import { describe, expect, test } from 'vitest';
import { describeSpot } from './describe.ts';
import { sceneryOf } from './scenery.ts';
import { screenOf } from './test-screen.ts';

describe('a dot of the line', () => {
  test('is told once which one it is, and what may be done with it', async () => {
    const { hand, host, table } = await screenOf({ blue: 'random' });
    const scenery = sceneryOf(table);
    const names = () =>
      scenery.value.highlights.map(({ on, label }) =>
        [describeSpot(host.rules, table.view.value, on), label].filter(Boolean).join(', '),
      );
    expect(names()[0]).toBe('y2, Yellow’s starting line, dot 1');
    hand.pickKind('thief');
    expect(names()[1]).toBe('y4, Yellow’s starting line, dot 2, lay it here');
  });
});
