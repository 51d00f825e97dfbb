import { fill } from '@archmage/words';
import { Icon } from '../shell/icons.tsx';
import { hrefOf } from '../shell/router.ts';
import { useAllTexts } from '../texts/texts.ts';
import { isCase } from './book.ts';
import { CasePicture } from './case-picture.tsx';
import { Cases, Crumbs } from './chapter-page.tsx';
import type { Library, Page } from './library.ts';
import { Inline, Prose } from './rule-text.tsx';

/** A rule or a case by itself: its text, its cases, who mentions it. */
export const RulePage = ({ library, page }: { readonly library: Library; readonly page: Page }) => {
  const { rules } = useAllTexts();
  const { entry, book, chapter, section } = page;
  const cases = library.casesOf(page);
  return (
    <>
      <Crumbs book={book} chapter={chapter} />
      <div class="card rules-rule">
        <p class="rules-rule-id">
          <span class="rule-id">{entry.id}</span>
          {section && (
            <span class="soft" lang={book.language}>
              {section}
            </span>
          )}
        </p>
        <h1 tabindex={-1} lang={book.language}>
          {isCase(entry.id) ? `${rules.case} ${entry.id}` : entry.title}
        </h1>
        <div class="rules-rule-text" lang={book.language}>
          {isCase(entry.id) ? (
            <>
              <p>
                <Inline text={entry.text} library={library} />
              </p>
              {entry.scene && <CasePicture key={entry.id} scene={entry.scene} />}
            </>
          ) : (
            <Prose text={entry.text} library={library} />
          )}
        </div>
      </div>
      {cases.length > 0 && <Cases title={rules.cases} book={book} cases={cases} library={library} />}
      <Mentions pages={library.mentions(page)} />
      <Neighbours {...library.neighbours(page)} />
    </>
  );
};

const Mentions = ({ pages }: { readonly pages: readonly Page[] }) => {
  const { rules } = useAllTexts();
  if (pages.length === 0) return undefined;
  return (
    <section class="rules-section">
      <h2>{rules.mentionedBy}</h2>
      <ul class="rules-mentions">
        {pages.map(({ entry, book }) => (
          <li key={entry.id} lang={book.language}>
            <a href={hrefOf({ name: 'rules', id: entry.id })}>
              <span class="rule-id">{entry.id}</span> {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Neighbours = ({ before, after }: ReturnType<Library['neighbours']>) => {
  const { rules } = useAllTexts();
  const nameOf = ({ entry }: Page) => entry.title || entry.id;
  return (
    <div class="rules-neighbours">
      {before && (
        <a class="button" href={hrefOf({ name: 'rules', id: before.entry.id })}>
          <Icon name="left" />
          <span>{fill(rules.before, { title: nameOf(before) })}</span>
        </a>
      )}
      {after && (
        <a class="button rules-after" href={hrefOf({ name: 'rules', id: after.entry.id })}>
          <span>{fill(rules.after, { title: nameOf(after) })}</span>
          <Icon name="right" />
        </a>
      )}
    </div>
  );
};
