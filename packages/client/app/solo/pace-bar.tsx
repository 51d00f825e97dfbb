import { useId } from 'preact/hooks';
import { PACES, type Pace } from './pace.ts';
import { useSoloTexts } from './texts/texts.ts';

interface BarProps {
  readonly pace: Pace;
  /** It is the turn of the cards. */
  readonly isTheirs: boolean;
  readonly onSkip: () => void;
}

/** How fast the cards play, and going on. */
export const PaceBar = ({ pace, isTheirs, onSkip }: BarProps) => {
  const { table: said } = useSoloTexts();
  const group = useId();
  return (
    <>
      <fieldset class="solo-pace">
        <legend class="shell-unseen">{said.pace}</legend>
        {PACES.map((name) => (
          <label key={name}>
            <input type="radio" name={group} checked={pace.name.value === name} onChange={() => pace.choose(name)} />
            <span>{said.paces[name]}</span>
          </label>
        ))}
      </fieldset>
      {isTheirs && (
        <>
          <button
            type="button"
            class="button button-small button-main"
            aria-disabled={!pace.waits.value}
            onClick={pace.step}
          >
            {said.step}
          </button>
          <button type="button" class="button button-small" onClick={onSkip}>
            {said.skip}
          </button>
        </>
      )}
    </>
  );
};
