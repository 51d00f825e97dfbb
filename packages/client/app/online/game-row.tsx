import type { GameLine } from '@archmage/protocol';
import { go, hrefOf } from '../shell/router.ts';
import { sayFailed } from './failed.tsx';
import { viewerIn } from './far-game.ts';
import { FAR } from './far-host.ts';
import { ask } from './http.ts';
import { beGuest, myId } from './person.ts';
import { useOnlineTexts } from './texts/texts.ts';
import { isYours, paceText, rulesText, standingText, versus } from './words.ts';

interface RowProps {
  readonly line: GameLine;
}

/** A game in a list: who, what, how it stands, and the one thing to do with it. */
export const GameRow = ({ line }: RowProps) => {
  const { line: said } = useOnlineTexts();
  const person = myId();
  const facts = [rulesText(line.rules), paceText(line.pace), ...(line.rated ? [said.rated] : [])];
  return (
    <li class={isYours(line, person) ? 'card far-game far-game-yours' : 'card far-game'}>
      <div class="far-game-words">
        <h3>{versus(line, person)}</h3>
        <p>{standingText(line, person, Date.now())}</p>
        <p class="soft small">{facts.join(' · ')}</p>
      </div>
      <Deed line={line} />
    </li>
  );
};

const Deed = ({ line }: RowProps) => {
  const { lobby } = useOnlineTexts();
  const isMine = viewerIn(line, myId()) !== 'spectator';
  const label = (text: string) => ({ 'aria-label': `${text}: ${versus(line, myId())}` });
  if (line.status === 'over') {
    return (
      <a class="button" href={hrefOf({ name: 'replay', id: `${FAR}${line.id}` })} {...label(lobby.see)}>
        {lobby.see}
      </a>
    );
  }
  if (line.status === 'open' && !isMine) {
    return (
      <button type="button" class="button button-main" onClick={() => void sit(line.id)} {...label(lobby.sit)}>
        {lobby.sit}
      </button>
    );
  }
  const text = line.status === 'open' ? lobby.wait : isMine ? lobby.play : lobby.look;
  const isMain = isYours(line, myId());
  return (
    <a class={isMain ? 'button button-main' : 'button'} href={hrefOf({ name: 'afar', id: line.id })} {...label(text)}>
      {text}
    </a>
  );
};

const sit = async (game: string): Promise<void> => {
  const guest = await beGuest();
  const sat = guest.ok ? await ask('created', 'POST', `/games/${game}/join`, {}) : guest;
  if (sat.ok) go({ name: 'afar', id: game });
  else sayFailed(sat);
};
