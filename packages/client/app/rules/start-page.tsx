import { fill } from '@archmage/words';
import { hrefOf } from '../shell/router.ts';
import { useAllTexts } from '../texts/texts.ts';
import type { Book, Chapter } from './book.ts';
import { PRISON_HOW, SOLO_HOW } from './how-address.ts';
import { HowToPlay } from './how-to-play.tsx';
import type { Library } from './library.ts';

/** The beginning: what this is, and every chapter. */
export const StartPage = ({ library }: { readonly library: Library }) => {
  const { rules } = useAllTexts();
  return (
    <>
      <h1 tabindex={-1}>{rules.title}</h1>
      <HowToPlay />
      <p>
        <a href={hrefOf({ name: 'rules', id: PRISON_HOW })}>{rules.prison.door}</a>
        {' · '}
        <a href={hrefOf({ name: 'rules', id: SOLO_HOW })}>{rules.soloDoor}</a>
      </p>
      <h2>{rules.all}</h2>
      <p class="rules-lead">{rules.intro}</p>
      <p class="soft">{rules.introRulings}</p>
      {library.books
        .filter(({ played }) => played)
        .map((book) => (
          <BookCards key={book.id} book={book} />
        ))}
      <h2>{rules.coming}</h2>
      <p class="soft">{rules.comingNote}</p>
      {library.books
        .filter(({ played }) => !played)
        .map((book) => (
          <details key={book.id} class="rules-coming">
            <summary lang={book.language}>{book.title}</summary>
            <BookCards book={book} />
          </details>
        ))}
    </>
  );
};

export const UnknownPage = ({ id }: { readonly id: string }) => {
  const { rules } = useAllTexts();
  return (
    <>
      <h1 tabindex={-1}>{rules.unknown.title}</h1>
      <p>{fill(rules.unknown.text, { id })}</p>
    </>
  );
};

const BookCards = ({ book }: { readonly book: Book }) => (
  <section class="rules-book">
    {book.played && <h2 lang={book.language}>{book.title}</h2>}
    <ul class="rules-cards">
      {book.chapters.map((chapter) => (
        <li key={chapter.id}>
          <ChapterCard book={book} chapter={chapter} />
        </li>
      ))}
    </ul>
  </section>
);

const ChapterCard = ({ book, chapter }: { readonly book: Book; readonly chapter: Chapter }) => {
  const { rules } = useAllTexts();
  const count = chapter.sections.reduce((sum, section) => sum + section.rules.length, 0);
  return (
    <a class="rules-card" href={hrefOf({ name: 'rules', id: chapter.id })}>
      <strong lang={book.language}>{chapter.title}</strong>
      <span class="soft small">{fill(rules.chapter, { rules: count, cases: chapter.cases.length })}</span>
    </a>
  );
};
