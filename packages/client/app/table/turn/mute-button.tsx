import { IconFrame } from '../../shell/icons.tsx';
import { sound } from '../../shell/settings.ts';
import { turnTexts } from './texts/texts.ts';

/** Sound at hand: how loud it is stands among the settings. */
export const MuteButton = () => {
  const isOn = sound.value === 'on';
  return (
    <button
      type="button"
      class="button-icon turn-mute"
      aria-label={turnTexts.value.sound}
      aria-pressed={isOn}
      onClick={() => {
        sound.value = isOn ? 'off' : 'on';
      }}
    >
      <IconFrame>
        <path d={isOn ? `${SPEAKER}${WAVES}` : `${SPEAKER}${CROSS}`} />
      </IconFrame>
    </button>
  );
};

const SPEAKER = 'M4 9.500h3.500L12 5.500v13l-4.500-4H4z';
const WAVES = 'M15 9.500a3.500 3.500 0 0 1 0 5M17.500 7a7 7 0 0 1 0 10';
const CROSS = 'M15.500 9.500l5 5M20.500 9.500l-5 5';
