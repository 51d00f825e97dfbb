import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { Icon } from '../shell/icons.tsx';
import { go } from '../shell/router.ts';
import { useAllTexts } from '../texts/texts.ts';
import type { Reading } from './load.ts';
import { search } from './search.ts';

interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly question: Signal<string>;
  readonly library: Reading;
}

/** Finds while one writes; Enter opens the best result, Escape clears. */
export const SearchField = ({ field, question, library }: SearchFieldProps) => {
  const { rules } = useAllTexts();
  const clear = () => {
    question.value = '';
    field.current?.focus();
  };
  const openBest = () => {
    const best = typeof library === 'object' ? search(library, question.value)[0] : undefined;
    if (best === undefined) return;
    question.value = '';
    go({ name: 'rules', id: best.entry.id });
  };
  return (
    <search class="rules-search">
      <Icon name="search" />
      <input
        ref={field}
        class="field"
        type="text"
        enterkeyhint="search"
        autocomplete="off"
        spellcheck={false}
        aria-label={rules.search}
        placeholder={rules.placeholder}
        value={question.value}
        onInput={(event) => {
          question.value = event.currentTarget.value;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') openBest();
          if (event.key === 'Escape') clear();
        }}
      />
      {question.value !== '' && (
        <button type="button" class="button-icon" aria-label={rules.clear} onClick={clear}>
          <Icon name="close" />
        </button>
      )}
    </search>
  );
};
