import type { GameLine } from '@archmage/protocol';
import { fill } from '@archmage/words';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { go, hrefOf } from '../shell/router.ts';
import { failedText, sayFailed } from './failed.tsx';
import { GameRow } from './game-row.tsx';
import { type Asked, ask } from './http.ts';
import { NameField } from './name-field.tsx';
import { QUICK } from './paces.ts';
import { beGuest, me, myId } from './person.ts';
import { useOnlineTexts } from './texts/texts.ts';
import { isYours, paceText } from './words.ts';

/** One's own games, those that wait for somebody, and those one may watch. */
export const Lobby = () => {
  const texts = useOnlineTexts();
  const { lobby } = texts;
  const { mine, open, watched, failed } = useLists();
  const others = (lines: readonly GameLine[]) => lines.filter(({ id }) => !mine.some((line) => line.id === id));
  return (
    <div class="far-lobby">
      <div class="far-lobby-head">
        <h1 tabindex={-1}>{texts.title}</h1>
        <p class="soft">{texts.lead}</p>
      </div>
      <div class="card far-lobby-start">
        <NameField />
        <div class="far-row">
          <a class="button button-main" href={hrefOf({ name: 'online', page: 'new' })}>
            {lobby.make}
          </a>
          <button type="button" class="button" onClick={() => void quick()}>
            {lobby.quick}
          </button>
          <a class="button button-quiet" href={hrefOf({ name: 'online', page: 'me' })}>
            {texts.profile}
          </a>
        </div>
        <p class="soft small">{fill(lobby.quickNote, { pace: paceText(QUICK.pace) })}</p>
      </div>
      {failed !== undefined && <p role="alert">{fill(lobby.refresh, { why: failed })}</p>}
      <List title={lobby.mine} none={lobby.mineNone}>
        {mine.map((line) => (
          <GameRow key={line.id} line={line} />
        ))}
      </List>
      <List title={lobby.open} none={lobby.openNone}>
        {others(open).map((line) => (
          <GameRow key={line.id} line={line} />
        ))}
      </List>
      <List title={lobby.watch} none={lobby.watchNone}>
        {others(watched).map((line) => (
          <GameRow key={line.id} line={line} />
        ))}
      </List>
    </div>
  );
};

const quick = async (): Promise<void> => {
  const guest = await beGuest();
  const made = guest.ok ? await ask('created', 'POST', '/quick', QUICK) : guest;
  if (made.ok) go({ name: 'afar', id: made.value.game });
  else sayFailed(made);
};

interface ListProps {
  readonly title: string;
  readonly none: string;
  readonly children: ComponentChildren[];
}

const List = ({ title, none, children }: ListProps) => {
  const id = useId();
  return (
    <section class="far-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children.length === 0 ? <p class="soft">{none}</p> : <ul>{children}</ul>}
    </section>
  );
};

interface Lists {
  readonly mine: readonly GameLine[];
  readonly open: readonly GameLine[];
  readonly watched: readonly GameLine[];
  readonly failed?: string | undefined;
}

/** Looked at again now and then, while the page is seen. */
const useLists = (): Lists => {
  const lists = useSignal<Lists>({ mine: [], open: [], watched: [] });
  const person = me.value?.ok;
  useEffect(() => {
    let isLeft = false;
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const found = await readLists(lists.peek());
      if (!isLeft) lists.value = found;
    };
    void look();
    const timer = setInterval(() => void look(), OFTEN);
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [person]);
  return lists.value;
};

/** Milliseconds. */
const OFTEN = 5000;

const readLists = async (before: Lists): Promise<Lists> => {
  const [mine, open, watched] = await Promise.all([
    myId() === undefined ? { ok: true as const, value: { games: [] } } : ask('gameLines', 'GET', '/games'),
    ask('gameLines', 'GET', '/lobby'),
    ask('gameLines', 'GET', '/watch'),
  ]);
  const bad = [mine, open, watched].find(({ ok }) => !ok) as Extract<Asked<unknown>, { ok: false }> | undefined;
  return {
    mine: mine.ok ? sorted(mine.value.games) : before.mine,
    open: open.ok ? open.value.games : before.open,
    watched: watched.ok ? watched.value.games : before.watched,
    failed: bad && failedText(bad),
  };
};

/** What waits for oneself comes first, what is over last. */
const sorted = (games: readonly GameLine[]): readonly GameLine[] => {
  const rank = (line: GameLine) => (isYours(line, myId()) ? 0 : line.status === 'over' ? 2 : 1);
  return [...games].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
};
