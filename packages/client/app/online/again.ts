import { go } from '../shell/router.ts';
import { sayFailed } from './failed.tsx';
import type { FarGame } from './far-game.ts';
import { ask } from './http.ts';
import { onlineTexts } from './texts/texts.ts';

/** The same again with the seats exchanged; whoever comes second sits down at once. */
export const playAgain = async ({ id, say }: FarGame): Promise<void> => {
  const made = await ask('created', 'POST', `/games/${id}/rematch`);
  if (!made.ok) return sayFailed(made);
  // Only whoever is first is given an invitation: the other hears of it where they have just played.
  if (made.value.key !== undefined) say(onlineTexts.value.table.rematchSaid);
  go({ name: 'afar', id: made.value.game });
};
