import { effect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { placeOf } from '../../play/seen.ts';
import { pieceOf } from '../hand/intent.ts';
import type { TableSession } from '../session.ts';

/** Who plays with the keyboard finds the focus on the table again when the button that had it is gone. */
export const useKeptFocus = (session: TableSession): void =>
  useEffect(() => {
    const { busy, intent } = session.table;
    const look = () => setTimeout(() => hand.isOnKeys && !busy.peek() && isLost() && giveBack(session));
    // Whatever goes away may have had it: an explanation, a notice, a button of the dock.
    const observer = new MutationObserver((changes) => changes.some(isLoss) && look());
    observer.observe(document.body, { childList: true, subtree: true });
    const stop = effect(() => {
      if (!busy.value && intent.value !== undefined) look();
    });
    return () => {
      observer.disconnect();
      stop();
    };
  }, [session]);

/** Who plays with the keyboard is led to what has come up; whoever points at things finds it himself. */
export const useFocusFor = (row: RefObject<HTMLElement | null>, news: unknown): void =>
  useEffect(() => {
    const isMeant = news !== undefined && hand.isOnKeys && document.querySelector('dialog:modal') === null;
    if (isMeant) row.current?.querySelector<HTMLElement>('[data-roving][tabindex="0"]')?.focus();
  }, [row, news]);

const isLoss = ({ removedNodes }: MutationRecord): boolean => removedNodes.length > 0;

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
  const tray = document.querySelector<HTMLElement>('.table-tray [data-roving][tabindex="0"]');
  if (tray !== null) tray.focus();
  else if (spot !== undefined) table.stage.current?.focus(spot);
  else document.querySelector<HTMLElement>('.table [data-spot][tabindex="0"]')?.focus();
};
