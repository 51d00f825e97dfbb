import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOXES } from '@archmage/engine';
import { killRun } from './kills.ts';
import { postgresFolder, startPostgres } from './postgres.ts';

// npm run kill -- --kills 100 --games 10 --postgres --nodes 2: the long version of the kill test.

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    games: { type: 'string', default: '10' },
    nodes: { type: 'string', default: '1' },
    most: { type: 'string', default: '2000' },
    thinking: { type: 'string', default: '1000' },
    seed: { type: 'string', default: `${Date.now()}` },
    postgres: { type: 'boolean', default: false },
  },
});

await BOXES.load();
const folder = mkdtempSync(join(tmpdir(), 'archmage-kill-'));
const programs = values.postgres ? postgresFolder() : undefined;
if (values.postgres && programs === undefined) throw new Error('This system has no PostgreSQL.');
const postgres = programs === undefined ? undefined : await startPostgres(programs);
let kills = 0;
const report = await killRun({
  database: postgres?.fresh() ?? join(folder, 'games.db'),
  games: Number(values.games),
  kills: Number(values.kills),
  nodes: Number(values.nodes),
  most: Number(values.most),
  thinking: Number(values.thinking),
  seed: values.seed,
  say: (line) => console.log(line),
  mischief: async () => {
    kills += 1;
    if (kills % 20 === 0) postgres?.restart();
  },
});
console.log(JSON.stringify({ ...values, ...report }));
postgres?.stop();
rmSync(folder, { recursive: true, force: true });
process.exitCode = report.flaws.length > 0 ? 1 : 0;
process.exit();
