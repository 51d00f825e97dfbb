import { once } from 'node:events';
import { request } from 'node:http';
import { API, LARGEST_FRAME, PLAY } from '@archmage/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { choicesOf } from './testing/player.ts';
import { askAt, type Guest, type TestServer, tableFor, testServer } from './testing/server.ts';

let server: TestServer;
let ann: Guest;
let bob: Guest;
let eve: Guest;

beforeAll(async () => {
  server = await testServer();
  [ann, bob, eve] = (await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => server.guest(name)))) as [
    Guest,
    Guest,
    Guest,
  ];
}, 120_000);

afterAll(() => server.close());

const address = (path: string) => `http://127.0.0.1:${server.port}${API}${path}`;

/** The status a socket is refused with, or 101. */
const knock = async (headers: Readonly<Record<string, string>>, path: string = PLAY, at = server): Promise<number> => {
  const socket = new WebSocket(`ws://127.0.0.1:${at.port}${path}`, { headers: { ...headers } });
  const status = await Promise.race([
    once(socket, 'open').then(() => 101),
    once(socket, 'unexpected-response').then(([, response]) => response.statusCode as number),
    once(socket, 'error').then(() => 0),
  ]);
  socket.on('error', () => {});
  socket.terminate();
  return status;
};

describe('who one is', () => {
  const forged = () => [
    `${ann.cookie.slice(0, -2)}xx`,
    ann.cookie.replace(/=\w{16}/, `=${bob.id}`),
    ann.cookie.replace('.0.', '.1.'),
    'archmage=',
    `archmage=${'a'.repeat(5000)}`,
    'archmage=__proto__.0.x',
    "archmage=' or 1=1 --",
  ];

  test('a forged cookie is nobody, over HTTP and at the door', async () => {
    for (const cookie of forged()) {
      expect((await askAt(server.port, cookie, { method: 'GET', path: '/games' })).status).toBe(401);
      expect(await knock({ cookie })).toBe(401);
    }
    expect(await knock({})).toBe(401);
    expect(await knock({ authorization: 'Bearer archmage_00000000000000000000000000000000' })).toBe(401);
    expect(await knock({ cookie: ann.cookie })).toBe(101);
  });

  test("another site's page may neither ask nor come in, whatever cookie the browser adds", async () => {
    for (const origin of ['https://elsewhere.example', 'null', `http://127.0.0.1:${server.port}.elsewhere.example`]) {
      const headers = { cookie: ann.cookie, origin };
      expect(await knock(headers)).toBe(403);
      const asked = await fetch(address('/games'), { method: 'POST', headers, body: '{"rules":"base.1"}' });
      expect([asked.status, await asked.json()]).toEqual([403, { error: { code: 'foreign' } }]);
    }
    expect(await knock({ cookie: ann.cookie, origin: `http://127.0.0.1:${server.port}` })).toBe(101);
  });

  test('a cookie is worth nothing once its owner has left everywhere', async () => {
    const dan = await server.guest('Dan');
    expect((await dan.ask('GET', '/games')).status).toBe(200);
    await dan.ask('POST', '/leave?everywhere');
    expect((await dan.ask('GET', '/games')).status).toBe(401);
  });
});

describe('at the table', () => {
  test('nobody plays for another seat, and a replayed message does nothing', async () => {
    const game = await tableFor(ann, bob);
    const [yellow, blue, other] = [ann.sit(game), bob.sit(game), eve.sit(game)];
    await Promise.all([yellow, blue, other].map((player) => player.until(() => player.views())));
    const [choice] = choicesOf(yellow);
    expect(await other.act(choice as object)).toEqual({ said: 'refused', code: 'notSeated' });
    const done = await yellow.act(choice as object);
    expect(done.said).toBe('done');
    const id = yellow.heard.flatMap((message) => (message.type === 'done' ? message.id : []))[0] ?? '';
    yellow.send({ type: 'act', game, id, seen: 0, action: choice as { type: string } });
    await yellow.until(() => yellow.heard.filter(({ type }) => type === 'done').length === 2);
    // The same id in the other's hand is his own wish.
    blue.send({ type: 'act', game, id, seen: 0, action: choicesOf(blue)[0] as { type: string } });
    await blue.until(() => blue.heard.some(({ type }) => type === 'done'));
    const { body } = await ann.ask('GET', `/games/${game}/log`);
    expect(body.entries.map(({ actor }: { actor: string }) => actor)).toEqual(['yellow', 'blue']);
    for (const player of [yellow, blue, other]) player.close();
  });

  test('the clock and chance have no message, and a table wish is checked like any other', async () => {
    const game = await tableFor(ann, bob);
    const yellow = ann.sit(game);
    await yellow.until(() => yellow.views());
    for (const [action, code] of [
      [{ type: 'timeout', of: 'turn' }, 'notAsked'],
      [{ type: 'draw', drawn: 'yellow' }, 'wrongTask'],
      [{ type: 'forfeit', seat: 'blue' }, 'malformed'],
      [{ type: 'grant' }, 'notAsked'],
      [{ type: 'claim' }, 'there'],
      [{ type: 'replace', bot: 'squire' }, 'there'],
      [{ type: 'goOn' }, 'notPaused'],
      [{ type: 'takeBack', count: 1 }, 'learnt'],
      [{ type: '__proto__' }, 'malformed'],
    ] as const)
      expect([action, await yellow.act(action)]).toEqual([action, { said: 'refused', code }]);
    yellow.close();
  });

  test('an invitation has a secret, and a third finds no seat', async () => {
    const { body } = await ann.ask('POST', '/games', { rules: 'base.1' });
    expect((await eve.ask('POST', `/games/${body.game}/join`, {})).body).toEqual({ error: { code: 'uninvited' } });
    expect((await eve.ask('GET', `/games/${body.game}`)).body).not.toHaveProperty('key');
    const both = await Promise.all(
      [bob, eve].map((guest) => guest.ask('POST', `/games/${body.game}/join`, { key: body.key })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('nonsense', () => {
  test('malformed frames are answered with a reason that repeats nothing, too large or binary ones end it', async () => {
    const game = await tableFor(ann, bob);
    const yellow = ann.sit(game);
    await yellow.until(() => yellow.views());
    const texts = [
      '',
      '{',
      '[]',
      'null',
      '{"type":"act"}',
      '{"type":"watch","game":"../../etc"}',
      '{"type":"watch","game":{"$ne":1}}',
      `{"type":"say","game":"${game}","id":"12345678","text":"\u202e"}`,
      `${'['.repeat(8000)}`,
    ];
    for (const text of texts) yellow.send(text);
    await yellow.until(() => yellow.heard.filter(({ type }) => type === 'wrong').length === texts.length);
    expect(yellow.texts.join('')).not.toContain('etc');
    for (const huge of ['x'.repeat(LARGEST_FRAME + 1), Buffer.from([1, 2, 3])]) {
      const socket = new WebSocket(`ws://127.0.0.1:${server.port}${PLAY}`, { headers: { cookie: ann.cookie } });
      await once(socket, 'open');
      socket.send(huge);
      const [code] = await once(socket, 'close');
      expect([1003, 1009]).toContain(code);
    }
    yellow.close();
  });

  test.each([
    ['/games', { rules: 'base.1', title: 'x'.repeat(61) }, 'malformed'],
    ['/games', { rules: `base.1 ${'x'.repeat(400)}` }, 'malformed'],
    ['/games', { rules: 'base.99' }, 'rules'],
    ['/games', { rules: "base.1'; drop table game; --" }, 'rules'],
    ['/games', { rules: 'base.1', own: ['x'.repeat(20_001)] }, 'malformed'],
    ['/games', { rules: 'base.1', own: ['not a room'] }, 'own'],
    ['/games', { rules: 'base.1', own: ['a', 'b', 'c'] }, 'malformed'],
    ['/games', { rules: 'base.1', bot: 'constructor' }, 'noSuchBot'],
    ['/games', { rules: 'base.1', pace: { of: 'live', bank: 1e9, increment: 0 } }, 'malformed'],
    ['/games', { rules: 'base.1', admin: true }, 'malformed'],
    ['/guest', { name: '' }, 'malformed'],
    ['/guest', { name: 'a\u0000b' }, 'malformed'],
    ['/enter', { name: "' or 1=1 --", password: 'long enough' }, 'wrongPassword'],
    ['/recover', { code: '%', password: 'long enough' }, 'wrongCode'],
  ])('%s %j: %s', async (path, body, code) => {
    expect((await ann.ask('POST', path, body)).body.error.code).toBe(code);
  });

  test('a name may look like a script or a query, and comes back as it is, as JSON that no browser takes for a page', async () => {
    const name = '<script>\'";--</script>';
    const mallory = await server.guest(name);
    const response = await fetch(address('/me'), { headers: { cookie: mallory.cookie } });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(((await response.json()) as { name: string }).name).toBe(name);
  });

  test('paths lead nowhere else, and a large body is not read', async () => {
    const raw = (path: string): Promise<number | undefined> =>
      new Promise((settle) => {
        request({ port: server.port, host: '127.0.0.1', path }, (response) =>
          settle(response.resume().statusCode),
        ).end();
      });
    for (const path of ['/api/v1/../../etc/passwd', '/api/v1/games/..%2f..%2fme', '/api/v1/games/%00', '/api/v2/me'])
      expect([path, await raw(path)]).toEqual([path, 404]);
    expect((await ann.ask('POST', '/games', { rules: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

describe('too much', () => {
  test('one address gets so many sockets, requests and new people, and others are not held up by it', async () => {
    const strict = await testServer({ strictness: 1, mostPerAddress: 3, trustsProxy: true });
    const dan = await strict.guest('Dan');
    const from = (nth: number) => ({ cookie: dan.cookie, 'x-forwarded-for': `192.0.2.${nth}` });
    const open: WebSocket[] = [];
    for (let nth = 0; nth < 3; nth++) {
      const socket = new WebSocket(`ws://127.0.0.1:${strict.port}${PLAY}`, { headers: from(1) });
      await once(socket, 'open');
      open.push(socket);
    }
    expect(await knock(from(1), PLAY, strict)).toBe(429);
    expect(await knock(from(2), PLAY, strict)).toBe(101);
    const made: number[] = [];
    for (let nth = 0; nth < 40; nth++) {
      const response = await fetch(`http://127.0.0.1:${strict.port}${API}/guest`, {
        method: 'POST',
        body: '{"name":"x"}',
        headers: { 'x-forwarded-for': '192.0.2.3' },
      });
      made.push(response.status);
    }
    expect(made.filter((status) => status === 429).length).toBeGreaterThan(5);
    for (const socket of open) socket.terminate();
    await strict.close();
  });

  test('whoever talks without end is shown the door', async () => {
    const strict = await testServer({ strictness: 1 });
    const dan = await strict.guest('Dan');
    const socket = new WebSocket(`ws://127.0.0.1:${strict.port}${PLAY}`, { headers: { cookie: dan.cookie } });
    await once(socket, 'open');
    for (let nth = 0; nth < 500; nth++) socket.send('{}');
    expect((await once(socket, 'close'))[0]).toBe(1008);
    await strict.close();
  });
});

test('the log holds no cookie, no seed, no password', () => {
  expect(server.lines.join('\n')).not.toMatch(/archmage=|seed|password|long enough/);
});
