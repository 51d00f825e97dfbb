import { otherSide } from '../hand/hand.ts';
import type { TableSession } from '../session.ts';
import type { Table } from '../store.ts';

export const canReplay = (table: Table): boolean =>
  table.rerun.value === undefined && table.view.value.ending === undefined && otherSide(table) !== undefined;

export const replayLast = ({ director, table }: TableSession): void => {
  const seat = otherSide(table);
  if (seat !== undefined && !table.busy.peek()) void director.rerun(seat);
};
