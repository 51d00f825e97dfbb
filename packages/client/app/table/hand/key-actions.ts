import type { Card } from '@archmage/engine';
import { choicesOf } from '../../play/choices.ts';
import { lull } from '../../play/lull.ts';
import { placeOf } from '../../play/seen.ts';
import type { KeyAction } from '../../shell/keys.ts';
import { cardsOf } from '../screen/cards.tsx';
import { replayLast } from '../screen/replay-last.ts';
import { pass } from '../screen/tools.tsx';
import type { TableSession } from '../session.ts';
import { loadTurn } from '../turn/door.tsx';
import { draftIn } from './intent.ts';
import { isSetupReady } from './lay-out.ts';

/** What the keys of the table do. */
export const keyActions = (session: TableSession, onLog: () => void) => {
  const { hand, hinting, table } = session;
  return {
    cards: ({ key }: KeyboardEvent) => playAction(session, `A${key}`),
    board: () => focusOn(session, firstPlace(session)),
    character: () => {
      const piece = hand.next();
      if (piece !== undefined) focusOn(session, placeOf(table.view.peek(), piece));
    },
    confirm: (event: KeyboardEvent) => {
      if (isOnButton(event)) return 'pass';
      if (lull.peek() !== undefined) return lull.peek()?.goOn();
      return canConfirm(session) ? hand.confirm() : 'pass';
    },
    cancel: () => (hinting.close() === 'closed' ? 'done' : hand.cancel()),
    undo: () => (isDrawn(session) ? hand.undo() : void loadTurn().then(({ takeBack }) => takeBack(session))),
    pass: () => void pass(session),
    why: () => {
      if (session.pointed.current !== undefined) hand.ask(session.pointed.current);
    },
    hint: hinting.toggle,
    log: onLog,
    replay: () => replayLast(session),
  } satisfies Record<string, KeyAction>;
};

const playAction = (session: TableSession, card: Card): 'done' | 'pass' => {
  const known = cardsOf(session).find((each) => each.card === card);
  const seen = session.table.asked.peek();
  if (known === undefined || seen === undefined || choicesOf(seen).cards.length === 0) return 'pass';
  if (known.answer && 'legal' in known.answer) session.hand.play(card);
  else session.hand.askCard(card);
  return 'done';
};

const canConfirm = ({ table }: TableSession): boolean => {
  const intent = table.intent.peek();
  const seen = table.asked.peek();
  if (seen === undefined) return false;
  if (intent.kind === 'setup') return isSetupReady(seen, intent);
  return intent.kind === 'placing' || intent.kind === 'proposed' || isDrawn({ table });
};

const isDrawn = ({ table }: Pick<TableSession, 'table'>): boolean =>
  (draftIn(table.intent.peek())?.legs.length ?? 0) > 0;

/** A button has the key for itself. */
const isOnButton = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('button, a, [role="gridcell"]') !== null;

const firstPlace = ({ table, pointed }: TableSession): number => {
  const spot = pointed.current;
  if (spot?.kind === 'place') return spot.place;
  return table.view.peek().pieces.find(({ at }) => at >= 0)?.at ?? 0;
};

const focusOn = ({ table }: TableSession, place: number): void => table.stage.current?.focus({ kind: 'place', place });
