import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { Driven } from './drive.ts';

/** Pairs of sockets at a server that passes on what it is told and keeps nothing. */
export const bareGames = (port: number, count: number): Promise<readonly Driven[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => pair(port, nth)));

const pair = async (port: number, nth: number): Promise<Driven> => {
  const sockets = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${port}/${nth}`));
  const heard: (() => void)[] = [];
  for (const [seat, socket] of sockets.entries()) {
    await once(socket, 'open');
    socket.on('message', () => heard[seat]?.());
  }
  let turn = 0;
  return {
    move: async () => {
      const told = sockets.map((_, seat) => new Promise<void>((settle) => (heard[seat] = settle)));
      sockets[turn++ % 2]?.send(JSON.stringify({ move: turn, text: 'x'.repeat(150) }));
      await Promise.all(told);
    },
  };
};
