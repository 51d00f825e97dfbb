import { KEY_LISTS } from '../shell/key-lists.ts';
import { KeyTable } from '../shell/key-table.tsx';
import { useTitle } from '../shell/screen.tsx';
import { useTexts } from '../texts/texts.ts';

/** The keys of every screen. */
export const Screen = () => {
  const { shell } = useTexts();
  useTitle(shell.keys.title);
  return (
    <>
      <h1 tabindex={-1}>{shell.keys.all}</h1>
      <KeyTable lists={KEY_LISTS} heading="h2" />
    </>
  );
};
