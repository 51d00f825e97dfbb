import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { randomOf } from '@archmage/host';
import { answers, read } from '@archmage/protocol';
import { expect, test } from 'vitest';
import { playOut } from './testing/player.ts';
import { testServer } from './testing/server.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));

test("a stranger's program of under 100 lines plays with a token", async () => {
  expect(readFileSync(BOT, 'utf8').split('\n').length).toBeLessThan(100);
  const server = await testServer();
  const [ann, owner] = [await server.guest('Ann'), await server.guest('A bot')];
  const { body } = await owner.ask('POST', '/tokens', { label: 'example' });
  const made = await ann.ask('POST', '/games', { rules: 'base.1', seat: 'yellow' });
  const { game, key } = made.body;
  const bot = spawn(process.execPath, [BOT, `http://127.0.0.1:${server.port}`, body.token, game, key], {
    stdio: 'pipe',
  });
  let said = '';
  for (const stream of [bot.stdout, bot.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  const ended = once(bot, 'exit');
  const yellow = ann.sit(game);
  const random = randomOf('a bot');
  await playOut(yellow, (count) => random(count), 25);
  expect((await ended)[0]).toBe(0);
  expect(said).toMatch(/^Playing \w{16}\n\d+: line /);
  expect(said.split('\n').length).toBeGreaterThan(15);
  expect(read(answers.choices, (await ann.ask('GET', `/games/${game}/choices`)).body)).toMatchObject({ ok: true });
  yellow.close();
  await server.close();
});
