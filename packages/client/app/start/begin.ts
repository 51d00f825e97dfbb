import { type Failure, newGame, type Setting, type StoredGame } from '@archmage/host';
import { meet } from '../school/progress.ts';
import { go } from '../shell/router.ts';
import { world } from '../world.ts';

/** Stores the new game, then opens its table; answers why it could not be stored. */
export const begin = (setting: Setting, how: 'push' | 'replace' = 'push'): Promise<Failure | undefined> =>
  beginWith(newGame(setting), how);

/** A game in which something was done already. */
export const beginWith = async (game: StoredGame, how: 'push' | 'replace' = 'push'): Promise<Failure | undefined> => {
  const saved = await world().library.save(game);
  if (!saved.ok) return saved.failure;
  meet();
  void askToPersist();
  go({ name: 'game', id: game.summary.id }, how);
  return undefined;
};

const ASKED = 'archmage.persistenceAsked';

/** Some browsers ask the player, so it is asked once, when there is something to lose. */
const askToPersist = async (): Promise<void> => {
  try {
    if (localStorage.getItem(ASKED) !== null || (await navigator.storage.persisted())) return;
    localStorage.setItem(ASKED, 'yes');
    await navigator.storage.persist();
  } catch {
    // Then the browser may clear the storage when it needs the space, as it may on any page.
  }
};
