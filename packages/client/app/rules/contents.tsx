import { useEffect, useRef } from 'preact/hooks';
import { hrefOf } from '../shell/router.ts';
import { useAllTexts } from '../texts/texts.ts';
import type { Book, Chapter, Section } from './book.ts';
import type { Library } from './library.ts';

interface ContentsProps {
  readonly library: Library;
  /** The rule or chapter on show. */
  readonly id: string | undefined;
}

/** The books as a tree: chapters, and the rules of the one that is open. */
export const Contents = ({ library, id }: ContentsProps) => {
  const { rules } = useAllTexts();
  const open = id === undefined ? undefined : (library.page(id)?.chapter ?? library.chapter(id)?.chapter);
  const openBook = id === undefined ? undefined : (library.page(id)?.book ?? library.chapter(id)?.book);
  const coming = library.books.filter(({ played }) => !played);
  return (
    <nav class="rules-contents" aria-label={rules.contents}>
      <details class="rules-fold" open={matchMedia('(min-width: 60rem)').matches}>
        <summary>{rules.contents}</summary>
        {library.books
          .filter(({ played }) => played)
          .map((book) => (
            <section key={book.id}>
              <h2 lang={book.language}>{book.title}</h2>
              <Chapters book={book} open={open} id={id} />
            </section>
          ))}
        <h2>{rules.coming}</h2>
        {coming.map((book) => (
          <details key={book.id} open={book === openBook}>
            <summary lang={book.language}>{book.title}</summary>
            <Chapters book={book} open={open} id={id} />
          </details>
        ))}
      </details>
    </nav>
  );
};

interface ChaptersProps {
  readonly book: Book;
  readonly open: Chapter | undefined;
  readonly id: string | undefined;
}

const Chapters = ({ book, open, id }: ChaptersProps) => (
  <ul class="rules-tree" lang={book.language}>
    {book.chapters.map((chapter) => (
      <li key={chapter.id}>
        <TreeLink to={chapter.id} text={chapter.title} id={id} />
        {chapter === open && (
          <ul>
            {chapter.sections.map((section) => (
              <Branch key={section.title ?? ''} section={section} id={id} />
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);

const Branch = ({ section, id }: { readonly section: Section; readonly id: string | undefined }) => {
  const leaves = section.rules.map((rule) => (
    <li key={rule.id}>
      <TreeLink to={rule.id} text={rule.title} id={id} />
    </li>
  ));
  if (section.title === undefined) return <>{leaves}</>;
  return (
    <li>
      <span class="rules-tree-section">{section.title}</span>
      <ul>{leaves}</ul>
    </li>
  );
};

const TreeLink = ({
  to,
  text,
  id,
}: {
  readonly to: string;
  readonly text: string;
  readonly id: string | undefined;
}) => {
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = to === id;
  useEffect(() => {
    if (isCurrent) bringIntoView(link.current);
  }, [isCurrent]);
  return (
    <a ref={link} href={hrefOf({ name: 'rules', id: to })} aria-current={isCurrent ? 'page' : undefined}>
      {text}
    </a>
  );
};

/** Scrolls the tree beside the page, never the page. */
const bringIntoView = (link: HTMLElement | null): void => {
  const tree = link?.closest('.rules-contents');
  if (!link || !tree || tree.scrollHeight <= tree.clientHeight) return;
  const { top, bottom } = tree.getBoundingClientRect();
  const place = link.getBoundingClientRect();
  if (place.top < top || place.bottom > bottom) tree.scrollTop += place.top - top - tree.clientHeight / 3;
};
