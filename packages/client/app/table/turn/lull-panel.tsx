import { opponent } from '@archmage/engine';
import { fill } from '@archmage/words';
import { useEffect } from 'preact/hooks';
import { type Lull, lull } from '../../play/lull.ts';
import { announce } from '../../shell/announce.tsx';
import { seatName } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';
import { turnTexts } from './texts/texts.ts';
import { UndoButton } from './undo-button.tsx';
import './turn.css';

/** A turn is over, and whoever comes next waits. */
export const LullPanel = ({ session }: { readonly session: TableSession }) => {
  const now = lull.value;
  return now === undefined ? null : <Panel session={session} now={now} />;
};

interface PanelProps {
  readonly session: TableSession;
  readonly now: Lull;
}

const Panel = ({ session, now }: PanelProps) => {
  const { goOn } = turnTexts.value.lull;
  const { over, next } = wordsOf(session, now);
  useEffect(() => announce(`${over} ${next}`), [over, next]);
  return (
    <section class="table-proposal turn-lull" aria-label={over}>
      <p>
        <strong>{over}</strong>
        <span class="soft">{next}</span>
      </p>
      <div class="table-row">
        {session.table.undoable.value !== undefined && <UndoButton session={session} />}
        <button type="button" class="button button-main" onClick={now.goOn}>
          {goOn}
        </button>
      </div>
      {now.ms !== undefined && <i class="turn-sand" style={{ animationDuration: `${now.ms}ms` }} aria-hidden="true" />}
    </section>
  );
};

const wordsOf = ({ table }: TableSession, { ms }: Lull): { readonly over: string; readonly next: string } => {
  const { lull: said } = turnTexts.value;
  const handover = table.handover.value;
  const to = seatName(handover === undefined ? table.view.value.turn.seat : opponent(handover.from));
  if (handover === undefined)
    return { over: said.yours, next: fill(ms === undefined ? said.asked : said.soon, { seat: to }) };
  const over = fill(handover.why === 'timeout' ? said.time : said.theirs, { seat: seatName(handover.from) });
  return { over, next: fill(ms === undefined ? said.seat : said.soon, { seat: to }) };
};
