import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useKeys } from '../shell/keys.ts';
import { go, type RouteOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { PrisonHow } from './box-how.tsx';
import { ChapterPage } from './chapter-page.tsx';
import { Contents } from './contents.tsx';
import { PRISON_HOW, SOLO_HOW } from './how-address.ts';
import type { Library, Page } from './library.ts';
import { useLibrary } from './load.ts';
import { Results } from './results.tsx';
import { RulePage } from './rule-page.tsx';
import { LibraryFailed } from './rule-text.tsx';
import { RULES_KEYS } from './rules-keys.ts';
import { SearchField } from './search-field.tsx';
import { SoloHow } from './solo-how.tsx';
import { StartPage, UnknownPage } from './start-page.tsx';
import './rules.css';

/** The rules browser. */
export const Screen = ({ route }: { readonly route: RouteOf<'rules'> }) => {
  const { rules, shell } = useAllTexts();
  const library = useLibrary();
  const question = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  // Who follows a link of the contents, or goes back, wants to see that page.
  useEffect(() => {
    question.value = '';
  }, [route.id, question]);
  const page = typeof library === 'object' && route.id ? library.page(route.id) : undefined;
  useTitle(page ? `${page.entry.id} ${page.entry.title}`.trim() : rules.title);
  useKeys(RULES_KEYS, { search: () => field.current?.focus(), ...turning(library, page) });
  if (library === 'failed') return <LibraryFailed />;
  return (
    <div class="rules">
      <div class="rules-top">
        <SearchField field={field} question={question} library={library} />
      </div>
      {library === 'reading' ? (
        <p class="shell-loading">{shell.loading}</p>
      ) : (
        <>
          <Contents library={library} id={route.id} />
          <article class="rules-content">
            {question.value.trim() === '' ? (
              <Shown library={library} id={route.id} />
            ) : (
              <Results library={library} question={question} />
            )}
          </article>
        </>
      )}
    </div>
  );
};

const Shown = ({ library, id }: { readonly library: Library; readonly id: string | undefined }) => {
  if (id === undefined) return <StartPage library={library} />;
  if (id === PRISON_HOW) return <PrisonHow />;
  if (id === SOLO_HOW) return <SoloHow />;
  const page = library.page(id);
  if (page) return <RulePage library={library} page={page} />;
  const found = library.chapter(id);
  return found ? <ChapterPage library={library} {...found} /> : <UnknownPage id={id} />;
};

/** To the rule before and after the one on show. */
const turning = (library: Library | 'reading' | 'failed', page: Page | undefined) => {
  if (typeof library !== 'object' || page === undefined) return {};
  const { before, after } = library.neighbours(page);
  const to = (next: Page | undefined) => next && (() => go({ name: 'rules', id: next.entry.id }));
  return { before: to(before), after: to(after) };
};
