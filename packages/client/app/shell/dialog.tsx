import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useTexts } from '../texts/texts.ts';
import { Icon } from './icons.tsx';

export interface DialogProps {
  readonly title: string;
  /** Called when the player closes it, by the cross, Escape, or a press beside it. */
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** The buttons at its foot. */
  readonly actions?: ComponentChildren;
  readonly wide?: boolean;
}

/** A dialog that is open for as long as it is drawn. The browser keeps the focus inside; afterwards it goes back. */
export const Dialog = ({ title, onClose, children, actions, wide = false }: DialogProps) => {
  const { shell } = useTexts();
  const heading = useId();
  const { dialog, onPress } = useModal(onClose);
  return (
    <dialog
      ref={dialog}
      class={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={onPress}
    >
      <div class="dialog-head">
        <h2 id={heading} tabindex={-1}>
          {title}
        </h2>
        <button type="button" class="button-icon" aria-label={shell.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body">{children}</div>
      {actions && <div class="dialog-foot">{actions}</div>}
    </dialog>
  );
};

const useModal = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    (element?.querySelector<HTMLElement>('[data-autofocus]') ?? element?.querySelector<HTMLElement>('h2'))?.focus();
    return () => {
      element?.close();
      giveBack(before);
    };
  }, []);
  const onPress = (event: PointerEvent) => {
    const element = dialog.current;
    if (element !== null && event.target === element && isBeside(event, element)) onClose();
  };
  return { dialog, onPress };
};

const isBeside = ({ clientX, clientY }: PointerEvent, element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** The focus goes back to where it was, or to the screen when that is gone. */
const giveBack = (before: Element | null): void => {
  const isFocusable = before instanceof HTMLElement || before instanceof SVGElement;
  if (isFocusable && before.isConnected && before !== document.body) before.focus({ preventScroll: true });
  else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};
