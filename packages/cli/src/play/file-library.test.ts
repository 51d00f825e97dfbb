import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../run.ts';
import { runWith } from '../test-io.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archmage-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const BOTS = ['play', '--yellow', 'greedy', '--blue', 'greedy', '--seed', 'bots', '--save'];

const turnsTold = (text: string): number => text.match(/^--- .* ---$/gm)?.length ?? 0;
const turnsIn = (file: string): number => readFileSync(file, 'utf8').match(/"turnBegan"/g)?.length ?? 0;

describe('a game in a file', () => {
  test('is stored before it is told: where nothing can be stored any more nothing happens', async () => {
    const below = join(folder, 'below');
    const game = join(below, 'told.dtg');
    mkdirSync(below);
    let told = '';
    let stored = 0;
    const output = new Writable({
      write: (chunk, _, done) => {
        told += chunk;
        if (turnsTold(told) === 3 && stored === 0) {
          stored = turnsIn(game);
          rmSync(below, { recursive: true });
        }
        done();
      },
    });
    const code = await run([...BOTS, game], { input: Readable.from([]), output, errors: output, env: {} });
    expect([code, stored, turnsTold(told)]).toEqual([2, 3, 3]);
    expect(told).toContain(`The file ${game}.seed cannot be written`);
  });

  test('survives a program that is killed: whatever was told is there, and the game goes on', async () => {
    const game = join(folder, 'killed.dtg');
    const told = await killedAfter(5, [...BOTS, game]);
    expect(readFileSync(game, 'utf8')).not.toContain('[seed');
    expect(turnsIn(game)).toBeGreaterThanOrEqual(turnsTold(told));
    expect((await runWith(['replay', game, '--strict'])).code).toBe(0);
    const { code, out } = await runWith(['play', '--resume', game, '--yellow', 'human', '--blue', 'human']);
    expect([code, out]).toEqual([0, expect.stringContaining('The game is saved')]);
  });
});

const PROGRAM = fileURLToPath(new URL('../../bin/archmage.js', import.meta.url));

/** Kills the program without a warning once it has told so many turns; answers with all that it said. */
const killedAfter = (turns: number, argv: readonly string[]): Promise<string> =>
  new Promise((settle) => {
    const child = spawn(process.execPath, [PROGRAM, ...argv]);
    let told = '';
    child.stdout.on('data', (chunk) => {
      told += chunk;
      if (turnsTold(told) >= turns) child.kill('SIGKILL');
    });
    child.on('close', () => settle(told));
  });
