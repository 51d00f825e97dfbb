import { register } from 'tsx/esm/api';

// A thread starts without the loader of the program that started it.
register({ tsconfig: false });
await import('../src/arena/worker.ts');
