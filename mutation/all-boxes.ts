import { BOXES } from '../packages/engine/src/boxes/registry.ts';

// Of the copy that is mutated: `test/all-boxes.ts` comes by the packages to the sources themselves.
await BOXES.load();
