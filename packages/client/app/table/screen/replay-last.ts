import { lastTurnOf, turnsOf } from '../../play/turns.ts';
import { otherSide } from '../hand/hand.ts';
import type { TableSession } from '../session.ts';
import type { Table } from '../store.ts';

export const canReplay = (table: Table): boolean => {
  const { host, rerun, view, viewer } = table;
  if (rerun.value !== undefined || view.value.ending !== undefined) return false;
  const seat = otherSide(table);
  return seat !== undefined && lastTurnOf(turnsOf(host.story(viewer.value)), seat) !== undefined;
};

export const replayLast = ({ director, table }: TableSession): void => {
  const seat = otherSide(table);
  if (seat !== undefined && !table.busy.peek()) void director.rerun(seat);
};
