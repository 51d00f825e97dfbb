import { type Library, memoryLibrary, type Outcome } from '@archmage/host';
import { type ReadonlySignal, signal } from '@preact/signals';
import { indexedDbLibrary } from '../host/indexed-db-library.ts';

/** Where games are kept: in the browser, or only in this page because the browser lends no storage. */
export type Keeping = 'unknown' | 'browser' | Unlent;

/** Why the browser lends no storage. */
export type Unlent = 'insecure' | 'unavailable';

const where = signal<Keeping>('unknown');
export const keeping: ReadonlySignal<Keeping> = where;

const refused = signal(false);
/** There was no space for the last thing that was to be kept, whatever the browser estimates. */
export const isFull: ReadonlySignal<boolean> = refused;

/** The browser's library, or one in memory: decided once, when something is first asked of it. */
export const lendingLibrary = (complain: (why: Unlent) => void): Library => {
  let chosen: Promise<Library> | undefined;
  const library = (): Promise<Library> => {
    chosen ??= choose(complain);
    return chosen;
  };
  return {
    list: async () => (await library()).list(),
    load: async (id) => (await library()).load(id),
    save: async (game) => noted(await (await library()).save(game)),
    append: async (id, change) => noted(await (await library()).append(id, change)),
    saveClock: async (id, spent) => noted(await (await library()).saveClock(id, spent)),
    remove: async (id) => noted(await (await library()).remove(id)),
  };
};

const noted = (done: Outcome<void>): Outcome<void> => {
  if (done.ok) refused.value = false;
  else if (done.failure.why === 'full') refused.value = true;
  return done;
};

const choose = async (complain: (why: Unlent) => void): Promise<Library> => {
  const browsers = indexedDbLibrary();
  const answer = await tried(browsers);
  where.value = answer;
  if (answer === 'browser') return browsers;
  complain(answer);
  return memoryLibrary();
};

const tried = async (library: Library): Promise<'browser' | Unlent> => {
  if (globalThis.crypto?.subtle === undefined) return 'insecure';
  if (globalThis.indexedDB === undefined) return 'unavailable';
  const shelf = await library.list();
  return shelf.ok || shelf.failure.why === 'full' ? 'browser' : 'unavailable';
};
