import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BOXES, compile, explain } from '@archmage/engine';
import { archmageGames } from './archmage.ts';
import { bareGames } from './bare.ts';
import { boardgameGames } from './boardgame.ts';
import { type Driven, drive } from './drive.ts';

// npm run load -- --games 1000 --seconds 20: the same two-player load on our server, bare ws and boardgame.io, in one run.

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
    rate: { type: 'string', default: '200' },
    only: { type: 'string', default: 'bare,boardgame,archmage' },
  },
});
const games = Number(values.games);
const plan = { seconds: Number(values.seconds), rate: Number(values.rate) };
const folder = mkdtempSync(join(tmpdir(), 'archmage-load-'));
const file = join(folder, 'games.db');

await BOXES.load();
const rules = compile('base.1');
if (!rules.ok) throw new Error(explain(rules.error));

const PEERS: Readonly<
  Record<string, { readonly program: string; readonly seat: (port: number) => Promise<readonly Driven[]> }>
> = {
  bare: { program: './bare-server.ts', seat: (port) => bareGames(port, games) },
  boardgame: { program: './boardgame-server.ts', seat: (port) => boardgameGames(port, games) },
  archmage: {
    program: '../../packages/server/src/main.ts',
    seat: (port) => archmageGames(port, file, games, rules.value),
  },
};

let port = 18_100;
for (const name of values.only.split(',')) {
  const peer = PEERS[name];
  if (peer === undefined) throw new Error(`There is no ${name}.`);
  const child = await raise(peer.program, ++port);
  const figures = await drive(await peer.seat(port), plan);
  console.log(JSON.stringify({ peer: name, games, ...figures }));
  child.kill('SIGKILL');
}
rmSync(folder, { recursive: true, force: true });
process.exit();

async function raise(program: string, at: number): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: `${at}`,
    DATABASE_URL: file,
    ARCHMAGE_LIMITS: '100000',
    ARCHMAGE_SOCKETS_PER_ADDRESS: '100000',
  };
  const args = ['--import', 'tsx', fileURLToPath(new URL(program, import.meta.url))];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for (;;) {
    const [text] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
    if (`${text}`.includes('"listening"')) return child;
  }
}
