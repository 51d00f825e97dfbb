import { TokenIcon } from '../../art/token.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { RadioCards, Switch } from './radio-cards.tsx';
import type { WishProps } from './rules-choice.tsx';
import { BOX_NAMES, type BoxName, type BoxSet, SETS, TEAMS } from './wish.ts';

/** What is played with; from several boxes teams are chosen first (P-MIX-03). */
export const BoxChoice = ({ wish, onChange }: WishProps) => {
  const { begin } = useAllTexts().start;
  return (
    <>
      <RadioCards
        legend={begin.set}
        options={SETS.map((value) => ({ value, ...begin.sets[value], picture: <Faces set={value} /> }))}
        value={wish.set}
        onChange={(set) => onChange({ set })}
        layout="pairs"
      />
      {wish.set === 'mixed' && <MixChoice mix={wish.mix} onChange={(mix) => onChange({ mix })} />}
      {wish.set === 'mixed' && (
        <RadioCards
          legend={begin.teams}
          options={TEAMS.map((value) => ({ value, ...begin.teamsBy[value] }))}
          value={wish.teams}
          onChange={(teams) => onChange({ teams })}
        />
      )}
    </>
  );
};

interface MixChoiceProps {
  readonly mix: readonly BoxName[];
  readonly onChange: (mix: readonly BoxName[]) => void;
}

/** Any of the boxes, in their own order. */
export const MixChoice = ({ mix, onChange }: MixChoiceProps) => {
  const { begin } = useAllTexts().start;
  return (
    <fieldset class="start-choice">
      <legend>{begin.mix}</legend>
      <div class="start-options start-options-row">
        {BOX_NAMES.map((box) => (
          <Switch
            key={box}
            name={begin.sets[box].name}
            isOn={mix.includes(box)}
            onChange={(isOn) => onChange(BOX_NAMES.filter((each) => (each === box ? isOn : mix.includes(each))))}
          />
        ))}
      </div>
    </fieldset>
  );
};

const Faces = ({ set }: { readonly set: BoxSet }) => (
  <span class="start-tokens">
    {FACES[set].map((kind) => (
      <TokenIcon key={kind} kind={kind} sort="character" side="yellow" />
    ))}
  </span>
);

const FACES: Readonly<Record<BoxSet, readonly string[]>> = {
  base: ['warrior', 'troll'],
  paladins: ['paladin', 'redDragon'],
  prison: ['colossus', 'naga'],
  mixed: ['troll', 'redDragon', 'banshee'],
};
