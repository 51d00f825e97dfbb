import type { ActionOf, Card } from '@archmage/engine';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { BoardModel, Ray, Spot } from '../../../board/model.ts';
import { type Deed, isSameSpot } from '../../play/choices.ts';
import { piecesAt, type Seen } from '../../play/seen.ts';
import { looks, raysOf } from '../../play/sights.ts';
import { whyAt, whyFor } from '../hand/asking.ts';
import type { Intent } from '../hand/intent.ts';
import { describeSpot } from '../said/describe.ts';
import type { Table } from '../store.ts';

/** What the pointer or the focus rests on. */
export type Resting = Spot | { readonly kind: 'card'; readonly card: Card };

/** What is said about it. The game may go on below a pointer that does not move. */
export const infoOf = (table: Table, scenery: ReadonlySignal<BoardModel>): ReadonlySignal<string> =>
  computed(() => {
    const resting = table.resting.value;
    if (resting === undefined) return '';
    return resting.kind === 'card' ? aboutCard(table, resting.card) : aboutSpot(table, scenery.value, resting);
  });

/** Why it may not be played; nothing once it is gone. */
const aboutCard = ({ seen }: Table, card: Card): string => {
  const now = seen.value;
  if (now === undefined || !now.view.players[now.seat].hand.includes(card)) return '';
  return whyFor(now, { kind: 'card', card })?.text ?? '';
};

/** What it is, and what is offered there or why nothing is. */
const aboutSpot = (table: Table, { highlights }: BoardModel, spot: Spot): string => {
  const label = highlights.find(({ on }) => isSameSpot(on, spot))?.label;
  const seen = table.asked.value;
  const why = label || seen === undefined ? undefined : whyAt(seen, table.intent.value, spot)?.text;
  return [describeSpot(table.host.rules, table.view.value, spot), label || why].filter(Boolean).join(' — ');
};

/** What somebody who aims along a line sees from there; while a shot is to be confirmed, its line alone. */
export const raysAt = (board: Omit<Seen, 'seat'>, resting: Resting | undefined, intent: Intent): readonly Ray[] => {
  if (intent.kind === 'proposed') return aimedAlong(board, intent.deed);
  if (resting?.kind !== 'place') return NO_RAYS;
  const viewer = piecesAt(board.view, resting.place).find((id) => looks(board, id));
  return viewer === undefined ? NO_RAYS : raysOf(board, viewer);
};

const aimedAlong = (board: Omit<Seen, 'seat'>, { action, spot }: Deed): readonly Ray[] =>
  isAimed(action) && spot.kind === 'place' && looks(board, action.piece)
    ? raysOf(board, action.piece).filter(({ seen }) => seen.includes(spot.place))
    : NO_RAYS;

const isAimed = (action: Deed['action']): action is ActionOf<'use' | 'attack'> =>
  action.type === 'use' || (action.type === 'attack' && action.way !== undefined);

/** The same empty list, so that nothing is drawn anew. */
const NO_RAYS: readonly Ray[] = [];
