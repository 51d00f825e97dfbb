import { isInPlay, type Seat } from '@archmage/engine';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dotPlaces } from '../hand/lay-out.ts';
import type { TableSession } from '../session.ts';
import type { Table } from '../store.ts';
import { isWide } from './wide.ts';

/** On a phone the board is taller than what is seen of it: whoever is asked for the first time looks at his own side. */
export const useOwnSideInSight = ({ table }: TableSession): void =>
  useEffect(() => {
    let shown: Seat | undefined;
    return effect(() => {
      const seat = table.asked.value?.seat;
      if (seat === undefined || seat === shown || isWide.value) return;
      shown = seat;
      setTimeout(() => hindmost(table, seat)?.scrollIntoView(AT_ONCE));
    });
  }, [table]);

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
