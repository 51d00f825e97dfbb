import { useId, useRef } from 'preact/hooks';
import { isStale, written } from './bench.ts';
import { offsetOf } from './check.ts';
import { ErrorWords } from './check-note.tsx';
import type { BenchProps } from './editor.tsx';
import { useWorkshopTexts } from './texts/texts.ts';

/** The rooms in the notation of the files, both to read and to write. */
export const TextPane = ({ bench, onChange }: BenchProps) => {
  const { editor } = useWorkshopTexts();
  const area = useRef<HTMLTextAreaElement>(null);
  const note = useId();
  const { error, text } = bench;
  const show = () => {
    if (error === undefined || area.current === null) return;
    const at = offsetOf(text, error);
    area.current.focus();
    area.current.setSelectionRange(at, at + 1);
    area.current.scrollTop = (area.current.scrollHeight * (error.line - 4)) / text.split('\n').length;
  };
  return (
    <section class="workshop-text">
      <div class="workshop-text-head">
        <h2>{editor.text}</h2>
        {error && (
          <button type="button" class="button button-small" onClick={show}>
            {editor.here}
          </button>
        )}
      </div>
      <p id={note} class="soft small">
        {editor.textNote}
      </p>
      {error && isStale(bench) && (
        <div class="workshop-check workshop-check-wrong" role="status">
          <ErrorWords text={text} error={error} />
        </div>
      )}
      <textarea
        ref={area}
        class="field workshop-notation"
        rows={14}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        wrap="off"
        aria-label={editor.textLabel}
        aria-describedby={note}
        aria-invalid={error !== undefined}
        value={text}
        onInput={({ currentTarget: { value } }) => onChange((now) => written(now, value))}
      />
    </section>
  );
};
