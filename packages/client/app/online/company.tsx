import { SEATS, type Seat } from '@archmage/engine';
import { fill } from '@archmage/words';
import { effect, signal } from '@preact/signals';
import { SideMark } from '../parts/art.tsx';
import type { Coach } from '../table/coach.ts';
import type { TableSession } from '../table/session.ts';
import { playAgain } from './again.ts';
import { Asking, Standing } from './asking.tsx';
import { ChatDoor } from './chat.tsx';
import type { FarGame } from './far-game.ts';
import { joinNow, lineState } from './line.ts';
import { useSeatName } from './sitters.ts';
import { onlineTexts, useOnlineTexts } from './texts/texts.ts';
import '../exercise/coach-panel.css';
import './online.css';

interface CompanyProps {
  readonly game: FarGame;
  readonly session: TableSession;
}

/** Those who are at the table from afar, and what is settled between them. */
export const companyOf = (game: FarGame, session: TableSession): Coach => {
  const Panel = ({ at }: { readonly at: 'table' | 'combat' }) =>
    at === 'table' ? <Company game={game} session={session} /> : <LineState />;
  const stop = followClocks(game, session);
  const again =
    game.viewer === 'spectator'
      ? undefined
      : { text: onlineTexts.peek().table.rematch, run: () => void playAgain(game) };
  return { Panel, marks: signal([]), leads: 'afar', stop, ...(again && { again }) };
};

/** What the server says of the time is shown at once. */
const followClocks = ({ now }: FarGame, { table }: TableSession): (() => void) =>
  effect(() => {
    if (now.value !== undefined) table.clocks.value = table.host.clocks();
  });

const Company = ({ game, session }: CompanyProps) => {
  const { table: said } = useOnlineTexts();
  // Who is there, and what he asks, is not known then.
  const isLost = lineState.value === 'lost';
  return (
    <section class="coach far" aria-label={said.panel}>
      <h2 class="shell-unseen">{said.panel}</h2>
      <div class="far-head">
        <LineState />
        {isLost || <People game={game} />}
      </div>
      {isLost || (
        <>
          <div class="far-row">
            <Asking game={game} session={session} />
            <ChatDoor game={game} />
          </div>
          <Standing game={game} />
        </>
      )}
    </section>
  );
};

/** Whether the server hears us, said honestly. */
const LineState = () => {
  const { table } = useOnlineTexts();
  const state = lineState.value;
  return (
    <p class={`far-line far-line-${state}`}>
      <i aria-hidden="true" />
      <span role="status">{table.state[state]}</span>
      {state === 'lost' && (
        <button type="button" class="button button-small" onClick={joinNow}>
          {table.again}
        </button>
      )}
    </p>
  );
};

const People = ({ game }: { readonly game: FarGame }) => {
  const { table } = useOnlineTexts();
  const spectators = game.present.value?.spectators ?? 0;
  return (
    <ul class="far-people">
      {SEATS.filter((seat) => seat !== game.viewer).map((seat) => (
        <Person key={seat} game={game} seat={seat} />
      ))}
      {spectators > 0 && <li class="soft small">{fill(table.spectators, { count: spectators })}</li>}
    </ul>
  );
};

const Person = ({ game, seat }: { readonly game: FarGame; readonly seat: Seat }) => {
  const { table } = useOnlineTexts();
  const name = useSeatName(game, seat);
  const sitter = game.now.value?.table.seats[seat] ?? game.line.seats[seat];
  const isHere = sitter?.bot !== undefined || game.present.value?.[seat] === true;
  return (
    <li class={isHere ? 'far-person far-person-here' : 'far-person'}>
      <SideMark side={seat} />
      <span class="far-name">{name}</span>
      {sitter?.rating !== undefined && game.line.rated && <span class="soft small">{Math.round(sitter.rating)}</span>}
      <span class={isHere ? 'far-here' : 'far-away'}>{isHere ? table.here : table.away}</span>
    </li>
  );
};
