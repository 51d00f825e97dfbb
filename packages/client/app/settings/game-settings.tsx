import { Choice } from '../shell/choice.tsx';
import { ELSEWHERES, elsewhere, PATIENCES, patience, SOUNDS, sound, VOLUMES, volume } from '../shell/settings.ts';
import { settingTexts } from './texts/texts.ts';

/** What only a table needs. */
export const GameSettings = () => {
  const said = settingTexts.value;
  return (
    <>
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
