import type { Seat } from '@archmage/engine';
import { fill } from '@archmage/words';
import { useRef } from 'preact/hooks';
import { Glyph } from '../../parts/glyphs.tsx';
import { confirm } from '../../shell/confirm.tsx';
import { seatName } from '../said/narrate.ts';
import type { TableSession } from '../session.ts';
import type { Table } from '../store.ts';
import { turnTexts } from './texts/texts.ts';
import { actionWords, type Undoing, undoingIn, undoLabel, undoReach } from './undo.ts';
import './turn.css';

/** Takes the latest action back; says how far that goes, and why no farther. */
export const UndoButton = ({ session }: { readonly session: TableSession }) => {
  const { table } = session;
  const kept = useRef<Undoing | undefined>(undefined);
  // While something moves the button stays as it is.
  if (!table.busy.value || kept.current === undefined) kept.current = undoingAt(table);
  const undoing = kept.current;
  if (undoing === undefined) return null;
  return (
    <button
      type="button"
      class="button turn-undo"
      aria-disabled={undoing.count === 0}
      onClick={() => void takeBack(session)}
    >
      <Glyph name="back" />
      <span class="turn-undo-words">
        <span>{undoLabel(table.host, undoing, table.people)}</span>
        <small>{undoReach(undoing)}</small>
      </span>
    </button>
  );
};

/** Nobody's where only computers play, and nobody's once the game is over. */
const undoingAt = ({ host, seat, undoable, view, viewer }: Table): Undoing | undefined => {
  const own = undoable.value?.seat ?? seat.value;
  return own === undefined || view.value.ending !== undefined ? undefined : undoingIn(host, viewer.value, own);
};

/** What the other person did is not taken back without a question. */
export const takeBack = async ({ hand, table }: TableSession): Promise<void> => {
  const undoing = undoingAt(table);
  if (undoing === undefined || undoing.count === 0) return refuse(table, undoing);
  const isOthers = table.seat.peek() !== undefined && table.seat.peek() !== undoing.seat;
  if (!isOthers || (await isAgreed(table, undoing, undoing.seat))) hand.takeBack();
};

const isAgreed = ({ host }: Table, { action }: Undoing, owner: Seat): Promise<boolean> => {
  const { ask } = turnTexts.value.undo;
  const seat = seatName(owner);
  const what = actionWords(host, action);
  return confirm({ ...ask, title: fill(ask.title, { seat }), text: fill(ask.text, { seat, what }) });
};

const refuse = ({ why }: Table, undoing: Undoing | undefined): void => {
  const { whyNot } = turnTexts.value.undo;
  if (undoing === undefined) return;
  const text = undoing.stop === 'strict' ? whyNot.strict : fill(whyNot.learnt, { why: undoReach(undoing) });
  why.value = { text, more: undefined, rule: 'B-TURN-09' };
};
