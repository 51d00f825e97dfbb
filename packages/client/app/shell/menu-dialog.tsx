import { signal } from '@preact/signals';
import { useTexts } from '../texts/texts.ts';
import { Choice } from './choice.tsx';
import { Dialog } from './dialog.tsx';
import { useOnDemand } from './on-demand.ts';
import { hrefOf } from './router.ts';
import { LANGUAGES, language, MOTIONS, motion, SHORTCUTS, shortcuts, THEMES, theme } from './settings.ts';

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
  const table = useOnDemand(isShown.value, loadTable);
  if (!isShown.value) return undefined;
  return (
    <Dialog title={settings.title} onClose={hide}>
      <Choice title={settings.language} options={LANGUAGES} names={settings.languages} chosen={language} />
      <Choice title={settings.theme} options={THEMES} names={settings.themes} chosen={theme} />
      <Choice title={settings.motion} options={MOTIONS} names={settings.motions} chosen={motion} />
      <Choice title={settings.shortcuts} options={SHORTCUTS} names={settings.shortcutsOnOff} chosen={shortcuts} />
      {table && <table.GameSettings />}
      <p>
        <a href={hrefOf({ name: 'keys' })} onClick={hide}>
          {shell.keys.all}
        </a>
      </p>
    </Dialog>
  );
};

const loadTable = () => import('../settings/game-settings.tsx');
