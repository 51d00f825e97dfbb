import { fill } from '@archmage/words';
import { type Signal, useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { hrefOf } from '../shell/router.ts';
import { useAllTexts } from '../texts/texts.ts';
import type { Library, Page } from './library.ts';
import { Marked, snippetOf } from './marked.tsx';
import { search, wordsOf } from './search.ts';

const SHOWN = 25;

/** What the question finds. */
export const Results = ({ library, question }: { readonly library: Library; readonly question: Signal<string> }) => {
  const { rules } = useAllTexts();
  const asked = question.value.trim();
  const found = useMemo(() => search(library, asked), [library, asked]);
  const shown = useSignal({ asked, count: SHOWN });
  const count = shown.value.asked === asked ? shown.value.count : SHOWN;
  const words = wordsOf(asked);
  const close = () => {
    question.value = '';
  };
  return (
    <>
      <h1 tabindex={-1} class="shell-unseen">
        {rules.search}
      </h1>
      <p class="rules-count" role="status">
        {found.length === 0 ? rules.nothing : fill(rules.foundFor, { count: found.length, question: asked })}
      </p>
      {found.length === 0 && <p class="soft">{rules.nothingHint}</p>}
      <ol class="rules-results">
        {found.slice(0, count).map((page) => (
          <li key={page.entry.id}>
            <Result page={page} words={words} onFollow={close} />
          </li>
        ))}
      </ol>
      {found.length > count && (
        <button
          type="button"
          class="button"
          onClick={() => {
            shown.value = { asked, count: count + SHOWN };
          }}
        >
          {fill(rules.more, { count: Math.min(SHOWN, found.length - count) })}
        </button>
      )}
    </>
  );
};

interface ResultProps {
  readonly page: Page;
  readonly words: readonly string[];
  readonly onFollow: () => void;
}

const Result = ({ page: { entry, book, chapter }, words, onFollow }: ResultProps) => {
  const { rules } = useAllTexts();
  return (
    <a class="rules-result" href={hrefOf({ name: 'rules', id: entry.id })} onClick={onFollow} lang={book.language}>
      <span class="rules-result-head">
        <span class="rule-id">{entry.id}</span>
        <strong>{entry.title === '' ? rules.case : <Marked text={entry.title} words={words} />}</strong>
        <span class="soft small">{book.played ? chapter.title : `${book.title} · ${chapter.title}`}</span>
      </span>
      <span class="rules-result-text">
        <Marked text={snippetOf(entry.text, words)} words={words} />
      </span>
    </a>
  );
};
