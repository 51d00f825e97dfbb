import { readyFor } from '../packages/ai/src/setup/preferences.ts';

// A test has every box at hand.
await readyFor();
