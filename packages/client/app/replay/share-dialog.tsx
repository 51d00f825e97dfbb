import type { State } from '@archmage/engine';
import type { Onlooker } from '@archmage/host';
import { fill } from '@archmage/words';
import { useRef, useState } from 'preact/hooks';
import { Dialog } from '../shell/dialog.tsx';
import { download } from '../shell/download.ts';
import { useAllTexts } from '../texts/texts.ts';
import { DiceLine } from './dice-line.tsx';
import type { Recording } from './recording.ts';
import { copy, fileName, gameAddress, gameText, LONG, positionAddress, positionText } from './share.ts';
import './share-dialog.css';

interface ShareProps {
  readonly recording: Recording;
  /** The position as it may be given away, and with whose eyes it was seen. */
  readonly view: State;
  readonly onlooker: Onlooker;
  readonly onClose: () => void;
}

/** Links, texts and files of the position shown and of the whole game. */
export const ShareDialog = ({ recording, view, onlooker, onClose }: ShareProps) => {
  const { share } = useAllTexts().replay;
  const { give, giveLink, said } = useGiving();
  return (
    <Dialog title={share.open} onClose={onClose}>
      <div class="replay-share">
        <PositionPart recording={recording} view={view} onlooker={onlooker} give={give} giveLink={giveLink} />
        <GamePart recording={recording} view={view} give={give} giveLink={giveLink} />
        <p class={`replay-said replay-said-${said?.tone ?? 'good'}`} role="status">
          {said?.text}
        </p>
        {said?.left !== undefined && <Left text={said.left} />}
      </div>
    </Dialog>
  );
};

interface Giving {
  readonly give: (text: string, copied: string) => Promise<void>;
  readonly giveLink: (link: Promise<string>) => Promise<void>;
}

/** What was said about it; what could not be copied is `left` to be copied by hand. */
interface Said {
  readonly text: string;
  readonly tone: 'good' | 'plain' | 'bad';
  readonly left?: string;
}

const useGiving = (): Giving & { readonly said: Said | undefined } => {
  const { share } = useAllTexts().replay;
  const [said, say] = useState<Said | undefined>(undefined);
  const offer = async (given: string, answer: Said): Promise<void> => {
    const isCopied = (await copy(given)) === 'copied';
    say(isCopied ? answer : { text: share.uncopied, tone: 'bad', left: given });
  };
  return {
    said,
    give: (given, copied) => offer(given, { text: copied, tone: 'good' }),
    giveLink: async (making) => {
      const link = await making;
      const isLong = link.length > LONG;
      const text = isLong ? fill(share.long, { length: link.length }) : share.copied;
      await offer(link, { text, tone: isLong ? 'plain' : 'good' });
    },
  };
};

const PositionPart = ({ recording, view, onlooker, give, giveLink }: Omit<ShareProps, 'onClose'> & Giving) => {
  const { eyes, share } = useAllTexts().replay;
  const { rules, onlookers, title } = recording;
  const text = () => positionText(rules, view);
  const file = () => download(fileName(title, 'dtp'), text());
  return (
    <section>
      <h3>{share.position}</h3>
      {onlookers.length > 0 && <p class="soft small">{fill(share.positionNote, { eyes: eyes[onlooker] })}</p>}
      <div class="shell-row">
        <button
          type="button"
          class="button button-main"
          data-autofocus
          onClick={() => void giveLink(positionAddress(rules, view))}
        >
          {share.copyPosition}
        </button>
        <button type="button" class="button" onClick={() => void give(text(), share.copiedText)}>
          {share.copyText}
        </button>
        <button type="button" class="button" onClick={file}>
          {share.positionFile}
        </button>
      </div>
    </section>
  );
};

const GamePart = ({ recording, view, give, giveLink }: Pick<ShareProps, 'recording' | 'view'> & Giving) => {
  const { share } = useAllTexts().replay;
  if (recording.onlookers.length === 0) return undefined;
  const text = () => gameText(recording, view);
  const file = () => download(fileName(recording.title, 'dtg'), text());
  return (
    <section>
      <h3>{share.game}</h3>
      {recording.record === undefined ? (
        <p class="soft small">{share.gameOpen}</p>
      ) : (
        <>
          <p class="soft small">{share.gameNote}</p>
          <div class="shell-row">
            <button type="button" class="button button-main" onClick={() => void giveLink(gameAddress(recording))}>
              {share.copyGame}
            </button>
            <button type="button" class="button" onClick={() => void give(text(), share.copiedText)}>
              {share.copyGameText}
            </button>
            <button type="button" class="button" onClick={file}>
              {share.gameFile}
            </button>
          </div>
          <DiceLine recording={recording} />
        </>
      )}
    </section>
  );
};

const Left = ({ text }: { readonly text: string }) => {
  const { share } = useAllTexts().replay;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <label>
      <span class="small">{share.link}</span>
      <textarea
        ref={field}
        class="field replay-left"
        readOnly
        rows={3}
        value={text}
        onFocus={() => field.current?.select()}
      />
    </label>
  );
};
