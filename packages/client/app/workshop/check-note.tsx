import type { ParseError } from '@archmage/engine';
import { explainIn } from '@archmage/words';
import { fill } from '../texts/fill.ts';
import { lexicon } from '../texts/texts.ts';
import type { Bench } from './bench.ts';
import { excerptOf } from './check.ts';
import { writePairs } from './room-draft.ts';
import { notesOf } from './room-notes.ts';
import { useWorkshopTexts } from './texts/texts.ts';

/** Whether the rooms can be played, and if not, why and where. */
export const CheckNote = ({ bench }: { readonly bench: Bench }) => {
  const { editor } = useWorkshopTexts();
  const { error, pairs, text } = bench;
  const isStale = error !== undefined && writePairs(pairs) !== text;
  return (
    <div class={error ? 'workshop-check workshop-check-wrong' : 'workshop-check'} role="status">
      <strong>{error ? editor.wrong : editor.fine}</strong>
      {error && <ErrorWords text={text} error={error} />}
      {isStale && <p class="soft small">{editor.stale}</p>}
      {!error &&
        notesOf(pairs).map(({ why, number, arrow, places }) => (
          <p key={`${why} ${number} ${arrow}`} class="small">
            {fill(editor[why], { number, arrow: editor.arrows[arrow], places: places.join(', ') })}
          </p>
        ))}
    </div>
  );
};

interface ErrorWordsProps {
  readonly text: string;
  readonly error: ParseError;
}

/** The sentence with line and column, and the line itself with the place marked. */
export const ErrorWords = ({ text, error }: ErrorWordsProps) => {
  const { before, mark, after } = excerptOf(text, error);
  return (
    <>
      <p>{explainIn(lexicon.value, error)}</p>
      <pre class="workshop-excerpt" aria-hidden="true">
        {before}
        <mark>{mark}</mark>
        {after}
      </pre>
    </>
  );
};
