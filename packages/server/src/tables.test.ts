import type { Seat } from '@archmage/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choicesOf, type Player } from './testing/player.ts';
import { type Guest, type TestServer, tableFor, testServer } from './testing/server.ts';

let now = 1_700_000_000_000;
let server: TestServer;
let ann: Guest;
let bob: Guest;

beforeAll(async () => {
  server = await testServer({}, () => now);
  [ann, bob] = [await server.guest('Ann'), await server.guest('Bob')];
}, 120_000);

afterAll(() => server.close());

const sit = async (wish: object = {}) => {
  const game = await tableFor(ann, bob, wish);
  const players = { yellow: ann.sit(game), blue: bob.sit(game) };
  await Promise.all(Object.values(players).map((player) => player.until(() => player.views())));
  return { game, ...players };
};

const both = ({ yellow, blue }: { readonly yellow: Player; readonly blue: Player }) => [yellow, blue];

const told = (players: readonly Player[], seq: number) =>
  Promise.all(players.map((player) => player.until(() => (player.views()?.seq ?? 0) > seq)));

/** The first choice of whoever is asked. */
const move = async (players: readonly Player[]) => {
  const player = players.find((each) => choicesOf(each).length > 0) as Player;
  const done = await player.act(choicesOf(player)[0] as object);
  if (done.said !== 'done') throw new Error(done.code);
  await told(players, done.seq);
  return player;
};

const close = (players: readonly Player[]) => {
  for (const player of players) player.close();
};

const clockOf = (player: Player, seat: Seat) => player.views()?.table.clocks.find((clock) => clock.seat === seat);

describe('taking back', () => {
  test('B-TURN-09: it is free for as long as nothing was learnt, in the same position for all', async () => {
    const table = await sit();
    const before = table.yellow.views()?.state;
    await move(both(table));
    const done = await table.yellow.act({ type: 'takeBack', count: 1 });
    expect(done).toMatchObject({ said: 'done', seq: 1 });
    await told(both(table), 1);
    expect(table.yellow.views()?.state).toEqual(before);
    expect(await table.yellow.act({ type: 'takeBack', count: 1 })).toEqual({ said: 'refused', code: 'learnt' });
    close(both(table));
  });

  test('otherwise the other is asked, and may decline', async () => {
    const table = await sit();
    const [yellow, blue] = both(table) as [Player, Player];
    await move([yellow]);
    await move([blue]);
    expect(await yellow.act({ type: 'takeBack', count: 1 })).toEqual({ said: 'refused', code: 'learnt' });
    await yellow.act({ type: 'askTakeBack', count: 2 });
    await blue.until(() => blue.views()?.table.asked);
    expect(blue.views()?.table.asked).toEqual({ by: 'yellow', what: 'takeBack', count: 2 });
    expect(await yellow.act({ type: 'grant' })).toEqual({ said: 'refused', code: 'notAsked' });
    await blue.act({ type: 'decline' });
    await yellow.until(() => yellow.views()?.seq === 4);
    expect(yellow.views()?.table).not.toHaveProperty('asked');
    await yellow.act({ type: 'askTakeBack', count: 2 });
    await blue.until(() => blue.views()?.table.asked);
    await blue.act({ type: 'grant' });
    await told(both(table), 5);
    expect(yellow.views()?.state.players.yellow.lineup).toEqual([]);
    close(both(table));
  });

  test('never in a rated game', async () => {
    const table = await sit({ rated: true });
    await move(both(table));
    for (const type of ['takeBack', 'askTakeBack'])
      expect(await table.yellow.act({ type, count: 1 })).toEqual({ said: 'refused', code: 'rated' });
    close(both(table));
  });

  test('far back, past where the table is kept in memory', async () => {
    const table = await sit();
    const [yellow, blue] = both(table) as [Player, Player];
    const before = yellow.views()?.state;
    for (let nth = 0; nth < 120; nth++) await move([yellow, blue]);
    const { seq = 0 } = yellow.views() ?? {};
    await yellow.act({ type: 'askTakeBack', count: seq });
    await blue.until(() => blue.views()?.table.asked);
    expect(await blue.act({ type: 'grant' })).toMatchObject({ said: 'done' });
    await told([yellow, blue], seq + 1);
    expect(yellow.views()?.state).toEqual(before);
    // What is loaded from the log goes on from there as well.
    await move([yellow, blue]);
    close([yellow, blue]);
  });
});

describe('clocks', () => {
  test('a bank runs while its seat is asked, gains its increment, stands in a pause, and when it is empty the game is lost', async () => {
    const table = await sit({ pace: { of: 'live', bank: 60, increment: 5 } });
    const [yellow, blue] = both(table) as [Player, Player];
    expect(clockOf(yellow, 'yellow')).toEqual({ of: 'bank', seat: 'yellow', left: 60_000, runs: true });
    now += 10_000;
    await move([yellow]);
    expect(clockOf(yellow, 'blue')?.left).toBe(50_000);
    await yellow.act({ type: 'askPause' });
    await blue.until(() => blue.views()?.table.asked);
    await blue.act({ type: 'grant' });
    await yellow.until(() => yellow.views()?.table.paused);
    now += 500_000;
    expect(await yellow.act({ type: 'pass' })).toEqual({ said: 'refused', code: 'paused' });
    await yellow.act({ type: 'goOn' });
    await blue.until(() => blue.views()?.table.paused === false);
    expect(clockOf(blue, 'blue')?.left).toBe(50_000);
    now += 50_001;
    await yellow.until(() => yellow.views()?.table.over);
    const { body } = await ann.ask('GET', `/games/${table.game}/log`);
    expect(body.entries.at(-1)).toMatchObject({ actor: 'clock', action: { type: 'forfeit' } });
    close([yellow, blue]);
  });

  test('what comes too late comes after the clock, even if no job has looked yet', async () => {
    const table = await sit({ pace: { of: 'live', bank: 60, increment: 0 } });
    const [yellow] = both(table) as [Player];
    const [choice] = choicesOf(yellow);
    now += 61_000;
    expect(await yellow.act(choice as object)).toMatchObject({ said: 'refused' });
    await yellow.until(() => yellow.views()?.table.over);
    close(both(table));
  });

  test("the book's clock is the rules' own: a turn that is up ends, and the game goes on (B-OPT-05)", async () => {
    const table = await sit({ rules: 'base.1 beginner timer=120:60:5:5' });
    const players = both(table);
    for (let nth = 0; (players[0]?.views()?.state.turn.number ?? 0) === 0 && nth < 60; nth++) await move(players);
    const { turn } = players[0]?.views()?.state ?? {};
    expect(clockOf(players[0] as Player, turn?.seat as Seat)).toMatchObject({ of: 'turn', left: 120_000 });
    now += 120_001;
    await players[0]?.until(() => (players[0]?.views()?.state.turn.number ?? 0) > (turn?.number ?? 0));
    expect(players[0]?.views()?.table.over).toBe(false);
    close(players);
  });

  test('days are for each turn, and run over nights when nobody is there', async () => {
    const game = await tableFor(ann, bob, { pace: { of: 'days', days: 2 } });
    expect((await ann.ask('GET', `/games/${game}`)).body.due).toBe(now + 2 * 86_400_000);
    now += 2 * 86_400_000 + 1;
    await expect.poll(async () => (await ann.ask('GET', `/games/${game}`)).body.status).toBe('over');
  });
});

describe('people', () => {
  test('who is gone for long may be replaced by a computer player, or his game is claimed', async () => {
    const game = await tableFor(ann, bob);
    const yellow = ann.sit(game);
    await yellow.until(() => yellow.views());
    expect(await yellow.act({ type: 'claim' })).toEqual({ said: 'refused', code: 'there' });
    now += 15 * 86_400_000;
    expect(await yellow.act({ type: 'replace', bot: 'squire' })).toMatchObject({ said: 'done' });
    await yellow.until(() => yellow.views()?.table.seats.blue.bot === 'squire');
    await yellow.until(() =>
      yellow.heard.some((each) => each.type === 'entries' && each.entries.some(({ actor }) => actor === 'blue')),
    );
    yellow.close();
    const other = await tableFor(ann, bob);
    now += 15 * 86_400_000;
    const claimer = ann.sit(other);
    await claimer.until(() => claimer.views());
    expect(await claimer.act({ type: 'claim' })).toMatchObject({ said: 'done' });
    expect((await ann.ask('GET', `/games/${other}`)).body).toMatchObject({ status: 'over', winner: 'yellow' });
    claimer.close();
  });

  test('a draw is agreed on, the game counts once, and a rematch changes seats', async () => {
    const table = await sit({ rated: true, pace: { of: 'live', bank: 600, increment: 0 } });
    await table.yellow.act({ type: 'agree' });
    await table.blue.act({ type: 'agree' });
    await table.blue.until(() => table.blue.views()?.table.over);
    await expect.poll(async () => (await ann.ask('GET', '/me')).body.ratings).toHaveLength(1);
    expect((await ann.ask('GET', '/me')).body.ratings).toMatchObject([{ pool: 'live', rating: 1500, games: 1 }]);
    expect((await ann.ask('GET', '/me/rated')).body.games).toMatchObject([{ game: table.game, rating: 1500 }]);
    const asked = await Promise.all([ann, bob].map((guest) => guest.ask('POST', `/games/${table.game}/rematch`)));
    const games = new Set(asked.map(({ body }) => body.game));
    expect(games.size).toBe(1);
    const [again] = [...games];
    await expect.poll(async () => (await ann.ask('GET', `/games/${again}`)).body.status).toBe('playing');
    expect((await ann.ask('GET', `/games/${again}`)).body.seats).toMatchObject({
      yellow: { name: 'Bob' },
      blue: { name: 'Ann' },
    });
    close(both(table));
  });

  test('who wants the same is brought together, and the lobby shows who waits', async () => {
    const wish = { rules: 'base.1 vp=6', pace: { of: 'live', bank: 300, increment: 3 } };
    const first = await ann.ask('POST', '/quick', wish);
    expect((await ann.ask('POST', '/quick', wish)).body.game).toBe(first.body.game);
    expect((await bob.ask('GET', '/lobby')).body.games.map(({ id }: { id: string }) => id)).toContain(first.body.game);
    expect((await bob.ask('POST', '/quick', wish)).body.game).toBe(first.body.game);
    const { games } = (await bob.ask('GET', '/games')).body;
    expect(games).toContainEqual(expect.objectContaining({ id: first.body.game, status: 'playing' }));
  });

  test('a guest keeps his games as an account, enters again, recovers it, exports it and goes', async () => {
    const cat = await server.guest('Cat');
    const game = await tableFor(cat, bob);
    const kept = await cat.ask('POST', '/account', { name: 'Cat', password: 'nine lives' });
    expect(kept.body.code).toMatch(/^\w{5}(-\w{5}){4}$/);
    const other = await server.guest('cAT');
    expect((await other.ask('POST', '/account', { name: 'cAT', password: 'nine lives' })).body.error.code).toBe(
      'taken',
    );
    expect((await other.ask('POST', '/enter', { name: 'CAT', password: 'ten lives' })).status).toBe(403);
    expect((await other.ask('POST', '/enter', { name: 'CAT', password: 'nine lives' })).body.id).toBe(cat.id);
    const recovered = await other.ask('POST', '/recover', { code: kept.body.code, password: 'ten lives' });
    expect(recovered.status).toBe(200);
    expect((await other.ask('POST', '/recover', { code: kept.body.code, password: 'ten lives' })).status).toBe(403);
    // All older cookies are worth nothing now.
    expect((await cat.ask('GET', '/games')).status).toBe(401);
    const dan = await server.guest('Dan');
    const dans = await tableFor(dan, bob);
    expect((await dan.ask('GET', '/me/export')).body.games).toMatchObject([{ id: dans }]);
    await dan.ask('DELETE', '/me');
    expect((await dan.ask('GET', '/games')).status).toBe(401);
    expect((await bob.ask('GET', `/games/${dans}`)).body.seats.yellow).toEqual({ name: '' });
    expect((await bob.ask('GET', `/games/${game}`)).body.seats.yellow.name).toBe('Cat');
  });

  test('what is said is heard at the table, but not by whom it is muted for', async () => {
    const table = await sit();
    const spectator = (await server.guest('Eve')).sit(table.game);
    await spectator.until(() => spectator.views());
    await ann.ask('POST', '/mute', { person: bob.id, muted: true });
    table.blue.say('Good luck');
    const said = await spectator.until(() => spectator.heard.find(({ type }) => type === 'said'));
    expect(said).toMatchObject({ name: 'Bob', text: 'Good luck', nth: 0 });
    table.yellow.say('And to you');
    await table.yellow.until(() => table.yellow.heard.find(({ type }) => type === 'said'));
    expect(table.yellow.heard.filter(({ type }) => type === 'said')).toMatchObject([{ name: 'Ann' }]);
    expect((await bob.ask('GET', `/games/${table.game}/chat`)).body.said).toHaveLength(2);
    expect((await bob.ask('POST', `/games/${table.game}/report`, { nth: 1 })).status).toBe(200);
    await ann.ask('POST', '/mute', { person: bob.id, muted: false });
    close([...both(table), spectator]);
  });

  test('who was away comes back to what he missed, and spectators may be kept behind', async () => {
    const table = await sit({ delay: 60 });
    const spectator = (await server.guest('Eve')).sit(table.game);
    await spectator.until(() => spectator.views());
    table.blue.cut();
    const { seq } = (await table.yellow.act(choicesOf(table.yellow)[0] as object)) as { seq: number };
    await told([table.yellow], seq);
    const heard = table.blue.heard.length;
    table.blue.join();
    await told([table.blue], seq);
    expect(table.blue.heard.slice(heard).map(({ type }) => type)).not.toContain('game');
    expect(spectator.views()?.seq).toBe(0);
    const { body } = await (await server.guest('Max')).ask('GET', `/games/${table.game}/log`);
    expect(body.entries).toEqual([]);
    close([...both(table), spectator]);
  });
});
