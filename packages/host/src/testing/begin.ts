import type { Host, News } from '../host.ts';
import { startGame } from '../hosting.ts';
import type { Library, Outcome } from '../library.ts';
import { memoryLibrary } from '../memory-library.ts';
import { settingOf, settled, worldOf } from './world.ts';

export const trust = <T>(outcome: Outcome<T>): T => {
  if (outcome.ok) return outcome.value;
  throw new Error(JSON.stringify(outcome.failure));
};

export const heard = (host: Host): News[] => {
  const news: News[] = [];
  host.listen('spectator', (each) => news.push(each));
  return news;
};

export const begin = async (change: Parameters<typeof settingOf>[0] = {}, library: Library = memoryLibrary()) => {
  const world = worldOf(library);
  return { world, host: trust(await startGame(settingOf(change), world)) };
};

/** What one has bent to one's liking. */
export const RELAXED = { takeback: 'relaxed', memory: 'forgets' } as const;

/** Waits for the end of a game. */
export const over = async (host: Host): Promise<void> => {
  for (let wait = 0; wait < 2000 && host.record() === undefined; wait++) await settled();
};
