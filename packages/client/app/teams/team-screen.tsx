import { isAsked, SEATS, type Seat, topTask } from '@archmage/engine';
import { fill } from '@archmage/words';
import { useEffect, useRef } from 'preact/hooks';
import { useArt } from '../parts/art.tsx';
import type { Seen } from '../play/seen.ts';
import { seatName } from '../table/said/narrate.ts';
import { promptText } from '../table/said/prompt-text.ts';
import { Why } from '../table/screen/why.tsx';
import type { TableSession } from '../table/session.ts';
import { FreeChoice } from './free-choice.tsx';
import { MutualChoice } from './mutual-choice.tsx';
import { Roster } from './roster.tsx';
import { draftedSort, sentBy } from './team.ts';
import { useTeamTexts } from './texts/texts.ts';
import '../../board/board.css';
import '../parts/parts.css';
import './teams.css';
import './teams-side.css';

interface ScreenProps {
  readonly session: TableSession;
}

/** Teams and rooms are chosen before anything lies on the board. */
export const TeamScreen = ({ session }: ScreenProps) => {
  const { table } = session;
  const acting = table.seat.value;
  const seat: Seat = acting ?? 'yellow';
  const seen: Seen = { rules: table.host.rules, view: table.view.value, seat };
  const isChoosing = acting !== undefined && isAsked(seen.view, seat);
  useArt();
  return (
    <div class="teams">
      <Head session={session} seen={seen} />
      {topTask(seen.view)?.kind !== 'choose' ? (
        <MutualChoice session={session} seen={seen} />
      ) : isChoosing ? (
        <FreeChoice key={seat} session={session} seen={seen} />
      ) : (
        <Waiting seen={seen} />
      )}
      <div class="table-why">
        <Why session={session} />
      </div>
    </div>
  );
};

const Head = ({ session: { table }, seen }: ScreenProps & { readonly seen: Seen }) => {
  const said = useTeamTexts();
  const { teams } = seen.rules;
  const what = draftedSort(seen) ?? 'draw';
  const text = teams?.by === 'free' ? said.free : said.mutual[what];
  const title = useRef<HTMLHeadingElement>(null);
  // Behind the curtain there was nothing to have the focus.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="teams-head">
      <h2 ref={title} tabindex={-1}>
        {promptText(table)}
      </h2>
      <p class="soft">{fill(text, { characters: teams?.characters, objects: teams?.objects, pairs: teams?.pairs })}</p>
    </header>
  );
};

/** One's own choice is made, or somebody else's is watched: what it is stays unseen. */
const Waiting = ({ seen }: { readonly seen: Seen }) => {
  const said = useTeamTexts();
  const { rules, seat, view } = seen;
  const own = sentBy(rules, view.players[seat], seat);
  return (
    <div class="teams-waiting">
      {SEATS.filter((each) => isAsked(view, each)).map((each) => (
        <p key={each} role="status">
          {fill(said.waiting, { seat: seatName(each) })}
        </p>
      ))}
      {own.pieces.length > 0 && <Roster rules={rules} side={seat} team={own} title={said.yours} />}
    </div>
  );
};
