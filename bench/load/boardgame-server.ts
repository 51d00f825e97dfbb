import { Server } from 'boardgame.io/dist/cjs/server.js';

/** As small as a game can be: a move counts. It is reduced, logged and kept in memory. */
const game = {
  name: 'count',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }: { G: { count: number } }) => ({ count: G.count + 1 }) },
};
const server = Server({ games: [game], origins: ['*'] });
await server.run({ port: Number(process.env.PORT), lobbyConfig: { apiPort: 0 } });
console.log('"listening"');
