import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Figures } from './figures.ts';

/** Measures in a plain Node of its own: under tsx the same code takes about twice as long. */
export const launch = async (root: string, seconds: number): Promise<Figures> => {
  const folder = mkdtempSync(join(tmpdir(), 'archmage-bench-'));
  try {
    const outfile = join(folder, 'measure.mjs');
    const entryPoints = [join(root, 'bench', 'measure.ts')];
    const shape = { bundle: true, platform: 'node', format: 'esm', target: 'node20' } as const;
    await build({ entryPoints, outfile, ...shape, logLevel: 'silent' });
    const text = await outputOf([outfile, root, String(seconds)]);
    return JSON.parse(text) as Figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const outputOf = (args: readonly string[]): Promise<string> =>
  new Promise((settle, fail) => {
    // Production, because boardgame.io is slower otherwise; no options, because a debugger or a loader would slow us all.
    const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' };
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? settle(text) : fail(new Error(`The measuring process ended with ${code}.`)),
    );
  });
