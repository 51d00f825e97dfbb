import { once } from 'node:events';
import { appendFileSync, existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { bundled } from '../arena/bundle.ts';
import { textOf } from '../files.ts';
import type { Vein } from './mine.ts';

/** What is written behind the puzzles of a game, so that whoever is stopped goes on from there. */
const markOf = ({ rules, seed, bots }: Vein): string =>
  `# searched ${rules}, ${bots.yellow}, ${bots.blue}, seed ${seed}`;

/** Searches one game after the other in a thread of its own, and adds what it finds to a file. Tells of each game. */
export const dig = async (veins: readonly Vein[], file: string, tell: (found: number) => void): Promise<void> => {
  const searched = existsSync(file) ? textOf(file).split('\n') : [];
  const left = veins.filter((vein) => !searched.includes(markOf(vein)));
  for (let nth = left.length; nth < veins.length; nth++) tell(0);
  if (left.length === 0) return;
  // Without the loader this program was started with.
  const worker = new Worker(await bundled(new URL('worker.ts', import.meta.url)), { execArgv: [] });
  try {
    for (const vein of left) {
      worker.postMessage(vein);
      const [found]: (readonly string[])[] = await once(worker, 'message');
      appendFileSync(file, [...(found ?? []), `${markOf(vein)}\n`].join('\n'));
      tell(found?.length ?? 0);
    }
  } finally {
    await worker.terminate();
  }
};
