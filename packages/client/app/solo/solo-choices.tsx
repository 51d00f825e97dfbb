import { start } from '@archmage/engine';
import { gameOf, piles } from '@archmage/engine/solo';
import { fill, kindName } from '@archmage/words';
import { useId } from 'preact/hooks';
import { LevelMark } from '../../art/solo/levels.tsx';
import { TokenIcon } from '../../art/token.tsx';
import { capital } from '../parts/words.ts';
import { RadioCards, Switch } from '../start/radio-cards.tsx';
import { lexicon } from '../texts/texts.ts';
import { CHANCES, SOLO_LEVELS, type SoloLevel, type SoloWish, STARTERS, soloRules } from './solo-wish.ts';
import { useSoloTexts } from './texts/texts.ts';
import { soloWords } from './use-solo-words.ts';

interface ChoiceProps {
  readonly wish: SoloWish;
  readonly onChange: (change: Partial<SoloWish>) => void;
}

export const LevelChoice = ({ wish, onChange }: ChoiceProps) => {
  const { begin } = useSoloTexts();
  return (
    <>
      <RadioCards
        legend={begin.level}
        options={SOLO_LEVELS.map((level) => ({
          value: level,
          name: soloWords.value?.levels[level] ?? level,
          note: fill(begin.levelNote, cardsWith(level)),
          picture: (
            <svg class="solo-level" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
              <LevelMark level={level} />
            </svg>
          ),
        }))}
        value={wish.level}
        onChange={(level) => onChange({ level })}
      />
      <Switch
        name={begin.vision}
        note={begin.visionNote}
        isOn={wish.vision}
        onChange={(vision) => onChange({ vision })}
      />
    </>
  );
};

/** How many of all cards have a level's sign; each card of a deck counts. */
const cardsWith = (level: SoloLevel): { readonly count: number; readonly all: number } => {
  const rules = soloRules({ level, vision: false });
  const { nonPlayer, player } = gameOf(rules)?.cards ?? { nonPlayer: {}, player: {} };
  const pile = start(rules).piles.find(({ name }) => name === piles.COMBAT)?.all ?? [];
  const all = [...rules.deck.yellow.map((card) => player[card]), ...pile.map(({ card = '' }) => nonPlayer[card])];
  return { count: all.filter((icons) => icons?.levels.includes(level)).length, all: all.length };
};

export const TeamChoice = ({ wish, onChange }: ChoiceProps) => {
  const { begin } = useSoloTexts();
  const note = useId();
  const rules = soloRules(wish);
  const kinds = rules.roster.flatMap(({ kind, owner, sort }) =>
    owner === 'yellow' && sort === 'character' ? [kind] : [],
  );
  const toggle = (kind: string) =>
    onChange({
      team: wish.team.includes(kind) ? wish.team.filter((each) => each !== kind) : [...wish.team, kind],
    });
  return (
    <fieldset class="start-choice" aria-describedby={note}>
      <legend>{begin.team}</legend>
      <p id={note} class="start-note">
        {begin.teamNote}
      </p>
      <div class="solo-team">
        {kinds.map((kind) => {
          const isIn = wish.team.includes(kind);
          return (
            <label key={kind} class="start-option solo-member">
              <input
                type="checkbox"
                checked={isIn}
                disabled={!isIn && wish.team.length >= STARTERS}
                onChange={() => toggle(kind)}
              />
              <TokenIcon kind={kind} sort="character" side="yellow" />
              <span class="start-name">{capital(kindName(lexicon.value, kind))}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

export const ChanceChoice = ({ wish, onChange }: ChoiceProps) => {
  const { begin } = useSoloTexts();
  return (
    <>
      <RadioCards
        legend={begin.chance}
        options={CHANCES.map((value) => ({ value, ...begin.chances[value] }))}
        value={wish.chance}
        onChange={(chance) => onChange({ chance })}
      />
      {wish.chance === 'own' && (
        <label class="start-field">
          <span>{begin.seed}</span>
          <input
            class="field"
            type="text"
            maxlength={100}
            autocomplete="off"
            spellcheck={false}
            value={wish.seed}
            onInput={(event) => onChange({ seed: event.currentTarget.value })}
          />
        </label>
      )}
    </>
  );
};
