import { fill } from '@archmage/words';
import { useEffect, useId, useState } from 'preact/hooks';
import { type Bench, lookingAt, redone, undone, withNewPair, withNumber, withoutPair } from './bench.ts';
import type { BenchProps } from './editor.tsx';
import { isTwice } from './room-flaws.ts';
import { useWorkshopTexts } from './texts/texts.ts';

/** Which pair is drawn and what its number is; undo and redo are for all of them. */
export const PairBar = ({ bench, onChange }: BenchProps) => {
  const { editor } = useWorkshopTexts();
  const { pairs, at, past, future } = bench;
  return (
    <div class="workshop-bar">
      <NumberField bench={bench} onChange={onChange} />
      <div class="shell-row">
        <button type="button" class="button" disabled={past.length === 0} onClick={() => onChange(undone)}>
          {editor.undo}
        </button>
        <button type="button" class="button" disabled={future.length === 0} onClick={() => onChange(redone)}>
          {editor.redo}
        </button>
        {pairs.length > 1 &&
          pairs.map((pair, nth) => (
            <button
              key={`${nth + 1}`}
              type="button"
              class={nth === at ? 'button workshop-tab workshop-tab-on' : 'button workshop-tab'}
              aria-pressed={nth === at}
              onClick={() => onChange((now) => lookingAt(now, nth))}
            >
              {fill(editor.pairOf, { number: pair.number })}
            </button>
          ))}
        <button type="button" class="button" onClick={() => onChange(withNewPair)}>
          {editor.addPair}
        </button>
        {pairs.length > 1 && (
          <button type="button" class="button" onClick={() => onChange(withoutPair)}>
            {editor.removePair}
          </button>
        )}
      </div>
    </div>
  );
};

const NUMBER = /^[1-9]\d?$/;

/** What is no number stays in the field, and nowhere else. */
const NumberField = ({ bench, onChange }: BenchProps) => {
  const { editor } = useWorkshopTexts();
  const number = bench.pairs[bench.at]?.number ?? '';
  const [typed, setTyped] = useState(number);
  const [field, note] = [useId(), useId()];
  useEffect(() => setTyped(number), [number]);
  const amiss = amissWith(bench, typed);
  return (
    <div class="workshop-number">
      <label for={field}>{editor.number}</label>
      <input
        id={field}
        class="field"
        inputMode="numeric"
        maxLength={2}
        value={typed}
        aria-invalid={amiss !== undefined}
        aria-describedby={note}
        onInput={({ currentTarget: { value } }) => {
          setTyped(value);
          if (NUMBER.test(value)) onChange((now) => withNumber(now, value));
        }}
      />
      <p id={note} class={amiss ? 'small workshop-amiss' : 'soft small'}>
        {editor[amiss ?? 'numberNote']}
      </p>
    </div>
  );
};

const amissWith = ({ pairs, at }: Bench, typed: string): 'numberWrong' | 'numberOthers' | undefined => {
  if (!NUMBER.test(typed)) return 'numberWrong';
  return isTwice(pairs, pairs[at]?.number ?? '') ? 'numberOthers' : undefined;
};
