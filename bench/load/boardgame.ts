import { io } from 'socket.io-client';
import type { Driven } from './drive.ts';

/** Two at a match, spoken to as boardgame.io's own client speaks, without that client's work. */
export const boardgameGames = (port: number, count: number): Promise<readonly Driven[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => match(port, `match-${nth}`)));

const match = async (port: number, id: string): Promise<Driven> => {
  let stateID = 0;
  const heard: (() => void)[] = [];
  const sockets = ['0', '1'].map((seat) => {
    const socket = io(`http://127.0.0.1:${port}/count`, { transports: ['websocket'], forceNew: true });
    const take = (state: { readonly _stateID: number }): void => {
      stateID = Math.max(stateID, state._stateID);
      heard[Number(seat)]?.();
    };
    socket.on('sync', (_match: string, { state }: { state: { _stateID: number } }) => take(state));
    socket.on('update', (_match: string, state: { _stateID: number }) => take(state));
    return { seat, socket };
  });
  const told = () => Promise.all(sockets.map((_, seat) => new Promise<void>((settle) => (heard[seat] = settle))));
  for (const { seat, socket } of sockets) {
    const synced = new Promise<void>((settle) => (heard[Number(seat)] = settle));
    socket.emit('sync', id, seat, undefined, 2);
    await synced;
  }
  let turn = 0;
  return {
    move: async () => {
      const both = told();
      const { seat, socket } = sockets[turn++ % 2] as (typeof sockets)[number];
      const payload = { type: 'add', args: [], playerID: seat, credentials: undefined };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, id, seat);
      await both;
    },
  };
};
