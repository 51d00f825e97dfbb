import { isAsked, takeback } from '@archmage/engine';
import { fill } from '@archmage/words';
import { useSignal } from '@preact/signals';
import { addressOf, copy } from '../replay/share.ts';
import { Dialog } from '../shell/dialog.tsx';
import { notify } from '../shell/notices.tsx';
import { hrefOf } from '../shell/router.ts';
import type { TableSession } from '../table/session.ts';
import { playAgain } from './again.ts';
import type { FarGame } from './far-game.ts';
import { sayDeclined } from './far-host.ts';
import { otherSeat, useSeatName } from './sitters.ts';
import { useOnlineTexts } from './texts/texts.ts';

interface AskingProps {
  readonly game: FarGame;
}

type Wish = { readonly type: string; readonly count?: number; readonly bot?: string };

const wish = async (game: FarGame, action: Wish): Promise<void> => {
  sayDeclined(await game.act(action));
};

/** What one player has asked for, what the other may answer, and a game that is paused. */
export const Standing = ({ game }: AskingProps) => {
  const { table } = useOnlineTexts();
  const now = game.now.value?.table;
  const name = useSeatName(game, now?.asked?.by ?? 'yellow');
  const asked = now?.asked;
  const isMine = asked?.by === game.viewer;
  return (
    <>
      {asked && (
        <div class="far-standing" role="status">
          <p>{fill((isMine ? table.askedMine : table.asked)[asked.what], { name, count: asked.count ?? 1 })}</p>
          {!isMine && game.viewer !== 'spectator' && (
            <div class="far-row">
              <button type="button" class="button button-main button-small" onClick={() => void wish(game, GRANT)}>
                {table.grant}
              </button>
              <button type="button" class="button button-small" onClick={() => void wish(game, DECLINE)}>
                {table.decline}
              </button>
            </div>
          )}
        </div>
      )}
      {now?.paused && (
        <div class="far-standing" role="status">
          <p>{table.paused}</p>
          {game.viewer !== 'spectator' && (
            <button type="button" class="button button-main button-small" onClick={() => void wish(game, GO_ON)}>
              {table.goOn}
            </button>
          )}
        </div>
      )}
    </>
  );
};

const GRANT: Wish = { type: 'grant' };
const DECLINE: Wish = { type: 'decline' };
const GO_ON: Wish = { type: 'goOn' };

/** The way to what is asked of the other player; a rematch when the game is over. */
export const Asking = ({ game, session }: AskingProps & { readonly session: TableSession }) => {
  const { table } = useOnlineTexts();
  const isOpen = useSignal(false);
  const isOver = session.table.view.value.ending !== undefined;
  if (game.viewer === 'spectator') return <p class="soft small">{table.watching}</p>;
  return (
    <>
      <button
        type="button"
        class={isOver ? 'button button-main button-small' : 'button button-small'}
        aria-haspopup={isOver ? undefined : 'dialog'}
        onClick={() => (isOver ? void playAgain(game) : show(isOpen))}
      >
        {isOver ? table.rematch : table.ask}
      </button>
      {isOpen.value && <AskDialog game={game} session={session} onClose={() => (isOpen.value = false)} />}
    </>
  );
};

const show = (isOpen: { value: boolean }): void => {
  isOpen.value = true;
};

interface DialogProps extends AskingProps {
  readonly session: TableSession;
  readonly onClose: () => void;
}

const AskDialog = ({ game, session, onClose }: DialogProps) => {
  const { table } = useOnlineTexts();
  const after = (action: Wish) => () => {
    onClose();
    void wish(game, action);
  };
  const back = stepsToAsk(game);
  const isTheirs = isAsked(session.table.view.value, otherSeat(game));
  const isAway = game.present.value?.[otherSeat(game)] === false;
  return (
    <Dialog title={table.askTitle} onClose={onClose}>
      <div class="far-asks">
        {!game.line.rated && back > 0 && (
          <Ask text={table.takeBack} note={table.takeBackNote} onClick={after({ type: 'askTakeBack', count: back })} />
        )}
        {game.line.pace.of !== 'open' && (
          <Ask text={table.pause} note={table.pauseNote} onClick={after({ type: 'askPause' })} />
        )}
        {isAway && isTheirs && <Ask text={table.claim} note={table.claimNote} onClick={after({ type: 'claim' })} />}
        {isAway && isTheirs && !game.line.rated && (
          <Ask text={table.replace} onClick={after({ type: 'replace', bot: 'scout' })} />
        )}
        <Ask
          text={table.watchLink}
          onClick={() => {
            onClose();
            void copyLink(hrefOf({ name: 'afar', id: game.id }), table.watchCopied);
          }}
        />
        <a class="button" href={hrefOf({ name: 'online' })}>
          {table.lobby}
        </a>
      </div>
    </Dialog>
  );
};

export const copyLink = async (href: string, said: string): Promise<void> => {
  const address = addressOf(href);
  const isCopied = (await copy(address)) === 'copied';
  notify(isCopied ? { text: said, tone: 'good' } : { text: address, tone: 'plain', lasts: 60_000 });
};

interface AskProps {
  readonly text: string;
  readonly note?: string;
  readonly onClick: () => void;
}

const Ask = ({ text, note, onClick }: AskProps) => (
  <button type="button" class="button far-ask" onClick={onClick}>
    <span>{text}</span>
    {note && <small>{note}</small>}
  </button>
);

/** Back to before one's own last step, where that cannot be had without asking. */
const stepsToAsk = (game: FarGame): number => {
  const { chapters } = game.told();
  const last = chapters.findLastIndex(({ actor }) => actor === game.viewer);
  if (last < 0 || game.viewer === 'spectator') return 0;
  const batches = chapters.map(({ actor, events }) => ({ seat: actor, action: { type: 'pass' } as const, events }));
  return takeback({ batches }, game.viewer, 'relaxed') > 0 ? 0 : chapters.length - last;
};
