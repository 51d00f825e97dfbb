import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { placeOf } from '../play/seen.ts';
import { pieceOf } from './intent.ts';
import type { TableSession } from './session.ts';

/** Who plays with the keyboard finds the focus on the table again when the button that had it is gone. */
export const useKeptFocus = (session: TableSession): void =>
  useEffect(() => {
    const { busy, intent } = session.table;
    return effect(() => {
      const isFree = !busy.value && intent.value !== undefined;
      if (isFree) setTimeout(() => hand.isOnKeys && isLost() && giveBack(session));
    });
  }, [session]);

/** What was used last; also while a curtain is in front of the table. */
const hand = { isOnKeys: false };
const note = (isOnKeys: boolean) => () => {
  hand.isOnKeys = isOnKeys;
};
globalThis.addEventListener?.('keydown', note(true), true);
globalThis.addEventListener?.('pointerdown', note(false), true);

const isLost = (): boolean => {
  const { activeElement, body } = document;
  const isNowhere = activeElement === null || activeElement === body || activeElement.tagName === 'MAIN';
  return isNowhere && document.querySelector('dialog:modal') === null;
};

const giveBack = ({ pointed, table }: TableSession): void => {
  const piece = pieceOf(table.intent.peek());
  const place = piece === undefined ? -1 : placeOf(table.view.peek(), piece);
  const spot = place >= 0 ? ({ kind: 'place', place } as const) : pointed.current;
  const tray = document.querySelector<HTMLElement>('.table .tray-token[tabindex="0"]');
  if (tray !== null) tray.focus();
  else if (spot !== undefined) table.stage.current?.focus(spot);
  else document.querySelector<HTMLElement>('.table [data-spot][tabindex="0"]')?.focus();
};
