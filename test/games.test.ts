import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, evolve, explain, hashOf, parseRecord, type Ruleset } from '@archmage/engine';
import { describe, expect, test } from 'vitest';
import { playAgain } from '../packages/cli/src/commands/replay.ts';
import { brokenPromise } from '../packages/cli/src/commands/verify.ts';

const FOLDER = fileURLToPath(new URL('../games', import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.dtg'));

const rulesOf = (id: string): Ruleset | undefined => {
  const rules = compile(id);
  return rules.ok ? rules.value : undefined;
};

describe('the games that are kept', () => {
  test('are many, small and of every kind', () => {
    expect(files.length).toBeGreaterThanOrEqual(30);
    const texts = files.map((name) => readFileSync(join(FOLDER, name), 'utf8'));
    expect(texts.filter((text) => text.length > 150_000)).toEqual([]);
    expect(files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0)).toBeLessThan(5_000_000);
    const kinds = [
      /vp=6/,
      /vp=7/,
      /vp=8/,
      /beginner/,
      /handicap=yellow/,
      /handicap=blue/,
      /timer=/,
      / clock timeout turn/,
      /\[rules "paladins/,
      /\[rules "prison/,
      /\[rules "base.1\+paladins.1\+prison.1 /,
      /teams=mutual/,
      /teams=free/,
      /scenario=/,
      /solo=black"/,
      /solo=\w+ vision/,
    ];
    for (const kind of kinds) expect(texts.some((text) => kind.test(text))).toBe(true);
  });

  test.each(files)('%s', (name) => {
    const record = parseRecord(readFileSync(join(FOLDER, name), 'utf8'), rulesOf, evolve);
    if (!record.ok) throw new Error(explain(record.error));
    const rules = rulesOf(record.value.rules) as Ruleset;
    const { state, difference } = playAgain(rules, record.value, 'strict');
    expect(difference).toBeUndefined();
    expect(state.ending).toBeDefined();
    expect(hashOf(rules, state)).toBe(record.value.headers.hash);
    expect(brokenPromise(rules, record.value)).toBeUndefined();
  });
});
