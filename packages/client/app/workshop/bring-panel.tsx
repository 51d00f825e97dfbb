import type { ParseError } from '@archmage/engine';
import { kindOf, type Learnt, learn } from '@archmage/host';
import { fill } from '@archmage/words';
import { useId, useState } from 'preact/hooks';
import { sortOf } from '../host/text-sort.ts';
import { notify } from '../shell/notices.tsx';
import { go, hrefOf } from '../shell/router.ts';
import { useTexts } from '../texts/texts.ts';
import { ErrorWords } from './check-note.tsx';
import { keep } from './kept.ts';
import { OwnPicture } from './own-picture.tsx';
import { nameInFile, ownName } from './own-words.ts';
import { layOnBoard } from './replace-draft.ts';
import { useWorkshopTexts, workshopTexts } from './texts/texts.ts';

/** Twice what the engine reads: the rest of a file need not be had to say that it is too long. */
const LONGEST = 200_000;

type Brought =
  | { readonly is: 'good'; readonly own: Learnt; readonly name: string }
  | { readonly is: 'wrong'; readonly text: string; readonly error: ParseError }
  | { readonly is: 'empty' | 'long' | 'noText' | 'game' };

/** Takes a file or a text in: it is checked and shown before anything is kept. */
export const BringPanel = () => {
  const { bring } = useWorkshopTexts();
  const [brought, setBrought] = useState<Brought>();
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const title = useId();
  const readFile = (file: File | undefined) =>
    void file
      ?.slice(0, LONGEST + 1)
      .text()
      .then((content) => setBrought(read(content, file.name)));
  return (
    <section
      class={isOver ? 'card workshop-bring workshop-bring-over' : 'card workshop-bring'}
      aria-labelledby={title}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        readFile(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id={title}>{bring.title}</h2>
      <p class="soft">{bring.lead}</p>
      <div class="shell-row">
        <FileButton onFile={readFile} />
      </div>
      <details class="workshop-paste">
        <summary>{bring.paste}</summary>
        <textarea
          class="field workshop-notation"
          rows={8}
          spellcheck={false}
          wrap="off"
          aria-label={bring.text}
          value={text}
          onInput={({ currentTarget: { value } }) => setText(value)}
        />
        <button type="button" class="button" onClick={() => setBrought(read(text))}>
          {bring.read}
        </button>
      </details>
      {brought && <BroughtNote brought={brought} onDone={() => setBrought(undefined)} />}
    </section>
  );
};

const read = (text: string, file = ''): Brought => {
  const sort = sortOf(text);
  if (sort === 'noText' || sort === 'game') return { is: sort };
  if (text.length > LONGEST) return { is: 'long' };
  if (text.trim() === '') return { is: 'empty' };
  const learnt = learn(text);
  return learnt.ok
    ? { is: 'good', own: learnt.value, name: nameInFile(file, learnt.value) }
    : { is: 'wrong', text, error: learnt.error };
};

const FileButton = ({ onFile }: { readonly onFile: (file: File | undefined) => void }) => {
  const { bring } = useWorkshopTexts();
  return (
    <label class="button workshop-file">
      <input
        class="shell-unseen"
        type="file"
        accept=".txt,.rooms,.scenario,text/plain"
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {bring.file}
    </label>
  );
};

interface BroughtNoteProps {
  readonly brought: Brought;
  readonly onDone: () => void;
}

const BroughtNote = ({ brought, onDone }: BroughtNoteProps) => {
  const { start } = useTexts();
  const { bring } = useWorkshopTexts();
  if (brought.is === 'good') return <Preview {...brought} onDone={onDone} />;
  if (brought.is !== 'wrong')
    return (
      <div class="workshop-check workshop-check-wrong" role="alert">
        <p>{bring[brought.is]}</p>
        {brought.is === 'game' && (
          <a class="button button-small" href={hrefOf({ name: 'games' })}>
            {start.toGames}
          </a>
        )}
      </div>
    );
  const { error, text } = brought;
  const mend = async () => (await layOnBoard(text, '')) === 'laid' && go({ name: 'workshop', id: 'draw' });
  return (
    <div class="workshop-check workshop-check-wrong" role="alert">
      <strong>{bring.wrong}</strong>
      <ErrorWords text={text} error={error} />
      {kindOf(text) === 'rooms' && (
        <button type="button" class="button button-small" onClick={() => void mend()}>
          {bring.fix}
        </button>
      )}
    </div>
  );
};

interface PreviewProps {
  readonly own: Learnt;
  readonly name: string;
  readonly onDone: () => void;
}

const Preview = ({ own, name, onDone }: PreviewProps) => {
  const { bring } = useWorkshopTexts();
  return (
    <div class="workshop-preview">
      <p class="workshop-check" role="status">
        <strong>{name || ownName(own)}</strong> {bring.good}
      </p>
      <div class="shell-row" ref={inSight}>
        <button type="button" class="button button-main" onClick={() => void keepBrought(own, name).then(onDone)}>
          {bring.keep}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {bring.discard}
        </button>
      </div>
      <OwnPicture own={own} heading="h3" />
    </div>
  );
};

const inSight = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' });

const keepBrought = async (own: Learnt, name: string): Promise<void> => {
  const { bring, unkept } = workshopTexts.value;
  const done = await keep(own, name);
  if (done === 'kept') notify({ text: fill(bring.kept, { name: ownName(own) }), tone: 'good' });
  else notify({ text: unkept, tone: 'bad' });
};
