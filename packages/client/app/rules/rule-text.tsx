import { useAllTexts } from '../texts/texts.ts';
import './rule-text.css';
import { hrefOf } from '../shell/router.ts';
import type { Library } from './library.ts';
import { readLibrary, useLibrary } from './load.ts';
import { paragraphsOf, piecesOf } from './markup.ts';

/** What happens when an id in a text is pressed; without it the id leads to its page. */
export type Follow = ((id: string) => void) | undefined;

/** A rule's or a case's text by its id, fetched when it is first wanted. */
export const RuleText = ({ id, follow }: { readonly id: string; readonly follow?: Follow }) => {
  const { rules, shell } = useAllTexts();
  const library = useLibrary();
  if (library === 'reading') return <p class="soft">{shell.loading}</p>;
  if (library === 'failed') return <LibraryFailed />;
  const page = library.page(id);
  return (
    <div class="rule-text" lang={page?.book.language}>
      {page ? (
        <>
          {page.entry.title !== '' && <h3>{page.entry.title}</h3>}
          <Prose text={page.entry.text} library={library} follow={follow} />
        </>
      ) : (
        <p>{rules.unknown.title}</p>
      )}
    </div>
  );
};

export const LibraryFailed = () => {
  const { rules } = useAllTexts();
  return (
    <div class="rule-failed">
      <p>{rules.failed}</p>
      <button type="button" class="button" onClick={() => void readLibrary()}>
        {rules.again}
      </button>
    </div>
  );
};

interface ProseProps {
  readonly text: string;
  readonly library: Library;
  readonly follow?: Follow;
}

/** A rule's paragraphs, with its rulings set off and its sources small. */
export const Prose = ({ text, library, follow }: ProseProps) => {
  const { rules } = useAllTexts();
  return (
    <>
      {paragraphsOf(text).map(({ ruling, text, source }) => (
        <div key={text} class={ruling ? 'rule-paragraph rule-ruling' : 'rule-paragraph'}>
          {ruling && <strong class="rule-ruling-mark">{rules.ruling}</strong>}
          <p>
            <Inline text={text} library={library} follow={follow} />
          </p>
          {source && (
            <p class="rule-source">
              <span class="shell-unseen">{rules.source} </span>
              <Inline text={source} library={library} follow={follow} />
            </p>
          )}
        </div>
      ))}
    </>
  );
};

/** A line of a catalogue, with its marks and its links. */
export const Inline = ({ text, library, follow }: ProseProps) => (
  <>
    {piecesOf(text).map((piece, index) => {
      const key = `${index} ${piece.text}`;
      if (piece.kind === 'code') return <code key={key}>{piece.text}</code>;
      if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
      if (piece.kind === 'em') return <em key={key}>{piece.text}</em>;
      if (piece.kind === 'text' || !library.page(piece.text)) return piece.text;
      return <Reference key={key} id={piece.text} follow={follow} />;
    })}
  </>
);

const Reference = ({ id, follow }: { readonly id: string; readonly follow: Follow }) => (
  <a
    class="rule-reference"
    href={hrefOf({ name: 'rules', id })}
    onClick={(event) => {
      if (follow === undefined) return;
      event.preventDefault();
      follow(id);
    }}
  >
    {id}
  </a>
);
