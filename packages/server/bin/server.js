#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// Node 20 cannot run TypeScript itself. No tsconfig, because tsx would take the one of the folder it is called from.
register({ tsconfig: false });
await import('../src/main.ts');
