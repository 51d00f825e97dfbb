import { bringing } from '../boxes.ts';
import { OWN_DATABASE } from './own-database-name.ts';

/** A screen that shows whatever can be played is drawn when all boxes are there, and the user's own rooms and scenarios. */
export const knowing = async <T>(load: () => Promise<T>): Promise<T> => {
  const screen = await bringing(load);
  await learnOwn();
  return screen;
};

/** Learns them for rules that name any. */
export const learnOwnFor = async (rules: string): Promise<void> => {
  if (/\b(?:rooms|scenario)=/.test(rules)) await learnOwn();
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
