import { fill } from '@archmage/words';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { confirm } from '../shell/confirm.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { notify } from '../shell/notices.tsx';
import { sayFailed } from './failed.tsx';
import type { FarGame, Line } from './far-game.ts';
import { ask } from './http.ts';
import { myId } from './person.ts';
import { onlineTexts, useOnlineTexts } from './texts/texts.ts';

interface ChatProps {
  readonly game: FarGame;
}

/** Where there is no room for it beside the board. */
export const ChatDoor = ({ game }: ChatProps) => {
  const { chat } = useOnlineTexts();
  const isOpen = useSignal(false);
  const seen = useSignal(0);
  const fresh = game.said.value.filter(({ nth, by }) => nth >= seen.value && by !== myId());
  const last = fresh.at(-1);
  const count = fresh.length;
  const set = (open: boolean) => () => {
    isOpen.value = open;
    seen.value = (game.said.value.at(-1)?.nth ?? -1) + 1;
  };
  return (
    <>
      <button type="button" class="button button-small" aria-haspopup="dialog" onClick={set(true)}>
        {count > 0 ? fill(chat.count, { count }) : chat.title}
      </button>
      {last !== undefined && !isOpen.value && (
        <p class="far-last" role="status">
          <b>{last.name}</b> {last.text}
        </p>
      )}
      {isOpen.value && (
        <Dialog title={chat.title} onClose={set(false)}>
          <ChatPanel game={game} />
        </Dialog>
      )}
    </>
  );
};

/** What is said at the table, apart from the log of the game. */
export const ChatPanel = ({ game }: ChatProps) => {
  const { chat } = useOnlineTexts();
  const lines = game.said.value;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines.length]);
  return (
    <div class="far-chat">
      <ul ref={list} class="far-said" aria-label={chat.title} aria-live="polite" tabindex={0}>
        {lines.length === 0 && <li class="soft small">{chat.none}</li>}
        {lines.map((line) => (
          <Said key={line.nth} game={game} line={line} />
        ))}
      </ul>
      <SayForm game={game} />
    </div>
  );
};

const Said = ({ game, line }: ChatProps & { readonly line: Line }) => {
  const { chat } = useOnlineTexts();
  const { by, name, nth, text } = line;
  const isMine = by === myId();
  return (
    <li class={isMine ? 'far-said-mine' : undefined}>
      <p>
        <b>{name}</b> {text}
      </p>
      {!isMine && (
        <span class="far-said-deeds">
          <button type="button" class="far-deed" onClick={() => void mute(game, line)}>
            {fill(chat.mute, { name })}
          </button>
          <button
            type="button"
            class="far-deed"
            aria-label={fill(chat.reportOf, { name })}
            onClick={() => void report(game.id, nth)}
          >
            {chat.report}
          </button>
        </span>
      )}
    </li>
  );
};

const mute = async ({ said }: FarGame, { by, name }: Line): Promise<void> => {
  const { chat } = onlineTexts.value;
  const { muteAsk } = chat;
  const words = { ...muteAsk, title: fill(muteAsk.title, { name }), text: fill(muteAsk.text, { name }) };
  if (!(await confirm(words))) return;
  const done = await ask('done', 'POST', '/mute', { person: by, muted: true });
  if (!done.ok) return sayFailed(done);
  said.value = said.value.filter((line) => line.by !== by);
  notify({ text: fill(chat.muted, { name }), tone: 'plain' });
};

const report = async (game: string, nth: number): Promise<void> => {
  const done = await ask('done', 'POST', `/games/${game}/report`, { nth });
  if (done.ok) notify({ text: onlineTexts.value.chat.reported, tone: 'plain' });
  else sayFailed(done);
};

const SayForm = ({ game }: ChatProps) => {
  const { chat } = useOnlineTexts();
  const text = useSignal('');
  return (
    <form
      class="far-say"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.value.trim() === '') return;
        game.say(text.value.trim());
        text.value = '';
      }}
    >
      <input
        class="field"
        aria-label={chat.field}
        placeholder={chat.field}
        maxLength={500}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <button type="submit" class="button button-small">
        {chat.send}
      </button>
    </form>
  );
};
