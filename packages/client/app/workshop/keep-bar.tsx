import { type Learnt, learn } from '@archmage/host';
import { explainIn, fill } from '@archmage/words';
import { useId } from 'preact/hooks';
import { download } from '../shell/download.ts';
import { Icon } from '../shell/icons.tsx';
import { notify } from '../shell/notices.tsx';
import { go } from '../shell/router.ts';
import { lexicon } from '../texts/texts.ts';
import { beginBench } from './bench.ts';
import type { BenchProps } from './editor.tsx';
import { keep, kept } from './kept.ts';
import { fileName, numbersName, ownName } from './own-words.ts';
import { mayReplaceDraft } from './replace-draft.ts';
import { useWorkshopTexts, workshopTexts } from './texts/texts.ts';

interface KeepBarProps extends BenchProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** What can be done with rooms that are drawn. */
export const KeepBar = ({ bench, name, onName, onChange }: KeepBarProps) => {
  const { editor, download: save, play } = useWorkshopTexts();
  const field = useId();
  const isWrong = bench.error !== undefined;
  const isKept = kept.value?.some((own) => own.text === bench.text && own.name === name.trim()) ?? false;
  const withLearnt = (deed: (own: Learnt) => void) => () => {
    const learnt = learn(bench.text);
    if (learnt.ok) deed(learnt.value);
    else notify({ text: explainIn(lexicon.value, learnt.error), tone: 'bad' });
  };
  const startAfresh = async () => {
    if (!(await mayReplaceDraft(bench.text))) return;
    onName('');
    onChange(() => beginBench());
  };
  return (
    <div class="workshop-keep">
      <div class="workshop-name">
        <label for={field}>{editor.name}</label>
        <input
          id={field}
          class="field"
          maxLength={60}
          value={name}
          placeholder={numbersName(bench.pairs)}
          onInput={({ currentTarget: { value } }) => onName(value)}
        />
      </div>
      <div class="shell-row">
        <button
          type="button"
          class="button button-main"
          disabled={isWrong}
          onClick={withLearnt((own) => void keepNamed(own, name.trim()))}
        >
          {isKept ? editor.isKept : editor.keep}
        </button>
        <button
          type="button"
          class="button"
          disabled={isWrong}
          onClick={withLearnt((own) => go({ name: 'workshop', id: own.id }))}
        >
          <Icon name="play" />
          {play}
        </button>
        <button
          type="button"
          class="button"
          disabled={isWrong}
          onClick={withLearnt((own) => download(fileName(own), bench.text))}
        >
          {save}
        </button>
        <button type="button" class="button" onClick={() => void startAfresh()}>
          {editor.fresh}
        </button>
      </div>
    </div>
  );
};

const keepNamed = async (own: Learnt, name: string): Promise<void> => {
  const { editor, unkept } = workshopTexts.value;
  const done = await keep(own, name);
  if (done === 'kept') notify({ text: fill(editor.kept, { name: ownName(own) }), tone: 'good' });
  else notify({ text: unkept, tone: 'bad' });
};
