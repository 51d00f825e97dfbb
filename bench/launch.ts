import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundled } from '../packages/cli/src/arena/bundle.ts';
import type { Figures } from './figures.ts';
import { figuresOf, type Measured } from './measured.ts';

const PROCESSES = 5;

/** Measures in plain Nodes of their own, one after the other: under tsx the same code takes about twice as long. */
export const launch = async (root: string, seconds: number): Promise<Figures> => {
  const program = await bundled(new URL('measure.ts', import.meta.url));
  const measureOnce = async (): Promise<Measured> =>
    JSON.parse(await outputOf([fileURLToPath(program), root, String(seconds / PROCESSES)]));
  const processes: [Measured, ...Measured[]] = [await measureOnce()];
  while (processes.length < PROCESSES) processes.push(await measureOnce());
  return figuresOf(processes);
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
