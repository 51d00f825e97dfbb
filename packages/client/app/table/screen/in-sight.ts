import { isInPlay, type Seat } from '@archmage/engine';
import { computed, effect } from '@preact/signals';
import type { Spot } from '../../../board/model.ts';
import { isStill } from '../../shell/settings.ts';
import { pieceOf } from '../hand/intent.ts';
import { dotPlaces } from '../hand/lay-out.ts';
import type { Table } from '../store.ts';

/** On a phone the board is taller than what is seen of it. Returns how to stop following the game. */
export const keepInSight = (table: Table): (() => void) => {
  const stops = [followProposal(table), followChosen(table), showOwnSide(table)];
  return () => {
    for (const stop of stops) stop();
  };
};

/** What is proposed or pointed out: nobody can say yes to a turn he does not see. */
const followProposal = (table: Table): (() => void) =>
  effect(() => {
    const intent = table.intent.value;
    const spot = intent.kind === 'proposed' ? intent.deed.spot : table.sketch.value?.highlights[0]?.on;
    if (spot !== undefined) setTimeout(() => bringIntoSight(spot, 'center'));
  });

/** Whoever is chosen comes out from behind what is said about him. */
const followChosen = (table: Table): (() => void) => {
  const chosen = computed(() => pieceOf(table.intent.value));
  return effect(() => {
    const piece = chosen.value === undefined ? undefined : table.view.peek().pieces[chosen.value];
    if (piece === undefined || !isInPlay(piece)) return;
    setTimeout(() => bringIntoSight({ kind: 'place', place: piece.at }, 'nearest'));
  });
};

export const bringIntoSight = (spot: Spot, block: ScrollLogicalPosition): void => {
  const part = spot.kind === 'room' ? `[data-room="${spot.room}"]` : `[data-spot="place ${spot.place}"]`;
  const behavior = isStill.peek() ? 'instant' : 'smooth';
  document.querySelector(`.table ${part}`)?.scrollIntoView({ block, behavior });
};

/** Whoever is asked for the first time looks at his own side. */
const showOwnSide = (table: Table): (() => void) => {
  let shown: Seat | undefined;
  return effect(() => {
    const seat = table.asked.value?.seat;
    if (seat === undefined || seat === shown) return;
    shown = seat;
    // He was quicker than this, and is looking at whom he chose.
    if (pieceOf(table.intent.peek()) !== undefined) return;
    setTimeout(() => hindmost(table, seat)?.scrollIntoView(AT_ONCE));
  });
};

const AT_ONCE = { block: 'center', behavior: 'instant' } as const;

/** The square of the character that is nearest to its line, or the line itself while nobody is on the board. */
const hindmost = ({ host: { rules }, view }: Table, seat: Seat): Element | undefined => {
  const own = view.peek().pieces.filter((piece, id) => isInPlay(piece) && rules.roster[id]?.owner === seat);
  const line = dotPlaces(rules, seat);
  const squareOf = (place: number) => document.querySelector(`.table [data-spot="place ${place}"]`) ?? undefined;
  const topOf = (square: Element | undefined) => square?.getBoundingClientRect().top ?? 0;
  const home = topOf(squareOf(line[0] ?? -1));
  const [nearest] = (own.length > 0 ? own.map(({ at }) => at) : line)
    .map(squareOf)
    .sort((one, other) => Math.abs(topOf(one) - home) - Math.abs(topOf(other) - home));
  return nearest;
};
