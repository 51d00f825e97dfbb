import type { GameLine } from '@archmage/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf, copy } from '../replay/share.ts';
import { go, hrefOf } from '../shell/router.ts';
import { sayFailed } from './failed.tsx';
import { ask } from './http.ts';
import { watchGame } from './line.ts';
import { useOnlineTexts } from './texts/texts.ts';
import { paceText, rulesText } from './words.ts';

interface WaitingProps {
  readonly line: GameLine;
  readonly onBegun: () => void;
}

/** One's own table, until somebody comes: the link that brings him. */
export const Waiting = ({ line, onBegun }: WaitingProps) => {
  const { invite } = useOnlineTexts();
  const link = useInvitation(line.id);
  useEffect(() => watchGame(line.id, { seen: () => undefined, opened: () => {}, hear: begunWhen(onBegun) }), [line.id]);
  return (
    <div class="card far-invited">
      <h1 tabindex={-1}>{invite.title}</h1>
      <p class="soft">{[rulesText(line.rules), paceText(line.pace)].join(' · ')}</p>
      <p>{link.value?.isOpen ? invite.open : invite.text}</p>
      {link.value !== undefined && <LinkField link={link.value.address} />}
      <div class="far-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <button type="button" class="button button-quiet" onClick={() => void withdraw(line.id)}>
        {invite.withdraw}
      </button>
    </div>
  );
};

const begunWhen =
  (onBegun: () => void) =>
  ({ type }: { readonly type: string }): void => {
    if (type === 'game' || type === 'entries') onBegun();
  };

/** Whoever made the table is told its secret whenever he asks. */
const useInvitation = (game: string) => {
  const link = useSignal<{ readonly address: string; readonly isOpen: boolean } | undefined>(undefined);
  useEffect(() => {
    void ask('created', 'POST', `/games/${game}/join`, {}).then((made) => {
      if (!made.ok) return sayFailed(made);
      const { key } = made.value;
      link.value = { address: addressOf(hrefOf({ name: 'afar', id: game, key })), isOpen: key === undefined };
    });
  }, [game]);
  return link;
};

const LinkField = ({ link }: { readonly link: string }) => {
  const { invite } = useOnlineTexts();
  const said = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const give = async (): Promise<void> => {
    const isCopied = (await copy(link)) === 'copied';
    said.value = isCopied ? invite.copied : invite.uncopied;
    if (!isCopied) field.current?.select();
  };
  return (
    <div class="far-link">
      <label>
        <span class="small">{invite.link}</span>
        <input
          ref={field}
          class="field"
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="far-row">
        <button type="button" class="button button-main" onClick={() => void give()}>
          {invite.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => share(link)}>
            {invite.send}
          </button>
        )}
      </div>
      <p class="small" role="status">
        {said.value}
      </p>
    </div>
  );
};

const withdraw = async (game: string): Promise<void> => {
  const gone = await ask('done', 'DELETE', `/games/${game}`);
  if (gone.ok) go({ name: 'online' }, 'replace');
  else sayFailed(gone);
};

const share = (url: string): void => {
  // Who closes the window of his system without choosing has shared nothing, and knows it.
  navigator.share({ url }).catch(() => undefined);
};
