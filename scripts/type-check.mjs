import { runNode } from './setup.mjs';

/** What runs in Node; the engine, which may know neither Node nor a browser; what runs in the browser; its tests and tools. */
const PROJECTS = [
  'tsconfig.json',
  'packages/engine/tsconfig.json',
  'packages/client/tsconfig.json',
  'packages/client/e2e/tsconfig.json',
];

/** Checks every project and answers how many are wrong. */
export async function typeCheck() {
  let wrong = 0;
  for (const project of PROJECTS) {
    const code = await runNode(['node_modules/typescript/bin/tsc', '-p', project]);
    if (code !== 0) wrong += 1;
  }
  return wrong;
}
