import { hrefOf } from '../shell/router.ts';
import { useAllTexts } from '../texts/texts.ts';
import type { Book, Chapter, Entry } from './book.ts';
import { CasePicture } from './case-picture.tsx';
import type { Library } from './library.ts';
import { Inline, Prose } from './rule-text.tsx';

interface ChapterPageProps {
  readonly library: Library;
  readonly book: Book;
  readonly chapter: Chapter;
}

/** A chapter to be read from top to bottom. */
export const ChapterPage = ({ library, book, chapter }: ChapterPageProps) => {
  const { rules } = useAllTexts();
  return (
    <>
      <Crumbs book={book} />
      <h1 tabindex={-1} lang={book.language}>
        {chapter.title}
      </h1>
      {chapter.sections.map(({ title, rules }) => (
        <section key={title ?? ''} class="rules-section" lang={book.language}>
          {title && <h2>{title}</h2>}
          {rules.map((rule) => (
            <RuleItem key={rule.id} rule={rule} library={library} level={title ? 'h3' : 'h2'} />
          ))}
        </section>
      ))}
      {chapter.cases.length > 0 && <Cases title={rules.cases} book={book} cases={chapter.cases} library={library} />}
    </>
  );
};

/** Where one is: the rules, the book, the chapter. */
export const Crumbs = ({ book, chapter }: { readonly book: Book; readonly chapter?: Chapter }) => {
  const { rules } = useAllTexts();
  return (
    <p class="rules-crumbs">
      <a href={hrefOf({ name: 'rules', id: undefined })}>{rules.title}</a>
      <span lang={book.language}>{book.title}</span>
      {chapter && (
        <a lang={book.language} href={hrefOf({ name: 'rules', id: chapter.id })}>
          {chapter.title}
        </a>
      )}
      {!book.played && <span class="rules-badge">{rules.coming}</span>}
    </p>
  );
};

interface CasesProps {
  readonly title: string;
  readonly book: Book;
  readonly cases: readonly Entry[];
  readonly library: Library;
}

export const Cases = ({ title, book, cases, library }: CasesProps) => (
  <section class="rules-section">
    <h2>{title}</h2>
    <ul class="rules-cases" lang={book.language}>
      {cases.map(({ id, text, scene }) => (
        <li key={id}>
          <a class="rule-id" href={hrefOf({ name: 'rules', id })}>
            {id}
          </a>
          <div>
            <p>
              <Inline text={text} library={library} />
            </p>
            {scene && <CasePicture scene={scene} />}
          </div>
        </li>
      ))}
    </ul>
  </section>
);

interface RuleItemProps {
  readonly rule: Entry;
  readonly library: Library;
  readonly level: 'h2' | 'h3';
}

const RuleItem = ({ rule, library, level: Level }: RuleItemProps) => (
  <div class="rules-item">
    <Level>
      <a href={hrefOf({ name: 'rules', id: rule.id })}>{rule.title}</a> <span class="rule-id">{rule.id}</span>
    </Level>
    <Prose text={rule.text} library={library} />
  </div>
);
