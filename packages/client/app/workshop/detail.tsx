import type { Learnt } from '@archmage/host';
import { fill } from '@archmage/words';
import { ArtSprite } from '../../art/defs.tsx';
import { download } from '../shell/download.ts';
import { Message } from '../shell/message.tsx';
import { go, hrefOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { OwnPicture } from './own-picture.tsx';
import { fileName, findOwn, ownName } from './own-words.ts';
import { PlayForm } from './play-form.tsx';
import { layOnBoard } from './replace-draft.ts';
import { useWorkshopTexts } from './texts/texts.ts';

/** One of them, looked at closely, and a game with it. */
export const Detail = ({ id }: { readonly id: string }) => {
  const { detail, back } = useWorkshopTexts();
  const own = findOwn(id);
  useTitle(own === undefined ? detail.missing : ownName(own));
  if (own === undefined)
    return (
      <Message title={detail.missing} text={detail.missingText}>
        <a class="button button-main" href={hrefOf({ name: 'workshop', id: undefined })}>
          {back}
        </a>
      </Message>
    );
  return (
    <div class="workshop">
      <ArtSprite />
      <div class="workshop-head">
        <a href={hrefOf({ name: 'workshop', id: undefined })}>{back}</a>
        <h1 tabindex={-1}>{ownName(own)}</h1>
      </div>
      <div class="workshop-columns">
        <div class="workshop-shown">
          <OwnPicture own={own} heading="h2" />
          {own.text !== '' && <Source own={own} />}
        </div>
        <PlayForm own={own} />
      </div>
    </div>
  );
};

const Source = ({ own }: { readonly own: Learnt }) => {
  const { detail, download: save, edit } = useWorkshopTexts();
  return (
    <>
      <div class="shell-row">
        {own.kind === 'rooms' && (
          <button type="button" class="button" onClick={() => void drawOn(own)}>
            {edit}
          </button>
        )}
        <button type="button" class="button" onClick={() => download(fileName(own), own.text)}>
          {save}
        </button>
      </div>
      <details class="workshop-source">
        <summary>{detail.source}</summary>
        <pre>{own.text}</pre>
      </details>
      <p class="soft small">{fill(detail.id, { id: own.id })}</p>
    </>
  );
};

/** Goes on with rooms on the drawing board. */
export const drawOn = async (own: Learnt): Promise<void> => {
  if ((await layOnBoard(own.text, ownName(own))) === 'laid') go({ name: 'workshop', id: 'draw' });
};
