import { type Failure, newGame, type Setting } from '@archmage/host';
import { meet } from '../school/progress.ts';
import { go } from '../shell/router.ts';
import { world } from '../world.ts';

/** Stores the new game, then opens its table; answers why it could not be stored. */
export const begin = async (setting: Setting, how: 'push' | 'replace' = 'push'): Promise<Failure | undefined> => {
  const saved = await world().library.save(newGame(setting));
  if (!saved.ok) return saved.failure;
  meet();
  void askToPersist();
  go({ name: 'game', id: setting.id }, how);
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
