import { groundOf } from '@archmage/words';
import { useId } from 'preact/hooks';
import { lexicon } from '../texts/texts.ts';
import { Swatch } from './picture.tsx';
import { terrains } from './room-draft.ts';
import { useWorkshopTexts } from './texts/texts.ts';

interface PaletteProps {
  readonly brush: string;
  readonly onBrush: (terrain: string) => void;
}

/** What the next square becomes. */
export const Palette = ({ brush, onBrush }: PaletteProps) => {
  const { editor } = useWorkshopTexts();
  const group = useId();
  return (
    <fieldset class="workshop-palette">
      <legend>{editor.paint}</legend>
      <div class="workshop-brushes">
        {terrains().map((terrain) => (
          <label key={terrain} class="workshop-brush">
            <input
              type="radio"
              name={group}
              value={terrain}
              checked={terrain === brush}
              onChange={() => onBrush(terrain)}
            />
            <Swatch terrain={terrain} />
            <span>{groundOf(lexicon.value, terrain).name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
