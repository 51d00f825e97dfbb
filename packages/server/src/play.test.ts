import { compile, evolve, explain, parseRecord } from '@archmage/engine';
import { randomOf, verifyDice, verifySeals } from '@archmage/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOut } from './testing/player.ts';
import { type TestServer, tableFor, testServer } from './testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
}, 120_000);

afterAll(() => server.close());

test('two people play a game of the base set to its end, and a spectator sees what a spectator may', async () => {
  const [ann, bob, eve] = await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)));
  if (!ann || !bob || !eve) throw new Error('Three came.');
  const game = await tableFor(ann, bob);
  const [yellow, blue, spectator] = [ann.sit(game), bob.sit(game), eve.sit(game)];
  const random = randomOf('a whole game');
  await Promise.all([yellow, blue].map((player) => playOut(player, (count) => random(count), 60)));
  await spectator.until(() => spectator.views()?.table.over);
  expect(spectator.views()?.viewer).toBe('spectator');
  expect(spectator.views()?.seq).toBe(yellow.views()?.seq);
  const { body: text } = await ann.ask('GET', `/games/${game}/record`);
  const read = parseRecord(
    text,
    (id) => {
      const rules = compile(id);
      return rules.ok ? rules.value : undefined;
    },
    evolve,
  );
  if (!read.ok) throw new Error(explain(read.error));
  const rules = compile(read.value.rules);
  expect(rules.ok && verifyDice(rules.value, read.value)).toMatchObject({ said: 'kept' });
  expect(verifySeals(read.value)).toMatchObject({ said: 'sealed' });
  expect(server.lines).toEqual([]);
  for (const player of [yellow, blue, spectator]) player.close();
});

test('whoever asks whether anybody is there is answered', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => server.guest(name)));
  if (!ann || !bob) throw new Error('Two came.');
  const player = ann.sit(await tableFor(ann, bob));
  await player.until(() => player.views());
  player.send({ type: 'ping' });
  await player.until(() => player.heard.some(({ type }) => type === 'pong'));
  player.close();
});
