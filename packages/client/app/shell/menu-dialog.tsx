import { type Signal, signal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { useTexts } from '../texts/texts.ts';
import { Dialog } from './dialog.tsx';
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
  if (!isShown.value) return undefined;
  return (
    <Dialog title={settings.title} onClose={hide}>
      <Choice title={settings.language} options={LANGUAGES} names={settings.languages} chosen={language} />
      <Choice title={settings.theme} options={THEMES} names={settings.themes} chosen={theme} />
      <Choice title={settings.motion} options={MOTIONS} names={settings.motions} chosen={motion} />
      <Choice title={settings.shortcuts} options={SHORTCUTS} names={settings.shortcutsOnOff} chosen={shortcuts} />
      <p>
        <a href={hrefOf({ name: 'keys' })} onClick={hide}>
          {shell.keys.all}
        </a>
      </p>
    </Dialog>
  );
};

interface ChoiceProps<Option extends string> {
  readonly title: string;
  readonly options: readonly Option[];
  readonly names: Readonly<Record<Option, string>>;
  readonly chosen: Signal<Option>;
}

/** One of a few, as radio buttons that look like what they choose. */
export const Choice = <Option extends string>({ title, options, names, chosen }: ChoiceProps<Option>) => {
  const group = useId();
  return (
    <fieldset class="choice">
      <legend>{title}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option} class="choice-option">
            <input
              type="radio"
              name={group}
              checked={chosen.value === option}
              onChange={() => {
                chosen.value = option;
              }}
            />
            {names[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
