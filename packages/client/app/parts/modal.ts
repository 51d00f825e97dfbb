import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * A native modal dialog that stays open for as long as it is drawn: above everything, with the focus inside. Escape is
 * the component's to answer. Afterwards the focus goes back to where it was.
 */
export const useModal = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.setAttribute('closedby', 'none');
    element?.showModal();
    const reopen = () => element?.isConnected && element.showModal();
    element?.addEventListener('close', reopen);
    (element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector<HTMLElement>('h2'))?.focus();
    return () => {
      element?.removeEventListener('close', reopen);
      element?.close();
      giveBack(before);
    };
  }, []);
  // What had the focus may be gone since: a card that was laid, for instance.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) dialog.current?.querySelector<HTMLElement>('h2')?.focus();
  });
  return dialog;
};

const giveBack = (before: Element | null): void => {
  const isFocusable = before instanceof HTMLElement || before instanceof SVGElement;
  if (isFocusable && before.isConnected && before !== document.body) before.focus();
  else document.querySelector<HTMLElement>('main')?.focus();
};
