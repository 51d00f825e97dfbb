#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Node 20 cannot run TypeScript itself. No tsconfig, because tsx would take the one of the folder it is called from.
register({ tsconfig: false });
const { main } = await import('../src/move.ts');
await main(process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
