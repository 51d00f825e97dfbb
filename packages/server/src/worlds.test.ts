import type { Action } from '@archmage/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choicesOf, type Player } from './testing/player.ts';
import { type Guest, type TestServer, tableFor, testServer } from './testing/server.ts';

/** Two games that look alike to all but one seat, told byte for byte alike to everybody else. */
const NOON = 1_700_000_000_000;
let servers: readonly TestServer[];

beforeAll(async () => {
  servers = await Promise.all([1, 2].map(() => testServer({}, () => NOON)));
}, 120_000);

afterAll(() => Promise.all(servers.map((server) => server.close())));

interface World {
  readonly players: readonly Player[];
  readonly guests: readonly Guest[];
  readonly game: string;
}

const worldAt = async (server: TestServer): Promise<World> => {
  const guests = [await server.guest('Ann'), await server.guest('Bob'), await server.guest('Eve')];
  const [ann, bob] = guests as [Guest, Guest];
  const game = await tableFor(ann, bob);
  const players = guests.map((guest) => guest.sit(game));
  await Promise.all(players.map((player) => player.until(() => player.views())));
  return { players, guests, game };
};

/** `pick` says which choice yellow takes; blue always takes his first. */
const play = async ({ players }: World, actions: number, pick: (choices: readonly Action[], nth: number) => Action) => {
  const [yellow, blue] = players as [Player, Player];
  for (let nth = 0; nth < actions; nth++) {
    const seat = choicesOf(yellow).length > 0 ? yellow : blue;
    const choices = choicesOf(seat);
    const action = seat === yellow ? pick(choices, nth) : (choices[0] as Action);
    const done = await seat.act(action);
    if (done.said !== 'done') throw new Error(done.code);
    await Promise.all(players.map((player) => player.until(() => (player.views()?.seq ?? 0) > done.seq)));
  }
};

/** Ids, seals and promises are random and always of one length; everything else must be the same. */
const masked = (text: string): string =>
  text
    .replace(/"(?:id|game|person)":"[a-z2-9]{16}"/g, '"id":"****************"')
    .replace(/"(?:sealed|dice)":"[0-9a-f]{64}"/g, `"sealed":"${'*'.repeat(64)}"`)
    .replace(/"id":"wish-[^"]*"/g, '"id":"wish"');

const wire = async ({ players, guests, game }: World, nth: number): Promise<readonly string[]> => {
  const told = players[nth]?.texts ?? [];
  const paths = [`/games/${game}/log`, `/games/${game}`, `/games/${game}/chat`, `/games/${game}/record`];
  const answers = await Promise.all(paths.map(async (path) => JSON.stringify(await guests[nth]?.ask('GET', path))));
  return [...told, ...answers].map(masked);
};

const compare = async (worlds: readonly World[]): Promise<void> => {
  const [one, other] = worlds as [World, World];
  for (const nth of [1, 2]) {
    const [here, there] = [await wire(one, nth), await wire(other, nth)];
    expect(here.length).toBeGreaterThan(8);
    expect(there).toEqual(here);
    expect(there.map((text) => text.length)).toEqual(here.map((text) => text.length));
  }
  // Yellow himself knows which of the two he is in.
  expect(await wire(one, 0)).not.toEqual(await wire(other, 0));
  for (const { players } of worlds) for (const player of players) player.close();
};

test('the line-up that one seat chooses is told to nobody else, in no byte', async () => {
  const worlds = await Promise.all(servers.map(worldAt));
  await Promise.all(
    worlds.map((world, nth) => play(world, 4, (choices) => choices[nth === 0 ? 0 : choices.length - 1] as Action)),
  );
  await compare(worlds);
});

test('what a refused secret choice was about is told to him alone who made it', async () => {
  const worlds = await Promise.all(servers.map(worldAt));
  await Promise.all(worlds.map((world) => play(world, 2, (choices) => choices[0] as Action)));
  const wishes = [
    { type: 'line', kind: 'nobody' },
    { type: 'hide', kind: 'rope', tile: 3 },
  ];
  await Promise.all(worlds.map(({ players }, nth) => players[0]?.act(wishes[nth] as object)));
  const [one, other] = await Promise.all(worlds.map((world) => wire(world, 1)));
  expect(other).toEqual(one);
  for (const { players } of worlds) for (const player of players) player.close();
});
