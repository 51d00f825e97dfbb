import { isAsked, opponent, topTask } from '@archmage/engine';
import { fill } from '@archmage/words';
import { useSignal } from '@preact/signals';
import { choicesOf } from '../../play/choices.ts';
import { confirm } from '../../shell/confirm.tsx';
import { Dialog } from '../../shell/dialog.tsx';
import { notify } from '../../shell/notices.tsx';
import { hrefOf } from '../../shell/router.ts';
import { texts, useTexts } from '../../texts/texts.ts';
import { otherSide } from '../hand/hand.ts';
import { HintButton } from '../hints/hint-door.tsx';
import { seatName } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';
import type { Table } from '../store.ts';
import { sayUnsaved } from '../unsaved.ts';

interface ToolsProps {
  readonly session: TableSession;
  readonly onLog: () => void;
  readonly onResult: () => void;
}

/** Ending the turn, and what else can be done at any time. */
export const Tools = ({ session, onLog, onResult }: ToolsProps) => {
  const { buttons } = useTexts().table;
  const { director, hand, table } = session;
  const isOpen = useSignal(false);
  const isRerun = table.rerun.value !== undefined;
  const isOver = table.view.value.ending !== undefined;
  const seen = table.seen.value;
  const canPass = seen !== undefined && topTask(seen.view)?.kind === 'act' && isAsked(seen.view, seen.seat);
  const isOffered = !isOver && seen !== undefined && seen.view.players[opponent(seen.seat)].agreed;
  return (
    <div class="table-tools">
      {canPass && (
        <button type="button" class="button table-pass" onClick={() => director.whenFree(() => void pass(session))}>
          {buttons.pass}
        </button>
      )}
      {isOver && (
        <button type="button" class="button button-main table-result" onClick={onResult}>
          {buttons.result}
        </button>
      )}
      {!isRerun && <HintButton session={session} />}
      {isRerun && (
        <button type="button" class="button button-small" onClick={director.skip}>
          {buttons.stop}
        </button>
      )}
      {canReplay(table) && (
        <button type="button" class="button button-small table-replay-button" onClick={() => replayLast(session)}>
          {buttons.replay}
        </button>
      )}
      {isOffered && (
        <button type="button" class="button button-small" onClick={() => void agree(session)}>
          {buttons.accept}
        </button>
      )}
      {table.undoable.value !== undefined && !table.busy.value && (
        <button type="button" class="button button-small" onClick={hand.takeBack}>
          {buttons.takeBack}
        </button>
      )}
      <button type="button" class="button button-small table-log-button" onClick={onLog}>
        {buttons.log}
      </button>
      {table.coach.value?.leads !== 'exercise' && (
        <button
          type="button"
          class="button button-small"
          aria-haspopup="dialog"
          onClick={() => {
            isOpen.value = true;
          }}
        >
          {buttons.more}
        </button>
      )}
      {isOpen.value && <MoreDialog session={session} onLog={onLog} onClose={() => (isOpen.value = false)} />}
    </div>
  );
};

interface MoreProps extends Pick<ToolsProps, 'session' | 'onLog'> {
  readonly onClose: () => void;
}

const MoreDialog = ({ session, onLog, onClose }: MoreProps) => {
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
        <a class="button" href={hrefOf({ name: 'games' })}>
          {buttons.games}
        </a>
        <a class="button" href={hrefOf({ name: 'new', start: 'choose' })}>
          {buttons.again}
        </a>
      </div>
    </Dialog>
  );
};

const canReplay = (table: Table): boolean =>
  table.rerun.value === undefined && table.view.value.ending === undefined && otherSide(table) !== undefined;

/** Asks first only when something would be given up. */
export const pass = async ({ hand, table }: TableSession): Promise<void> => {
  const seen = table.asked.peek();
  if (seen === undefined || topTask(seen.view)?.kind !== 'act') return;
  const { characters, pass: action } = choicesOf(seen);
  if (action === undefined) return;
  const count = seen.view.turn.purses.reduce((sum, { ap }) => sum + ap, 0);
  const { passAsk } = texts.value.table;
  const isSure =
    characters.size === 0 || count === 0 || (await confirm({ ...passAsk, text: fill(passAsk.text, { count }) }));
  if (isSure) hand.act(action);
};

export const replayLast = ({ director, table }: TableSession): void => {
  const seat = otherSide(table);
  if (seat !== undefined && !table.busy.peek()) void director.rerun(seat);
};

const resign = async ({ hand, table }: TableSession): Promise<void> => {
  const seat = table.seen.peek()?.seat;
  if (seat === undefined) return;
  const { resignAsk } = texts.value.table;
  const text = fill(resignAsk.text, { seat: seatName(seat) });
  if (await confirm({ ...resignAsk, text, grave: true })) hand.act({ type: 'resign' });
};

const agree = async (session: TableSession): Promise<void> => {
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
