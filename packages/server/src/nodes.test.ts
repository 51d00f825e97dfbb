import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '@archmage/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveAll } from './move.ts';
import { openEmbedded } from './store/embedded.ts';
import { openPostgres } from './store/postgres.ts';
import { killRun } from './testing/kills.ts';
import { choicesOf, playOut, sitAt } from './testing/player.ts';
import { type Postgres, postgresFolder, startPostgres } from './testing/postgres.ts';
import { askAt, type TestServer, tableFor, testServer } from './testing/server.ts';

const programs = postgresFolder();

/** Where the system has no PostgreSQL these are skipped, and the last lines of the run say so. */
describe.skipIf(programs === undefined)('several nodes on PostgreSQL', () => {
  let postgres: Postgres;
  let database: string;
  let nodes: readonly TestServer[];

  beforeAll(async () => {
    postgres = await startPostgres(programs as string);
    database = postgres.fresh();
    // Both bring the empty database to the newest schema at once.
    nodes = await Promise.all([testServer({ database }), testServer({ database })]);
  }, 120_000);

  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    postgres.stop();
  });

  const pair = async () => {
    const [here, there] = nodes as [TestServer, TestServer];
    const [ann, bob] = [await here.guest('Ann'), await there.guest('Bob')];
    const game = await tableFor(ann, bob);
    return { here, there, game, ann, bob };
  };

  test('the players of one game sit at two nodes, each is told what the other does, and a late one catches up', async () => {
    const { there, game, ann, bob } = await pair();
    const [yellow, blue] = [ann.sit(game), bob.sit(game)];
    const random = randomOf('nodes');
    await Promise.all([yellow, blue].map((player) => playOut(player, (count) => random(count), 25)));
    await Promise.all([yellow, blue].map((player) => player.until(() => player.views()?.table.over)));
    const late = (await there.guest('Eve')).sit(game);
    await late.until(() => late.views()?.seq === yellow.views()?.seq);
    expect(blue.views()?.seq).toBe(yellow.views()?.seq);
    for (const player of [yellow, blue, late]) player.close();
  });

  test('two nodes race for one game: both wishes are stored, in one order, and no number twice', async () => {
    const { here, there, game, ann, bob } = await pair();
    const [yellow, blue] = [ann.sit(game), bob.sit(game)];
    for (let nth = 0; nth < 4; nth++) {
      await Promise.all([yellow, blue].map((player) => player.until(() => choicesOf(player).length > 0)));
      const wishes = [yellow, blue].map((player) => player.act(choicesOf(player)[0] as object));
      const done = await Promise.all(wishes);
      expect(done.map(({ said }) => said)).toEqual(['done', 'done']);
      const seqs = done.map((each) => (each.said === 'done' ? each.seq : -1));
      expect(new Set(seqs).size).toBe(2);
      await Promise.all(
        [yellow, blue].map((player) => player.until(() => (player.views()?.seq ?? 0) > Math.max(...seqs))),
      );
    }
    expect([...here.lines, ...there.lines]).toEqual([]);
    for (const player of [yellow, blue]) player.close();
  });

  test('a job is done once, whichever node takes it', async () => {
    const store = openPostgres(database, () => {});
    const { game, ann, bob } = await pair();
    const yellow = ann.sit(game);
    await yellow.until(() => yellow.views());
    await store.db.insertInto('job').values({ kind: 'clock', game, due: 0, taken: 0 }).execute();
    await expect.poll(() => store.db.selectFrom('job').selectAll().where('game', '=', game).execute()).toEqual([]);
    expect((await bob.ask('GET', `/games/${game}/log`)).body.entries).toEqual([]);
    yellow.close();
    await store.close();
  });

  test('a game moves from the embedded database and is played on', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'archmage-move-'));
    const file = join(folder, 'games.db');
    const before = await testServer({ database: file });
    const [ann, bob] = [await before.guest('Ann'), await before.guest('Bob')];
    const game = await tableFor(ann, bob);
    const yellow = ann.sit(game);
    await yellow.until(() => yellow.views());
    await yellow.act(choicesOf(yellow)[0] as object);
    const { body: log } = await ann.ask('GET', `/games/${game}/log`);
    yellow.close();
    await before.close();
    const url = postgres.fresh();
    const [old, fresh] = [openEmbedded(file), openPostgres(url, () => {})];
    expect(await moveAll(old, fresh)).toMatchObject({ person: 2, game: 1, entry: 1 });
    await expect(moveAll(old, fresh)).rejects.toThrow('The new database is not empty: it has rows in "secret".');
    await Promise.all([old.close(), fresh.close()]);
    const after = await testServer({ database: url });
    // The cookies of before are good here as well.
    expect((await askAt(after.port, ann.cookie, { method: 'GET', path: `/games/${game}/log` })).body).toEqual(log);
    const again = sitAt({ port: () => after.port, cookie: bob.cookie, game });
    await again.until(() => again.views());
    expect(await again.act(choicesOf(again)[0] as object)).toEqual({ said: 'done', seq: 1 });
    again.close();
    await after.close();
    rmSync(folder, { recursive: true });
  });

  test('nodes are killed and PostgreSQL is restarted, and nothing acknowledged is lost or doubled', async () => {
    let restarts = 0;
    const mischief = async () => {
      if (restarts++ === 0) postgres.restart();
    };
    const run = {
      database: postgres.fresh(),
      games: 2,
      kills: 2,
      nodes: 2,
      seed: 'nodes',
      most: 2000,
      thinking: 40,
      mischief,
    };
    expect(await killRun(run)).toMatchObject({ kills: 2, flaws: [] });
  });
});
