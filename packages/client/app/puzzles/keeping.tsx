import { confirm } from '../shell/confirm.tsx';
import { download } from '../shell/download.ts';
import { notify } from '../shell/notices.tsx';
import { exported, forget, imported } from './standing.ts';
import { puzzleTexts, usePuzzleTexts } from './texts/texts.ts';

/** One's record as a file, from a file, or gone. */
export const Keeping = () => {
  const { keeping } = usePuzzleTexts();
  return (
    <section class="puzzles-keeping" aria-label={keeping.title}>
      <h2>{keeping.title}</h2>
      <p class="soft">{keeping.text}</p>
      <div class="shell-row">
        <button type="button" class="button button-small" onClick={() => download(FILE, exported())}>
          {keeping.save}
        </button>
        <label class="button button-small puzzles-file">
          <input
            class="shell-unseen"
            type="file"
            accept=".json,application/json,text/plain"
            onChange={({ currentTarget }) => {
              void load(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
          {keeping.load}
        </label>
        <button type="button" class="button button-small button-quiet" onClick={() => void forgetAll()}>
          {keeping.forget}
        </button>
      </div>
    </section>
  );
};

const FILE = 'archmage-puzzles.json';

const load = async (file: File | undefined): Promise<void> => {
  if (file === undefined) return;
  const { keeping } = puzzleTexts.value;
  const isLoaded = imported(await file.slice(0, LONGEST).text());
  notify(isLoaded ? { text: keeping.loaded, tone: 'good' } : { text: keeping.notLoaded, tone: 'bad' });
};

/** Far more than all puzzles take. */
const LONGEST = 200_000;

const forgetAll = async (): Promise<void> => {
  if (await confirm({ ...puzzleTexts.value.keeping.forgetAsk, grave: true })) forget();
};
