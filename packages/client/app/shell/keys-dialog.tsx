import { signal } from '@preact/signals';
import { useTexts } from '../texts/texts.ts';
import { Dialog } from './dialog.tsx';
import { KeyTable } from './key-table.tsx';
import { currentLists, type KeyList } from './keys.ts';
import { hrefOf } from './router.ts';

const shown = signal<readonly KeyList[] | undefined>(undefined);

/** Opens the list of the keys that work now. */
export const showKeys = (): void => {
  shown.value = currentLists();
};

const hide = () => {
  shown.value = undefined;
};

export const KeysDialog = () => {
  const { shell } = useTexts();
  if (shown.value === undefined) return undefined;
  return (
    <Dialog title={shell.keys.title} onClose={hide}>
      <KeyTable lists={shown.value} heading="h3" />
      <p class="keys-all">
        <a href={hrefOf({ name: 'keys' })} onClick={hide}>
          {shell.keys.all}
        </a>
      </p>
    </Dialog>
  );
};
