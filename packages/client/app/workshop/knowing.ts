import { OWN_DATABASE } from './own-database-name.ts';

/** A screen on which games are opened is drawn when the rooms and scenarios of the user's own are known. */
export const knowing = async <T>(load: () => Promise<T>): Promise<T> => {
  const [screen] = await Promise.all([load(), learnOwn()]);
  return screen;
};

/** Whoever has none of his own fetches nothing for it. A browser that does not say may have some. */
export const learnOwn = async (): Promise<void> => {
  try {
    const databases = await indexedDB.databases?.();
    if (databases?.every(({ name }) => name !== OWN_DATABASE)) return;
    await (await import('./kept.ts')).learnKept();
  } catch {
    // Without storage there is nothing of his own.
  }
};
