import { TokenIcon } from '../../art/token.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { RadioCards } from './radio-cards.tsx';
import type { WishProps } from './rules-choice.tsx';
import { type BoxSet, SETS, TEAMS } from './wish.ts';

/** What is played with; from both boxes teams are chosen first (P-MIX-03). */
export const BoxChoice = ({ wish, onChange }: WishProps) => {
  const { begin } = useAllTexts().start;
  return (
    <>
      <RadioCards
        legend={begin.set}
        options={SETS.map((value) => ({ value, ...begin.sets[value], picture: <Faces set={value} /> }))}
        value={wish.set}
        onChange={(set) => onChange({ set })}
      />
      {wish.set === 'both' && (
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
  both: ['troll', 'redDragon'],
};
