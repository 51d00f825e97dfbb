import { isAsked, opponent, type Seat } from '@archmage/engine';
import { stateAt } from '@archmage/host';
import { fill } from '@archmage/words';
import { useEffect, useState } from 'preact/hooks';
import { notify } from '../shell/notices.tsx';
import { useTitle } from '../shell/screen.tsx';
import { seatName } from '../table/said/narrate.ts';
import { TableView } from '../table/screen/table-view.tsx';
import { sessionOf, type TableSession } from '../table/session.ts';
import { adviser } from '../world.ts';
import { companyOf } from './company.tsx';
import { Failed } from './failed.tsx';
import { type FarGame, openFarGame } from './far-game.ts';
import { farHost } from './far-host.ts';
import type { Denied } from './http.ts';
import { tellOfTurn } from './notices.ts';
import { myId } from './person.ts';
import { onlineTexts, useOnlineTexts } from './texts/texts.ts';

/** The same table as at one screen, with those who play from afar beside it. */
export const FarTable = ({ id }: { readonly id: string }) => {
  const { table } = useOnlineTexts();
  const [tries, setTries] = useState(0);
  const opened = useFarGame(id, tries);
  if (opened === undefined) return <p class="shell-loading">{table.opening}</p>;
  if ('code' in opened) return <Failed denied={opened} onRetry={() => setTries(tries + 1)} />;
  return (
    <>
      <TurnTitle session={opened} />
      <TableView session={opened} />
    </>
  );
};

/** The window's title says whose turn it is: somebody may be looking at another one. */
const TurnTitle = ({ session: { table } }: { readonly session: TableSession }) => {
  const { line, title } = useOnlineTexts();
  const isYours = table.people.some((seat) => isAsked(table.view.value, seat));
  useTitle(isYours ? `● ${line.yours}` : title);
  useEffect(() => {
    if (isYours) sayTurn(table);
  }, [isYours]);
  return null;
};

const sayTurn = ({ host, people }: TableSession['table']): void => {
  const { line, me } = onlineTexts.peek();
  const other = opponent(people[0] ?? 'yellow');
  const body = fill(me.notices.body, { name: host.names?.[other] ?? seatName(other) });
  // A browser that will not show it is no reason to stop playing.
  tellOfTurn(host.id, line.yours, body).catch((error) => console.warn(error));
};

const useFarGame = (id: string, tries: number): TableSession | Denied | undefined => {
  const [opened, setOpened] = useState<TableSession | Denied | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    let stop = (): void => {};
    setOpened(undefined);
    void openFarGame(id, myId()).then((asked) => {
      if (!isWanted) {
        if (asked.ok) asked.value.close();
        return;
      }
      if (!asked.ok) return setOpened(asked);
      const session = sitDown(asked.value);
      stop = session.stop;
      setOpened(session);
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [id, tries]);
  return opened;
};

const sitDown = (game: FarGame): TableSession => {
  const session = sessionOf(farHost(game), adviser());
  session.table.coach.value = companyOf(game, session);
  tellSince(game, session);
  return session;
};

/** What was done while one was away is played as it happened. */
const tellSince = ({ told, viewer }: FarGame, { director, table }: TableSession): void => {
  const { chapters, start } = told();
  const from = chapters.findLastIndex(({ actor }) => actor === viewer) + 1;
  const since = chapters.slice(from);
  const other = since.find(({ actor }) => actor === 'yellow' || actor === 'blue')?.actor;
  if (from === 0 || other === undefined) return;
  table.told.value = from;
  table.view.value = stateAt({ start, chapters }, from);
  const { since: said } = onlineTexts.value;
  const name = table.host.names?.[other as Seat] ?? seatName(other as Seat);
  notify({ text: fill(said, { name, count: since.filter(({ actor }) => actor === other).length }), tone: 'plain' });
  void director.catchUp();
};
