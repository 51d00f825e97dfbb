import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './setup.mjs';

const run = (args: readonly string[], variables: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: root,
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, ...variables },
  });

test('it serves the game, says where, and stops when it is asked to', { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archmage-start-'));
  const env = { ...process.env, ARCHMAGE_DATA: folder };
  const child = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], { cwd: root, env });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/http:\/\/localhost:\d+\/.*--terminal/s);
  const [, port] = /localhost:(\d+)/.exec(said) ?? [];
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<title>Archmage</title>');
  const guest = await fetch(`http://127.0.0.1:${port}/api/v1/guest`, { method: 'POST', body: '{"name":"Ann"}' });
  expect(await guest.json()).toMatchObject({ name: 'Ann', guest: true });
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
  rmSync(folder, { recursive: true });
});

test('it serves the page alone where no games can be kept, and says so', { timeout: 120_000 }, async () => {
  const env = { ...process.env, DATABASE_URL: '/dev/null/games.db' };
  const child = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(/http:\/\/localhost:\d+\//);
  // The other stream may be read later.
  await expect.poll(() => said).toContain('Nobody can play from afar');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  [['--port', 'many'], 'many is no port'],
  [['--port', '70000'], '70000 is no port'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused', (args, sentence) => {
  const { status, stderr } = run(args);
  expect(stderr).toContain(sentence);
  expect(status).toBe(2);
});

test('it explains itself', () => {
  const { status, stdout } = run(['--help']);
  expect(stdout).toContain('npm start -- --port 8080');
  expect(status).toBe(0);
});

test('the terminal game names files from where npm was called', () => {
  const called = { INIT_CWD: join(root, 'docs'), npm_package_json: join(root, 'package.json') };
  const { stderr } = run(['--terminal', '--resume', 'example.dtp'], called);
  expect(stderr).toContain('example.dtp is a position, and a game is needed here.');
});

test('the terminal game is behind --terminal', () => {
  const { stdout } = run(['--terminal', '--help']);
  expect(stdout).toContain('archmage play');
});
