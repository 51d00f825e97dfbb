import {
  type Action,
  type Card,
  isAsked,
  type Kind,
  opponent,
  type PieceId,
  type Seat,
  topTask,
} from '@archmage/engine';
import type { Verdict } from '@archmage/host';
import { fill } from '@archmage/words';
import type { Drag, Spot } from '../../../board/model.ts';
import { choicesOf, type Deed } from '../../play/choices.ts';
import { accept, type LoadOffer } from '../../play/draft.ts';
import { after, isRefused, type Seen } from '../../play/seen.ts';
import { notify } from '../../shell/notices.tsx';
import { texts } from '../../texts/texts.ts';
import type { Director } from '../director.ts';
import { showMotion } from '../ears.ts';
import type { Table } from '../store.ts';
import { sayUnsaved } from '../unsaved.ts';
import { whyAt, whyFor, whyOf } from './asking.ts';
import {
  cancelIntent,
  choose,
  confirmIntent,
  dragInTurn,
  nextReady,
  pickAnswer,
  pickInTurn,
  propose,
  take,
  undoStep,
} from './choose.ts';
import { draftIn, type Intent, NO_INTENT, type Option, pieceOf, rotationIn, type Step } from './intent.ts';
import {
  confirmPlacement,
  confirmSetup,
  dragInSetup,
  dragPlacement,
  pickInSetup,
  pickKind,
  pickPlacement,
  pickToken,
} from './lay-out.ts';

/** What a player can do at the screen. */
export interface Hand {
  readonly pick: (spot: Spot) => void;
  readonly drag: (drag: Drag) => void;
  readonly ask: (spot: Spot) => void;
  readonly pickKind: (kind: Kind) => void;
  readonly dropKind: (kind: Kind, spot: Spot | undefined) => void;
  readonly pickToken: (token: PieceId) => void;
  readonly dropToken: (token: PieceId, spot: Spot | undefined) => void;
  readonly play: (card: Card) => void;
  readonly askCard: (card: Card) => void;
  readonly propose: (deed: Deed) => void;
  /** A target for what it offers is to be chosen on the board. */
  readonly aim: (piece: PieceId, offer: string) => void;
  readonly take: (option: Option) => void;
  readonly accept: (offer: LoadOffer) => void;
  readonly next: () => PieceId | undefined;
  readonly confirm: () => void;
  readonly cancel: () => void;
  readonly undo: () => void;
  /** One after the other. */
  readonly act: (...actions: readonly Action[]) => void;
  readonly takeBack: () => void;
}

export const handOf = (table: Table, director: Director): Hand => {
  const freely = (move: (seen: Seen, intent: Intent) => Step) =>
    director.whenFree(() => {
      const seen = table.seen.peek();
      if (seen !== undefined) settle(table, director, move(seen, table.intent.peek()));
    });
  return {
    pick: (spot) => freely((seen, intent) => pickOn(table, seen, intent, spot)),
    drag: (drag) => freely((seen, intent) => dragOn(table, seen, intent, drag)),
    ask: (spot) => askAbout(table, spot),
    pickKind: (kind) => freely((seen, intent) => pickKind(seen, intent, kind)),
    dropKind: (kind, spot) => freely((seen, intent) => dropKind(seen, intent, kind, spot)),
    pickToken: (token) => freely((seen, intent) => pickToken(seen, intent, token)),
    dropToken: (token, spot) => freely((seen, intent) => dropToken(seen, intent, token, spot)),
    play: (card) => freely((seen, intent) => playCard(seen, intent, card)),
    askCard: (card) => {
      const seen = table.seen.peek();
      if (seen !== undefined) table.why.value = whyFor(seen, { kind: 'card', card });
    },
    propose: (deed) => freely((_, intent) => proposeOrConfirm(intent, deed)),
    aim: (piece, offer) => freely((seen) => ({ intent: choose(seen, piece, offer) })),
    take: (option) => freely((seen, intent) => take(seen, intent, option)),
    accept: (offer) => freely((_, intent) => acceptLoad(intent, offer)),
    next: () => nextOne(table),
    confirm: () => freely((seen, intent) => confirmOn(seen, intent)),
    cancel: () => cancel(table, director),
    undo: () => freely((_, intent) => ({ intent: undoStep(intent) })),
    act: (...actions) => freely((_, intent) => ({ intent, actions })),
    takeBack: () => void takeBack(table, director),
  };
};

const isAskedNow = ({ asked }: Table): boolean => asked.peek() !== undefined;

const pickOn = (table: Table, seen: Seen, intent: Intent, spot: Spot): Step => {
  const task = isAskedNow(table) ? topTask(seen.view)?.kind : undefined;
  if (task === 'lineup' || task === 'hide' || task === 'forgo') return pickInSetup(seen, intent, spot);
  if (task === 'place') return pickPlacement(seen, intent, spot);
  if (task === 'question') return pickAnswer(seen, intent, spot);
  const step = pickInTurn(seen, intent, spot);
  const isIdle = step.intent === intent && step.actions === undefined && step.refusal === undefined;
  if (isIdle) table.why.value = whyAt(seen, intent, spot);
  return step;
};

const dragOn = (table: Table, seen: Seen, intent: Intent, drag: Drag): Step => {
  const task = isAskedNow(table) ? topTask(seen.view)?.kind : undefined;
  if (task === 'lineup') return dragInSetup(seen, intent, drag);
  if (task === 'place') return dragPlacement(seen, intent, drag);
  return task === 'act' ? dragInTurn(seen, drag) : { intent };
};

const askAbout = (table: Table, spot: Spot): void => {
  const seen = table.seen.peek();
  if (seen !== undefined) table.why.value = whyAt(seen, table.intent.peek(), spot);
};

const dropKind = (seen: Seen, intent: Intent, kind: Kind, spot: Spot | undefined): Step => {
  const picked: Intent = { kind: 'setup', picked: kind, laid: intent.kind === 'setup' ? intent.laid : new Map() };
  return spot === undefined ? { intent: picked } : pickInSetup(seen, picked, spot);
};

const dropToken = (seen: Seen, intent: Intent, token: PieceId, spot: Spot | undefined): Step => {
  const picked: Intent = { kind: 'placing', picked: token, laid: intent.kind === 'placing' ? intent.laid : new Map() };
  return spot === undefined ? { intent: picked } : pickPlacement(seen, picked, spot);
};

const playCard = (seen: Seen, intent: Intent, card: Card): Step => {
  const { cards, combatCards } = choicesOf(seen);
  const action = [...cards, ...combatCards].find((each) => each.card === card);
  return action === undefined ? { intent } : { intent: NO_INTENT, actions: [action] };
};

/** The same button twice is a yes, like the same square twice. */
const proposeOrConfirm = (intent: Intent, deed: Deed): Step =>
  intent.kind === 'proposed' && intent.deed === deed ? confirmIntent(intent) : { intent: propose(deed) };

const acceptLoad = (intent: Intent, offer: LoadOffer): Step => {
  const draft = draftIn(intent);
  if (draft === undefined) return { intent };
  const next = accept(draft, offer);
  return isRefused(next) ? { intent, refusal: next } : { intent: { kind: 'chosen', piece: draft.piece, draft: next } };
};

const confirmOn = (seen: Seen, intent: Intent): Step => {
  const task = topTask(seen.view)?.kind;
  if (task === 'lineup' || task === 'forgo') return confirmSetup(seen, intent);
  return task === 'place' ? confirmPlacement(seen, intent) : confirmIntent(intent);
};

const nextOne = (table: Table): PieceId | undefined => {
  const seen = table.asked.peek();
  const piece = seen && nextReady(seen, table.intent.peek());
  if (seen === undefined || piece === undefined) return undefined;
  table.why.value = undefined;
  table.preview.value = undefined;
  table.intent.value = choose(seen, piece);
  return piece;
};

const cancel = (table: Table, director: Director): void => {
  if (table.rerun.peek() !== undefined) director.skip();
  else if (table.why.peek() !== undefined) table.why.value = undefined;
  else {
    director.whenFree(() => settle(table, director, { intent: cancelIntent(table.seen.peek(), table.intent.peek()) }));
  }
};

/** Takes over what became of a gesture: the new intent, its preview, its actions. */
const settle = (table: Table, director: Director, { intent, actions, refusal }: Step): void => {
  const seen = table.seen.peek();
  if (seen === undefined) return;
  if (refusal !== undefined) table.why.value = whyOf(seen, refusal);
  else if (actions !== undefined || intent !== table.intent.peek()) table.why.value = undefined;
  if (actions !== undefined) {
    void perform(table, director, { seat: seen.seat, intent, actions });
    return;
  }
  const before = rotationIn(table.intent.peek());
  table.intent.value = intent;
  const now = rotationIn(intent);
  if (before !== now) void director.during(() => turnAbout(table, seen, before, now));
};

type Turn = ReturnType<typeof rotationIn>;

/** A room turns on trial, and back when it is not to be. */
const turnAbout = async (table: Table, seen: Seen, before: Turn, now: Turn): Promise<void> => {
  const { preview } = table;
  if (before !== undefined && preview.peek() !== undefined) {
    await showMotion(table, { kind: 'turn', room: before.tile, quarters: before.way === 'cw' ? -1 : 1 });
    preview.value = undefined;
    await drawn();
  }
  if (now === undefined || rotationIn(table.intent.peek()) !== now) return;
  await showMotion(table, { kind: 'turn', room: now.tile, quarters: now.way === 'cw' ? 1 : -1 });
  if (rotationIn(table.intent.peek()) === now) preview.value = after(seen, now).view;
};

const drawn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Doing {
  readonly seat: Seat;
  readonly intent: Intent;
  readonly actions: readonly Action[];
}

/** One action after the other; what could not be stored has not happened. The hand waits until all of it was shown. */
const perform = (table: Table, director: Director, doing: Doing): Promise<void> =>
  director.during(async () => {
    const piece = pieceOf(table.intent.peek());
    const isShown = table.preview.peek() !== undefined || table.intent.peek().kind === 'placing';
    if (isShown) director.spare(['appear', 'turn']);
    else table.intent.value = doing.intent.kind === 'setup' ? doing.intent : NO_INTENT;
    const { last, rest } = await actAll(table, doing);
    if (last?.said === 'unsaved') {
      const again = () => {
        if (table.seen.peek()?.seat === doing.seat) void perform(table, director, { ...doing, actions: rest });
      };
      sayUnsaved(table.host, last.failure, again, doing.actions.length - rest.length);
    }
    await director.catchUp();
    if (last?.said === 'refused') table.why.value = whyOf(boardOf(table), last.refusal);
    table.preview.value = undefined;
    goOn(table, piece);
  });

const boardOf = ({ host: { rules }, view }: Table) => ({ rules, view: view.peek() });

interface Done {
  /** Why it went no further. */
  readonly last?: Verdict;
  /** What has not happened. */
  readonly rest: readonly Action[];
}

const actAll = async ({ host }: Table, { seat, actions }: Doing): Promise<Done> => {
  for (const [nth, action] of actions.entries()) {
    const last = await host.act(seat, action);
    if (last.said !== 'done') return { last, rest: actions.slice(nth) };
  }
  return { rest: [] };
};

/** Who has just acted stays chosen while he can go on; a line that is half laid stays as it is. */
const goOn = (table: Table, piece: PieceId | undefined): void => {
  const seen = table.seen.peek();
  const isAskedHere = seen !== undefined && isAsked(seen.view, seen.seat);
  const task = isAskedHere ? topTask(seen.view)?.kind : undefined;
  const isSetup = task === 'lineup' || task === 'hide' || task === 'forgo';
  if (isSetup && table.intent.peek().kind === 'setup') return;
  const canGoOn = isAskedHere && piece !== undefined && choicesOf(seen).characters.has(piece);
  table.intent.value = canGoOn ? choose(seen, piece) : NO_INTENT;
};

const takeBack = async (table: Table, director: Director): Promise<void> => {
  const undoable = table.undoable.peek();
  if (undoable === undefined) return;
  const back = await director.during(() => table.host.takeBack(undoable.seat, 1));
  await director.catchUp();
  if (back.said === 'declined') return;
  if (back.said === 'done') notify({ text: fill(texts.value.table.tookBack, { count: back.count }), tone: 'plain' });
  else sayUnsaved(table.host, back.failure, () => void takeBack(table, director));
};

/** Whose last turn one would like to see again: the other side's. */
export const otherSide = ({ seat, view }: Table): Seat | undefined => {
  const { turn } = view.peek();
  return turn.number === 0 ? undefined : opponent(seat.peek() ?? turn.seat);
};
