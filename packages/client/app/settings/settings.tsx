import { Choice } from '../shell/choice.tsx';
import {
  ELSEWHERES,
  elsewhere,
  LANGUAGES,
  language,
  MOTIONS,
  motion,
  PATIENCES,
  patience,
  SHORTCUTS,
  SOUNDS,
  shortcuts,
  sound,
  THEMES,
  theme,
  VOLUMES,
  volume,
} from '../shell/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { settingTexts } from './texts/texts.ts';

/** Fetched when somebody looks at them. */
export const Settings = () => {
  const { languages, themes, ...titles } = useTexts().shell.settings;
  const said = settingTexts.value;
  return (
    <>
      <Choice title={titles.language} options={LANGUAGES} names={languages} chosen={language} />
      <Choice title={titles.theme} options={THEMES} names={themes} chosen={theme} />
      <Choice title={said.motion} options={MOTIONS} names={said.motions} chosen={motion} />
      <Choice title={said.shortcuts} options={SHORTCUTS} names={said.shortcutsOnOff} chosen={shortcuts} />
      <Choice title={said.sound} options={SOUNDS} names={said.sounds} chosen={sound} />
      {sound.value === 'on' && (
        <>
          <Choice title={said.volume} options={VOLUMES} names={said.volumes} chosen={volume} />
          <Choice title={said.elsewhere} options={ELSEWHERES} names={said.elsewheres} chosen={elsewhere} />
        </>
      )}
      <Choice title={said.patience} options={PATIENCES} names={said.patiences} chosen={patience} />
    </>
  );
};
