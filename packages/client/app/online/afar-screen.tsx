import type { GameLine } from '@archmage/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { RouteOf } from '../shell/router.ts';
import { useTitle } from '../shell/screen.tsx';
import { Failed } from './failed.tsx';
import { viewerIn } from './far-game.ts';
import { FarTable } from './far-table.tsx';
import { type Asked, ask } from './http.ts';
import { Invited } from './invited.tsx';
import { beAnybody, learnMe, myId } from './person.ts';
import { useOnlineTexts } from './texts/texts.ts';
import { Waiting } from './waiting.tsx';
import './online.css';

/** A table from afar: still waiting for somebody, or being played. */
export const Screen = ({ route: { id, key } }: { readonly route: RouteOf<'afar'> }) => {
  const texts = useOnlineTexts();
  const [line, setLine] = useState<Asked<GameLine> | undefined>(undefined);
  const look = () => void lookAt(id).then(setLine);
  useTitle(texts.title);
  useEffect(look, [id]);
  if (line === undefined) return <p class="shell-loading">{texts.table.opening}</p>;
  if (!line.ok) return <Failed denied={line} onRetry={look} />;
  const isMine = viewerIn(line.value, myId()) !== 'spectator';
  if (line.value.status !== 'open') return <FarTable key={id} id={id} />;
  return isMine ? (
    <Waiting line={line.value} onBegun={look} />
  ) : (
    <Invited line={line.value} secret={key} onSat={look} />
  );
};

/** Whoever may see a game under way is told of it as somebody. */
const lookAt = async (id: string): Promise<Asked<GameLine>> => {
  const who = await learnMe();
  if (!who.ok && who.code !== 'nobody') return who;
  const line = await ask('gameLine', 'GET', `/games/${id}`);
  if (!line.ok || line.value.status === 'open') return line;
  const anybody = await beAnybody();
  return anybody.ok ? line : anybody;
};
