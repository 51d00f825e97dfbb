import { register } from 'tsx/esm/api';

// Node 20 cannot run TypeScript itself, and a thread does not inherit the loader.
register({ tsconfig: false });
await import('../src/jobs/mind-thread.ts');
