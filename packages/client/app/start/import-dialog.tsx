import type { Failure } from '@archmage/host';
import { explainIn } from '@archmage/words';
import { useId, useState } from 'preact/hooks';
import { positionLink } from '../host/links.ts';
import { sortOf } from '../host/text-sort.ts';
import { Dialog } from '../shell/dialog.tsx';
import { notify } from '../shell/notices.tsx';
import { go } from '../shell/router.ts';
import { lexicon, useAllTexts } from '../texts/texts.ts';
import { MendLink } from '../workshop/mend-link.tsx';
import { missingWords } from '../workshop/missing-words.ts';
import { world } from '../world.ts';
import { FailureNote } from './failure-note.tsx';
import { PlayFromHereDialog } from './play-from-here.tsx';
import { LONGEST, type ReadText, readText } from './read-text.ts';

interface ImportDialogProps {
  readonly onClose: () => void;
  /** A game was stored. */
  readonly onKept: () => void;
}

type Position = Extract<ReadText, { readonly kind: 'position' }>;

/** Reads a text in: a game goes to the others, a position is looked at or played from. */
export const ImportDialog = ({ onClose, onKept }: ImportDialogProps) => {
  const { importing } = useAllTexts().start;
  const [text, setText] = useState('');
  const [position, setPosition] = useState<Position>();
  const { complaint, read } = useReading({ onPosition: setPosition, onKept });
  const hint = useId();
  if (position) {
    const look = async () => go({ name: 'link', text: (await positionLink(position.rules, position.state)).slice(1) });
    const other = { text: importing.look, run: () => void look() };
    return <PlayFromHereDialog rules={position.rules} view={position.state} onClose={onClose} other={other} />;
  }
  return (
    <Dialog title={importing.title} onClose={onClose} wide>
      <form
        class="games-transfer"
        onSubmit={(event) => {
          event.preventDefault();
          void read(text);
        }}
      >
        <p id={hint}>{importing.lead}</p>
        <textarea
          class="field games-text"
          rows={8}
          spellcheck={false}
          data-autofocus
          aria-label={importing.text}
          aria-describedby={hint}
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <Complaint about={complaint} />
        <div class="shell-row">
          <button type="submit" class="button button-main">
            {importing.read}
          </button>
          <FileButton
            onText={(content) => {
              setText(content.length > LONGEST || sortOf(content) === 'noText' ? '' : content);
              void read(content);
            }}
          />
        </div>
      </form>
    </Dialog>
  );
};

interface Reading {
  readonly onPosition: (position: Position) => void;
  readonly onKept: () => void;
}

const useReading = ({ onPosition, onKept }: Reading) => {
  const { importing } = useAllTexts().start;
  const [complaint, setComplaint] = useState<ReadText | Failure>();
  const read = async (text: string): Promise<void> => {
    const found = readText(text, Date.now());
    setComplaint(found);
    if (found.kind === 'link') go({ name: 'link', text: found.text });
    if (found.kind === 'position') onPosition(found);
    if (found.kind !== 'game') return;
    const saved = await world().library.save(found.game);
    if (!saved.ok) return setComplaint(saved.failure);
    notify({ text: importing.kept, tone: 'good' });
    onKept();
  };
  return { complaint, read };
};

const Complaint = ({ about }: { readonly about: ReadText | Failure | undefined }) => {
  const { importing } = useAllTexts().start;
  if (about === undefined) return undefined;
  if ('why' in about && !('kind' in about)) return <FailureNote failure={about} />;
  if (about.kind !== 'wrong' && about.kind !== 'unreadable') return undefined;
  return (
    <div class="start-failure" role="alert">
      <strong>{about.kind === 'wrong' ? importing[about.why] : importing.unreadable}</strong>
      {about.kind === 'unreadable' && <p>{missingWords(about.error) ?? explainIn(lexicon.value, about.error)}</p>}
      {about.kind === 'wrong' && about.why === 'own' && (
        <div class="shell-row">
          <MendLink />
        </div>
      )}
    </div>
  );
};

const FileButton = ({ onText }: { readonly onText: (text: string) => void }) => {
  const { importing } = useAllTexts().start;
  return (
    <label class="button games-file">
      <input
        class="shell-unseen"
        type="file"
        accept=".dtg,.dtp,.txt,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // One byte more than the longest is enough to know that it is longer.
          void file
            ?.slice(0, LONGEST + 1)
            .text()
            .then(onText);
          event.currentTarget.value = '';
        }}
      />
      {importing.file}
    </label>
  );
};
