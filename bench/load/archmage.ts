import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { BOTS } from '@archmage/ai';
import type { Batch, Ruleset } from '@archmage/engine';
import { playMatch, randomOf } from '@archmage/host';
import { API, PLAY } from '@archmage/protocol';
import Database from 'libsql';
import { WebSocket } from 'ws';
import type { Driven } from './drive.ts';

/** Real games: recorded ones, whose seeds are given to the server's games, are played again by two sockets each. */
export const archmageGames = async (
  port: number,
  file: string,
  count: number,
  rules: Ruleset,
): Promise<readonly Driven[]> => {
  const scripts = Array.from({ length: SCRIPTS }, (_, nth) => scriptOf(rules, `load ${nth}`));
  const database = new Database(file);
  const games: Driven[] = [];
  for (let nth = 0; nth < count; nth++) games.push(await tableAt({ port, database, scripts, nth }));
  return games;
};

const SCRIPTS = 12;

interface Script {
  readonly seed: string;
  readonly decisions: readonly Batch[];
}

const scriptOf = (rules: Ruleset, seed: string): Script => {
  const bots = { yellow: BOTS.random, blue: BOTS.random };
  const { batches } = playMatch({ rules, bots, seed, random: randomOf(seed) });
  return { seed, decisions: batches.filter(({ seat }) => seat === 'yellow' || seat === 'blue') };
};

interface Wanted {
  readonly port: number;
  readonly database: InstanceType<typeof Database>;
  readonly scripts: readonly Script[];
  readonly nth: number;
}

const tableAt = async ({ port, database, scripts, nth }: Wanted): Promise<Driven> => {
  const ask = async (path: string, body: object, cookie = '') => {
    const response = await fetch(`http://127.0.0.1:${port}${API}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { cookie },
    });
    const answer = (await response.json()) as { readonly game: string; readonly key: string };
    return { ...answer, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  };
  const people = [await ask('/guest', { name: `A${nth}` }), await ask('/guest', { name: `B${nth}` })] as const;
  let round = 0;
  let turn = 0;
  let script = scripts[nth % scripts.length] as Script;
  let sockets: readonly Seat[] = [];
  const begin = async (): Promise<void> => {
    for (const { socket } of sockets) socket.terminate();
    script = scripts[(nth + round++) % scripts.length] as Script;
    turn = 0;
    const { game, key } = await ask('/games', { rules: 'base.1', seat: 'yellow' }, people[0].cookie);
    database.prepare('update game set seed = ? where id = ?').run(script.seed, game);
    await ask(`/games/${game}/join`, { key }, people[1].cookie);
    sockets = await Promise.all(people.map(({ cookie }) => sit(port, game, cookie)));
  };
  await begin();
  return {
    move: async () => {
      if (turn >= script.decisions.length) await begin();
      const { seat, action } = script.decisions[turn++] as Batch;
      const told = sockets.map(({ next }) => next());
      const mover = sockets[seat === 'yellow' ? 0 : 1] as Seat;
      mover.act(action);
      await Promise.all(told);
    },
  };
};

interface Seat {
  readonly socket: WebSocket;
  readonly next: () => Promise<void>;
  readonly act: (action: object) => void;
}

const sit = async (port: number, game: string, cookie: string): Promise<Seat> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${PLAY}`, { headers: { cookie } });
  let heard: () => void = () => {};
  let seen = 0;
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString());
    if (message.type === 'refused') throw new Error(JSON.stringify(message));
    if (message.type === 'entries') seen = message.from + message.entries.length;
    if (message.type === 'entries' || message.type === 'game') heard();
  });
  await once(socket, 'open');
  const next = () =>
    new Promise<void>((settle) => {
      heard = settle;
    });
  const first = next();
  socket.send(JSON.stringify({ type: 'watch', game }));
  await first;
  return {
    socket,
    next,
    act: (action) => socket.send(JSON.stringify({ type: 'act', game, id: randomUUID(), seen, action })),
  };
};
