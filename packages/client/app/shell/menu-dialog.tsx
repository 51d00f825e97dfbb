import { signal } from '@preact/signals';
import { useTexts } from '../texts/texts.ts';
import { Dialog } from './dialog.tsx';
import { useOnDemand } from './on-demand.ts';
import { hrefOf } from './router.ts';

const isShown = signal(false);

export const showMenu = (): void => {
  isShown.value = true;
};

const hide = (): void => {
  isShown.value = false;
};

/** The settings; on narrow screens they are changed nowhere else. */
export const MenuDialog = () => {
  const { shell } = useTexts();
  const { settings } = shell;
  const choices = useOnDemand(isShown.value, loadChoices);
  if (!isShown.value || choices === undefined) return undefined;
  return (
    <Dialog title={settings.title} onClose={hide}>
      <choices.Settings />
      <p>
        <a href={hrefOf({ name: 'keys' })} onClick={hide}>
          {shell.keys.all}
        </a>
      </p>
    </Dialog>
  );
};

const loadChoices = () => import('../settings/settings.tsx');
