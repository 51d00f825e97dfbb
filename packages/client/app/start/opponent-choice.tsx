import { type BotName, LEVELS } from '@archmage/ai';
import { fill } from '@archmage/words';
import { TokenIcon } from '../../art/token.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { LevelPortrait } from './level-portrait.tsx';
import { RadioCards } from './radio-cards.tsx';
import { MODES, SIDES, type Side, type Wish } from './wish.ts';

export type OpponentWish = Pick<Wish, 'mode' | 'level' | 'side'>;

interface OpponentChoiceProps {
  readonly wish: OpponentWish;
  readonly sides?: readonly Side[];
  readonly onChange: (change: Partial<OpponentWish>) => void;
}

/** Who plays: with whom, how strong, on which side. */
export const OpponentChoice = ({ wish, sides = SIDES, onChange }: OpponentChoiceProps) => {
  const { begin, levelNotes, levels } = useAllTexts().start;
  return (
    <>
      <RadioCards
        legend={begin.mode}
        options={MODES.map((value) => ({ value, ...begin.modes[value], picture: MODE_PICTURES[value] }))}
        value={wish.mode}
        onChange={(mode) => onChange({ mode })}
      />
      {wish.mode === 'computer' && (
        <>
          <RadioCards
            legend={begin.level}
            options={botsFor(wish).map((value, nth) => ({
              value,
              name: levels[value],
              note: levelNotes[value],
              picture: <LevelPortrait bot={value} />,
              said: fill(begin.strength, { nth: nth + 1, most: LEVELS.length }),
            }))}
            value={wish.level}
            onChange={(level) => onChange({ level })}
          />
          <RadioCards
            legend={begin.side}
            options={sides.map((value) => ({ value, ...begin.sides[value], picture: SIDE_PICTURES[value] }))}
            value={wish.side}
            onChange={(side) => onChange({ side })}
          />
        </>
      )}
    </>
  );
};

/** The levels, and beside them whoever else was wished for: a test may. */
const botsFor = ({ level }: OpponentWish): readonly BotName[] =>
  LEVELS.some((each) => each === level) ? LEVELS : [...LEVELS, level];

const Pair = ({ one, other }: { readonly one: string | undefined; readonly other: string | undefined }) => (
  <span class="start-tokens">
    <TokenIcon kind={one} sort="character" side="yellow" />
    <TokenIcon kind={other} sort="character" side="blue" />
  </span>
);

const Single = ({ side }: { readonly side: 'yellow' | 'blue' }) => (
  <span class="start-tokens">
    <TokenIcon kind="warrior" sort="character" side={side} />
  </span>
);

const MODE_PICTURES = {
  computer: <Pair one="wizard" other="mekanork" />,
  oneScreen: <Pair one="wizard" other="wizard" />,
} as const;

const SIDE_PICTURES = {
  yellow: <Single side="yellow" />,
  blue: <Single side="blue" />,
  random: <Pair one={undefined} other={undefined} />,
} as const;
