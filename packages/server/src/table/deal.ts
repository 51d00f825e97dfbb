import type { BotName } from '@archmage/ai';
import type { Seat, State } from '@archmage/engine';
import type { Entry } from './entry.ts';
import type { Setting, Sitter } from './setting.ts';
import { charged, refreshed, type Times, timesAt } from './times.ts';

/** What goes on at the table beside the position; it follows from the log as well. */
export interface Deal {
  /** A seat's request that the other has not answered. */
  readonly asked?: Request;
  readonly paused: boolean;
  readonly times: Times;
  /** Computer players who took the place of somebody who had gone. */
  readonly bots: Partial<Record<Seat, BotName>>;
}

export type Request =
  | { readonly by: Seat; readonly what: 'takeBack'; readonly count: number }
  | { readonly by: Seat; readonly what: 'pause' };

export const newDeal = (started: number): Deal => ({ paused: false, times: timesAt(started), bots: {} });

interface Change {
  readonly before: State;
  readonly after: State;
}

export const dealAfter = (setting: Setting, deal: Deal, { before, after }: Change, entry: Entry): Deal => {
  const then = { ...deal, times: timesUntil(setting, deal, before, entry.at) };
  const settled = settle(then, entry);
  return { ...settled, times: refreshed(setting, before, after, settled.times) };
};

/** Clocks stand while the game is paused, and once it is over. */
export const timesUntil = (setting: Setting, { paused, times }: Deal, state: State, now: number): Times =>
  paused || state.ending !== undefined ? { ...times, since: now } : charged(setting, state, times, now);

const settle = (deal: Deal, { actor, action }: Entry): Deal => {
  const { asked, ...rest } = deal;
  switch (action.type) {
    case 'askTakeBack':
      return { ...rest, asked: { by: actor as Seat, what: 'takeBack', count: action.count } };
    case 'askPause':
      return { ...rest, asked: { by: actor as Seat, what: 'pause' } };
    case 'grant':
      return { ...rest, paused: asked?.what === 'pause' };
    case 'goOn':
      return { ...rest, paused: false };
    case 'replace':
      return { ...rest, bots: { ...deal.bots, [actor === 'yellow' ? 'blue' : 'yellow']: action.bot as BotName } };
    default:
      // Whatever else happens answers a request: the game has gone on.
      return rest;
  }
};

/** Who plays this seat now. */
export const sitterOf = ({ sitters }: Setting, { bots }: Deal, seat: Seat): Sitter => {
  const bot = bots[seat];
  return bot === undefined ? sitters[seat] : { name: bot, bot };
};
