import type { GameSummary, Outcome } from '@archmage/host';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Dialog } from '../shell/dialog.tsx';
import { download } from '../shell/download.ts';
import { notify } from '../shell/notices.tsx';
import { useAllTexts } from '../texts/texts.ts';
import { FailureNote } from './failure-note.tsx';
import { type Exported, exportGame } from './looks.ts';

interface ExportDialogProps {
  readonly game: GameSummary;
  readonly onClose: () => void;
}

/** The game as text, to be copied or kept in a file. */
export const ExportDialog = ({ game, onClose }: ExportDialogProps) => {
  const { exporting, games } = useAllTexts().start;
  const [exported, setExported] = useState<Outcome<Exported>>();
  useEffect(() => void exportGame(game.id).then(setExported), [game.id]);
  return (
    <Dialog title={exporting.title} onClose={onClose} wide>
      {exported === undefined && <p>{games.reading}</p>}
      {exported?.ok === false && <FailureNote failure={exported.failure} />}
      {exported?.ok && <Text exported={exported.value} name={fileName(game, exported.value)} />}
    </Dialog>
  );
};

const Text = ({ exported, name }: { readonly exported: Exported; readonly name: string }) => {
  const { exporting } = useAllTexts().start;
  const area = useRef<HTMLTextAreaElement>(null);
  const label = useId();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(exported.text);
      notify({ text: exporting.copied, tone: 'good' });
    } catch {
      area.current?.select();
      notify({ text: exporting.notCopied, tone: 'plain' });
    }
  };
  return (
    <div class="games-transfer">
      <p id={label}>{exporting[exported.what]}</p>
      <textarea ref={area} class="field games-text" readOnly rows={10} aria-labelledby={label} value={exported.text} />
      <div class="shell-row">
        <button type="button" class="button button-main" onClick={() => void copy()}>
          {exporting.copy}
        </button>
        <button type="button" class="button" onClick={() => download(name, exported.text)}>
          {exporting.file}
        </button>
      </div>
    </div>
  );
};

/** `.dtg` for a game, `.dtp` for a position, as in `docs/notation.md`. */
const fileName = ({ started }: GameSummary, { what }: Exported): string =>
  `archmage-${new Date(started).toISOString().slice(0, 10)}.${what === 'whole' ? 'dtg' : 'dtp'}`;
