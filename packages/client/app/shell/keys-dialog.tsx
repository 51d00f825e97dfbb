import { useTexts } from '../texts/texts.ts';
import { Dialog } from './dialog.tsx';
import { KeyTable } from './key-table.tsx';
import { hideKeys, openKeys } from './opened.ts';
import { hrefOf } from './router.ts';

export const KeysDialog = () => {
  const { shell } = useTexts();
  if (openKeys.value === undefined) return undefined;
  return (
    <Dialog title={shell.keys.title} onClose={hideKeys}>
      <KeyTable lists={openKeys.value} heading="h3" />
      <p class="keys-all">
        <a href={hrefOf({ name: 'keys' })} onClick={hideKeys}>
          {shell.keys.all}
        </a>
      </p>
    </Dialog>
  );
};
