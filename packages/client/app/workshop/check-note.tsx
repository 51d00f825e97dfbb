import type { ParseError } from '@archmage/engine';
import { explainIn, fill } from '@archmage/words';
import { lexicon } from '../texts/texts.ts';
import { type Bench, isStale } from './bench.ts';
import { excerptOf } from './check.ts';
import { flawsOf, type RoomFlaw } from './room-flaws.ts';
import { notesOf } from './room-notes.ts';
import { useWorkshopTexts } from './texts/texts.ts';

/** Whether the rooms can be played, and if not, what the drawing lacks. What is wrong with the text stands there. */
export const CheckNote = ({ bench }: { readonly bench: Bench }) => {
  const { editor } = useWorkshopTexts();
  const { error, pairs } = bench;
  return (
    <div class={error ? 'workshop-check workshop-check-wrong' : 'workshop-check'} role="status">
      <strong>{error ? editor.wrong : editor.fine}</strong>
      {isStale(bench) ? (
        <p class="soft small">{editor.stale}</p>
      ) : (
        flawsOf(pairs).map((flaw) => <Flaw key={JSON.stringify(flaw)} flaw={flaw} isAmongOthers={pairs.length > 1} />)
      )}
      {!error &&
        notesOf(pairs).map(({ why, number, arrow, places }) => (
          <p key={`${why} ${number} ${arrow}`} class="small">
            {fill(editor[why], { number, arrow: editor.arrows[arrow], places: places.join(', ') })}
          </p>
        ))}
    </div>
  );
};

const Flaw = ({ flaw, isAmongOthers }: { readonly flaw: RoomFlaw; readonly isAmongOthers: boolean }) => {
  const { editor } = useWorkshopTexts();
  if (flaw.why === 'twice') return <p>{fill(editor.twice, flaw)}</p>;
  return (
    <p>
      {isAmongOthers && <strong>{fill(editor.pairOf, flaw)} </strong>}
      {editor.noGear[flaw.arrow]}
    </p>
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
