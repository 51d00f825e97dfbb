import { useEffect } from 'preact/hooks';
import type { RouteOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { Account } from './account.tsx';
import { Failed } from './failed.tsx';
import { Lobby } from './lobby.tsx';
import { NewTable } from './new-table.tsx';
import { learnMe, me } from './person.ts';
import { useOnlineTexts } from './texts/texts.ts';
import '../start/start.css';
import './online.css';

/** Play from afar: what there is to play, and who one is. It says so where there is no server. */
export const Screen = ({ route: { page } }: { readonly route: RouteOf<'online'> }) => {
  const texts = useOnlineTexts();
  useTitle(texts.title);
  useEffect(() => void learnMe(), []);
  const now = me.value;
  if (now === undefined) return <p class="shell-loading">{texts.table.opening}</p>;
  if (!now.ok && now.code !== 'nobody') return <Failed denied={now} onRetry={() => void learnMe()} />;
  if (page === 'me') return <Account />;
  return page === 'new' ? <NewTable /> : <Lobby />;
};
