import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWith } from '../test-io.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-solo-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CARDS = fileURLToPath(new URL('../../../engine/src/boxes/prison/npcs.json', import.meta.url));

/** The printed cards with another name on the first. */
const ownCards = (): string => {
  const file = join(folder, 'npcs.json');
  writeFileSync(file, readFileSync(CARDS, 'utf8').replace('"name": "Lissandra"', '"name": "Lisandra"'));
  return file;
};

describe('the solo game in the terminal', () => {
  test('arena --solo says how often a bot wins, and how many came', async () => {
    const argv = [
      'arena',
      '--solo',
      '--bots',
      'random',
      '--games',
      '1',
      '--rules',
      'prison.1 solo=pink',
      '--jobs',
      '1',
    ];
    const { code, out } = await runWith([...argv, '--json']);
    expect(code).toBe(0);
    const { exceptions, refusals, rows, stalls } = JSON.parse(out);
    expect(rows).toEqual([
      {
        bot: 'random',
        rules: 'prison.1 solo=pink',
        games: 1,
        wins: expect.any(Number),
        share: expect.any(Number),
        ci95: [expect.any(Number), expect.any(Number)],
        turns: expect.anything(),
        reinforcements: expect.any(Number),
      },
    ]);
    expect([refusals, exceptions, stalls]).toEqual([0, 0, 0]);
    const french = await runWith([...argv, '--lang', 'fr']);
    expect(french.out).toMatch(/^Le jeu en solitaire, graine 1\..*\nrandom, prison\.1 solo=pink : \d gagnées? sur 1/);
  }, 120_000);

  test('arena --solo wants the rules of a solo game', async () => {
    const { code, err } = await runWith(['arena', '--solo', '--rules', 'base.1']);
    expect([code, err]).toEqual([2, expect.stringContaining('base.1')]);
    const stray = await runWith(['arena', '--solo', '--a', 'greedy']);
    expect([stray.code, stray.err]).toEqual([2, expect.stringContaining('--solo')]);
  });

  test('a game is played, saved with its own cards, and np says what comes next', async () => {
    const game = join(folder, 'game.dtg');
    const begun = await runWith(
      ['play', '--rules', 'prison.1 solo=black', '--npcs', ownCards(), '--seed', 'solo', '--save', game],
      'quit\n',
    );
    expect([begun.code, begun.err]).toEqual([0, '']);
    const text = readFileSync(game, 'utf8');
    expect(text).toMatch(/npcs=[0-9a-f]{12}/);
    const next = await runWith(['np', game, '--json']);
    expect([next.code, JSON.parse(next.out)]).toEqual([0, { steps: [{ drawn: [] }] }]);
    const nobody = await runWith(['np', game, '--npc', 'Slab']);
    expect([nobody.code, nobody.err]).toEqual([2, expect.stringContaining('Slab')]);
  });

  test('cards with a fault are refused with their place', async () => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, readFileSync(CARDS, 'utf8').replace('"class": "Naga"', '"class": "Nag"'));
    const { code, err } = await runWith(['sim', '--rules', 'prison.1 solo=pink', '--npcs', file, '--games', '1']);
    expect([code, err]).toEqual([2, expect.stringMatching(/wrong\.json.*1870.*Nag/)]);
  });
});
