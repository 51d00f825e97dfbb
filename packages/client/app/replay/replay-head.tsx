import { useState } from 'preact/hooks';
import { announce } from '../shell/announce.tsx';
import { notify } from '../shell/notices.tsx';
import { go, hrefOf } from '../shell/router.ts';
import { failureText } from '../start/failure-text.ts';
import { useAllTexts } from '../texts/texts.ts';
import { world } from '../world.ts';
import type { Recording } from './recording.ts';
import { importedGame } from './save.ts';

interface ReplayHeadProps {
  readonly recording: Recording;
  readonly title: string;
}

/** What is being looked at, and where one can go from it. */
export const ReplayHead = ({ recording, title }: ReplayHeadProps) => {
  const { replay } = useAllTexts();
  const { from, id, record } = recording;
  return (
    <header class="replay-head">
      <h1 tabindex={-1}>{title}</h1>
      {id !== undefined && record === undefined && (
        <a class="button button-small button-main" href={hrefOf({ name: 'game', id })}>
          {replay.playOn}
        </a>
      )}
      {from === 'link' && record !== undefined && <Save recording={recording} />}
    </header>
  );
};

const Save = ({ recording: { record, rules } }: Pick<ReplayHeadProps, 'recording'>) => {
  const { save } = useAllTexts().replay;
  const [isBusy, setBusy] = useState(false);
  if (record === undefined) return undefined;
  const store = async (): Promise<void> => {
    setBusy(true);
    const game = importedGame(rules, record, Date.now());
    const saved = await world().library.save(game);
    setBusy(false);
    if (!saved.ok) return void notify({ text: failureText(saved.failure).text, tone: 'bad' });
    announce(save.saved);
    notify({ text: save.saved, tone: 'good' });
    go({ name: 'replay', id: game.summary.id }, 'replace');
  };
  return (
    <button type="button" class="button button-small button-main" aria-disabled={isBusy} onClick={() => void store()}>
      {save.save}
    </button>
  );
};
