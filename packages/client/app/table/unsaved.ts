import type { Failure, Host } from '@archmage/host';
import { fill } from '@archmage/words';
import { notify } from '../shell/notices.tsx';
import { failureText } from '../start/failure-text.ts';
import { texts } from '../texts/texts.ts';

/**
 * Says what could not be stored, and offers the way out: to try again, or to see what another window made of the game.
 * `stored` steps before it were.
 */
export const sayUnsaved = (host: Host, failure: Failure, again: () => void, stored = 0): void => {
  const { buttons, unsaved, unsavedRest } = texts.value.table;
  const isElsewhere = failure.why === 'elsewhere';
  const dismiss = notify({
    text: fill(stored === 0 ? unsaved : unsavedRest, { why: failureText(failure).text, count: stored }),
    tone: 'bad',
    action: {
      text: isElsewhere ? buttons.reload : buttons.retry,
      run: () => {
        dismiss();
        if (isElsewhere) void reload(host);
        else again();
      },
    },
  });
};

/** Shows where the game stands in the store. */
export const reload = async (host: Host): Promise<void> => {
  const done = await host.reload();
  if (!done.ok) notify({ text: failureText(done.failure).text, tone: 'bad' });
};
