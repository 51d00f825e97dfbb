import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../texts/texts.ts';
import { Message } from './message.tsx';

interface OpenedProps<T> {
  readonly open: () => Promise<T>;
  readonly show: (opened: T) => ComponentChild;
}

/** What is fetched to be looked at, or why there is nothing to see. Another thing needs another `key`. */
export const Opened = <T extends object>({ open, show }: OpenedProps<T>) => {
  const { shell } = useTexts();
  const [opened, setOpened] = useState<T | 'failed' | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    open().then(
      (found) => isWanted && setOpened(found),
      () => isWanted && setOpened('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (opened === undefined) return <p class="shell-loading">{shell.loading}</p>;
  if (opened !== 'failed') return show(opened);
  return (
    <Message title={shell.unloaded.title} text={shell.unloaded.text}>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {shell.unloaded.reload}
      </button>
    </Message>
  );
};
