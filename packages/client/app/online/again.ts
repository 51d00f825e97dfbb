import { go } from '../shell/router.ts';
import { sayFailed } from './failed.tsx';
import { ask } from './http.ts';

/** The same again with the seats exchanged; whoever comes second sits down at once. */
export const playAgain = async (game: string): Promise<void> => {
  const made = await ask('created', 'POST', `/games/${game}/rematch`);
  if (made.ok) go({ name: 'afar', id: made.value.game });
  else sayFailed(made);
};
