import { parseAction } from '@archmage/engine';
import { effect } from '@preact/signals';
import type { Seen } from '../play/seen.ts';
import type { TableSession } from '../table/session.ts';
import { clearHand } from '../table/store.ts';

/** Plays actions in notation, one after the other, each when its turn has come; ends with the first that cannot be. */
export const playOut = async (session: TableSession, texts: readonly string[], signal: AbortSignal): Promise<void> => {
  const { hand, table } = session;
  clearHand(table);
  for (const text of texts) {
    const seen = await whenAsked(session, signal);
    if (seen === undefined) return;
    const action = parseAction(seen.rules, seen.view, seen.seat, text);
    if (!action.ok) return;
    hand.act(action.value);
  }
};

/** Once nothing moves and the person is asked; nothing when nobody waits for it any more. */
const whenAsked = ({ table }: TableSession, signal: AbortSignal): Promise<Seen | undefined> =>
  new Promise((settle) => {
    const stop = effect(() => {
      const seen = table.asked.value;
      if (seen === undefined && !signal.aborted) return;
      queueMicrotask(() => stop());
      settle(signal.aborted ? undefined : seen);
    });
    signal.addEventListener('abort', () => {
      stop();
      settle(undefined);
    });
  });
