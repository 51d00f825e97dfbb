import { opponent, type Seat } from '@archmage/engine';
import { type Host, humansOf } from '@archmage/host';
import { lull } from '../play/lull.ts';
import { patience } from '../shell/settings.ts';
import type { Table } from './store.ts';

/** Between two people at one screen a turn went over to the other one without anybody having said so. */
export interface Handover {
  readonly why: 'spent' | 'timeout';
  /** Whose turn it was. */
  readonly from: Seat;
}

/** Whoever passes has said so. What is over and cannot be taken back is simply over, unless time ended it. */
export const handoverIn = (host: Host): Handover | undefined => {
  const { ending, turn } = host.view('spectator');
  const last = host.story('spectator').chapters.findLast(({ actor }) => actor !== 'chance');
  const isOver = last?.events.some(({ type }) => type === 'turnEnded') && ending === undefined;
  if (!isOver || humansOf(host.players).length < 2) return undefined;
  const from = opponent(turn.seat);
  if (last?.actor === 'clock') return { why: 'timeout', from };
  const isWaitedFor = patience.peek() !== 'none' && last?.action?.type !== 'pass' && host.mayTakeBack(from) > 0;
  return isWaitedFor ? { why: 'spent', from } : undefined;
};

/** Nobody's time runs behind a curtain, while a combat is looked at, while a turn may be taken back, nor while the page cannot be seen. */
export const keepTime = ({ curtain, host, scene }: Table): void => {
  const isSeen = globalThis.document?.visibilityState !== 'hidden';
  const isFree = [curtain, lull, scene].every((each) => each.peek() === undefined);
  if (isSeen && isFree) host.resume();
  else host.pause();
};
