import { describe, expect, test } from 'vitest';
import { begin } from '../../core/tx.ts';
import { parseToken } from '../../notation/token.ts';
import { scene } from '../../testing/scene.ts';
import { mend } from './heal.ts';

/** The events when the yellow Goblin is mended. */
const mended = (tokens: string) => {
  const { rules, state } = scene(tokens);
  const goblin = parseToken(rules, 'yGo') as number;
  const tx = begin(rules, state);
  mend(tx, goblin);
  return tx.events.map(({ type }) => type);
};

describe('Somebody who is mended', () => {
  test.each([
    ['gets up', 'yGo@T1[1,1]*', ['healed']],
    ['takes up what lies with him', 'yGo@T1[1,1]*+ySword', ['healed', 'took']],
    ['is no better for it if he is whole', 'yGo@T1[1,1]', []],
    ['stays down in the arms of a friend', 'yWa@T1[1,1]+yGo*', []],
    ['stays down under somebody', 'yWa@T1[1,1] yGo@T1[1,1]*', []],
  ] as const)('%s', (_title, tokens, events) => {
    expect(mended(tokens)).toEqual(events);
  });
});
