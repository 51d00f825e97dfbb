import { useId } from 'preact/hooks';
import { useAllTexts } from '../texts/texts.ts';
import type { WishProps } from './rules-choice.tsx';

/** The game's name, and the seed all its chance comes from. */
export const ChanceChoice = ({ wish, onChange }: WishProps) => {
  const { begin } = useAllTexts().start;
  const note = useId();
  return (
    <details class="start-more">
      <summary>
        <span class="start-more-name">{begin.more}</span>
      </summary>
      <div class="start-more-body">
        <label class="start-field">
          <span>{begin.name}</span>
          <input
            class="field"
            type="text"
            maxlength={60}
            autocomplete="off"
            placeholder={begin.namePlaceholder}
            value={wish.title}
            onInput={(event) => onChange({ title: event.currentTarget.value })}
          />
        </label>
        <label class="start-field">
          <span>{begin.seed}</span>
          <input
            class="field"
            type="text"
            maxlength={100}
            autocomplete="off"
            spellcheck={false}
            placeholder={begin.seedPlaceholder}
            value={wish.seed}
            aria-describedby={note}
            onInput={(event) => onChange({ seed: event.currentTarget.value })}
          />
        </label>
        <p id={note} class="start-note">
          {begin.seedNote}
        </p>
      </div>
    </details>
  );
};
