import { BOXES } from '../packages/engine/src/boxes/registry.ts';

// A test has every box at hand; of the engine alone, which is what is mutated.
await BOXES.load();
