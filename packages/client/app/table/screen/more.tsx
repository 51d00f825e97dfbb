import { opponent } from '@archmage/engine';
import { fill } from '@archmage/words';
import { howFor } from '../../rules/how-address.ts';
import { confirm } from '../../shell/confirm.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { notify } from '../../shell/notices.tsx';
import { hrefOf } from '../../shell/router.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { seatName } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';
import { sayUnsaved } from '../unsaved.ts';
import { canReplay, replayLast } from './replay-last.ts';

interface MoreProps {
  readonly session: TableSession;
  readonly onLog: () => void;
  readonly onClose: () => void;
}

/** What is done now and then; loaded when somebody looks for it. */
export const MoreDialog = ({ session, onLog, onClose }: MoreProps) => {
  const { buttons } = useTexts().table;
  const { table } = session;
  const seen = table.seen.value;
  const isOver = table.view.value.ending !== undefined;
  const isOffered = seen?.view.players[opponent(seen.seat)].agreed;
  const after = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={buttons.more} onClose={onClose}>
      <div class="table-more">
        <button type="button" class="button table-more-small" onClick={after(onLog)}>
          {buttons.log}
        </button>
        {canReplay(table) && (
          <button type="button" class="button table-more-small" onClick={after(() => replayLast(session))}>
            {buttons.replay}
          </button>
        )}
        {seen !== undefined && !isOver && (
          <>
            <button type="button" class="button" onClick={after(() => agree(session))}>
              {isOffered ? buttons.accept : buttons.draw}
            </button>
            <button type="button" class="button" onClick={after(() => resign(session))}>
              {buttons.resign}
            </button>
          </>
        )}
        <a class="button" href={hrefOf({ name: 'replay', id: table.host.id })}>
          {buttons.watch}
        </a>
        <a class="button" href={hrefOf({ name: 'rules', id: howFor(table.host.rules.id) })}>
          {buttons.how}
        </a>
        <a class="button" href={hrefOf({ name: table.coach.value?.leads === 'afar' ? 'online' : 'games' })}>
          {buttons.games}
        </a>
        <a class="button" href={hrefOf({ name: 'new', start: 'choose' })}>
          {buttons.again}
        </a>
      </div>
    </Dialog>
  );
};

const resign = async ({ hand, table }: TableSession): Promise<void> => {
  const seat = table.seen.peek()?.seat;
  if (seat === undefined) return;
  const { resignAsk } = texts.value.table;
  const text = fill(resignAsk.text, { seat: seatName(seat) });
  if (await confirm({ ...resignAsk, text, grave: true })) hand.act({ type: 'resign' });
};

export const agree = async (session: TableSession): Promise<void> => {
  const { hand, table } = session;
  const seen = table.seen.peek();
  if (seen === undefined) return;
  if (table.people.length > 1) return agreeTogether(session);
  const other = opponent(seen.seat);
  const { drawAsk, drawSent } = texts.value.table;
  const isAccepted = seen.view.players[other].agreed;
  if (!isAccepted && !(await confirm({ ...drawAsk, text: fill(drawAsk.text, { seat: seatName(other) }) }))) return;
  hand.act({ type: 'agree' });
  if (!isAccepted) notify({ text: drawSent, tone: 'plain' });
};

/** An offer lasts as long as the turn, in which the other person at the screen is not asked: so both say it at once. */
const agreeTogether = async (session: TableSession): Promise<void> => {
  if (await confirm(texts.value.table.drawBoth)) await bothAgree(session);
};

export const bothAgree = async ({ director, table }: Pick<TableSession, 'director' | 'table'>): Promise<void> => {
  const { host, people } = table;
  for (const seat of people.filter((each) => !host.view('spectator').players[each].agreed)) {
    const verdict = await director.during(() => host.act(seat, { type: 'agree' }));
    if (verdict.said === 'unsaved') {
      sayUnsaved(host, verdict.failure, () => void bothAgree({ director, table }));
      return;
    }
  }
};
