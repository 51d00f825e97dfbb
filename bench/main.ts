import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commitOf } from '../packages/cli/src/arena/machine.ts';
import { type Figures, fallen, report } from './figures.ts';
import { appendRow, INTRO, rowOf } from './history.ts';
import { launch } from './launch.ts';
import { parseWishes, USAGE, type Wishes } from './options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const HISTORY = 'docs/benchmarks.md';

const run = async (wishes: Wishes): Promise<number> => {
  const figures = await launch(root, wishes.seconds);
  const below = fallen(figures);
  process.stdout.write(wishes.json ? `${JSON.stringify({ ...figures, below })}\n` : report(figures));
  if (wishes.history) remember(figures);
  // In JSON they are `below`.
  if (wishes.floor || !wishes.json) process.stderr.write(below.map((sentence) => `${sentence}\n`).join(''));
  return wishes.floor && below.length > 0 ? 1 : 0;
};

const remember = (figures: Figures): void => {
  const file = join(root, HISTORY);
  const row = rowOf(figures, new Date(), commitOf(root, ['.', `:!${HISTORY}`]));
  writeFileSync(file, appendRow(read(file) ?? INTRO, row));
};

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const main = async (args: readonly string[]): Promise<number> => {
  const wishes = parseWishes(args);
  if (typeof wishes === 'string') {
    process.stderr.write(`${wishes}\n\n${USAGE}`);
    return 2;
  }
  if (!wishes.help) return run(wishes);
  process.stdout.write(USAGE);
  return 0;
};

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`The bench could not run. ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
