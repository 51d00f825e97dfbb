import { BOT_NAMES, type BotName } from '@archmage/ai';
import { type Actor, type Facts, isAsked, isRefusal, opponent, type Seat, takeback } from '@archmage/engine';
import { act, type Game, open } from '@archmage/host';
import type { TableWish } from '@archmage/protocol';
import { type Entry, isTableAction, type LogAction } from './entry.ts';
import { entered, type HostedTable, takenBack } from './table.ts';

/** What somebody wants to do, and when he did. */
export interface Wish {
  readonly actor: Actor;
  readonly action: LogAction;
  readonly at: number;
  readonly id?: string;
  /** Whether the other has left the table long enough ago; only `claim` and `replace` ask. */
  readonly isAlone?: boolean;
}

export interface Refused {
  readonly code: string;
  readonly rule?: string;
  readonly facts?: Facts;
}

/** What follows, all of it to be stored together. */
export interface Decided {
  readonly entries: readonly Entry[];
  readonly table: HostedTable;
}

/** `short` when more of the log has to be loaded to decide it. */
export type Verdict = Decided | Refused | 'short';

export const isRefused = (verdict: Verdict): verdict is Refused => typeof verdict === 'object' && 'code' in verdict;

export const decideWish = (table: HostedTable, wish: Wish): Verdict => {
  const { action } = wish;
  // Only the clock resigns for others.
  if (action.type === 'forfeit') return wish.actor === 'clock' ? forfeited(table, wish, action.seat) : no('malformed');
  if (isTableAction(action)) return settled(table, wish, action);
  if (table.deal.paused) return no('paused');
  const after = act(table.game, wish.actor, action);
  if (isRefusal(after)) return { code: after.code, rule: after.rule, facts: after.facts };
  return written(table, wish, after);
};

/** What chance draws before anybody is asked. */
export const opening = (table: HostedTable, at: number): Decided =>
  written(table, { at }, open(table.setting.rules, table.setting.seed));

/** The clock resigns for a seat (B-END-06). */
const forfeited = (table: HostedTable, wish: Wish, seat: Seat): Verdict => {
  const after = act(table.game, seat, { type: 'resign' });
  return isRefusal(after) ? { code: after.code } : single(table, wish, after);
};

const settled = (table: HostedTable, wish: Wish, action: TableWish): Verdict => {
  const { game, deal, setting } = table;
  const seat = wish.actor as Seat;
  if (game.state.ending !== undefined) return no('over');
  switch (action.type) {
    case 'takeBack':
      return freely(table, wish, action.count);
    case 'askTakeBack':
      if (setting.rated) return no('rated');
      return deal.asked === undefined ? single(table, wish, game) : no('askedAlready');
    case 'askPause':
      if (deal.paused) return no('paused');
      return deal.asked === undefined ? single(table, wish, game) : no('askedAlready');
    case 'grant':
      return granted(table, wish);
    case 'decline':
      return deal.asked?.by === opponent(seat) ? single(table, wish, game) : no('notAsked');
    case 'goOn':
      return deal.paused ? single(table, wish, game) : no('notPaused');
    case 'claim':
    case 'replace':
      return inHisAbsence(table, wish, action);
  }
};

/** B-TURN-09 knows no way back; people who do not play for points may go back as far as they have learnt nothing. */
const freely = (table: HostedTable, wish: Wish, count: number): Verdict => {
  if (table.setting.rated) return no('rated');
  if (count > takeback(table.game, wish.actor, 'relaxed')) return no('learnt');
  return backBy(table, wish, count);
};

const granted = (table: HostedTable, wish: Wish): Verdict => {
  const { asked } = table.deal;
  if (asked === undefined || asked.by === wish.actor) return no('notAsked');
  return asked.what === 'pause' ? single(table, wish, table.game) : backBy(table, wish, asked.count);
};

const backBy = (table: HostedTable, wish: Wish, count: number): Verdict => {
  const after = takenBack(table, count);
  if (after !== 'short') return single(table, { ...wish, action: { type: 'takeBack', count } }, after);
  return table.base.seq === 0 ? no('nothingThere') : 'short';
};

const inHisAbsence = (table: HostedTable, wish: Wish, action: TableWish): Verdict => {
  const other = opponent(wish.actor as Seat);
  const { deal, game, setting } = table;
  const isPerson = setting.sitters[other].person !== undefined && deal.bots[other] === undefined;
  if (!isPerson || wish.isAlone !== true || !isAsked(game.state, other)) return no('there');
  if (action.type === 'claim')
    return forfeited(table, { ...wish, actor: 'clock', action: { type: 'forfeit', seat: other } }, other);
  if (setting.rated) return no('rated');
  return action.type === 'replace' && isBot(action.bot) ? single(table, wish, game) : no('noSuchBot');
};

export const isBot = (name: string): name is BotName => BOT_NAMES.some((bot) => bot === name);

const no = (code: string): Refused => ({ code });

/** Everything that the rules made of one action: it, and what chance drew after it. */
const written = (table: HostedTable, { at, id }: Pick<Wish, 'at' | 'id'>, after: Game): Decided => {
  let now = table;
  const entries: Entry[] = [];
  for (const { batch, after: state } of after.latest) {
    const entry: Entry = {
      seq: now.seq,
      actor: batch.seat,
      action: batch.action,
      events: batch.events,
      at: Math.max(at, now.deal.times.since),
      ...(id === undefined || entries.length > 0 ? {} : { wish: id }),
    };
    entries.push(entry);
    now = entered(now, entry, { ...now.game, state });
  }
  return { entries, table: { ...now, game: after } };
};

/** One entry that is no action of the game by itself. */
const single = (table: HostedTable, { actor, action, at, id }: Wish, after: Game): Decided => {
  const entry: Entry = {
    seq: table.seq,
    actor,
    action,
    events: after === table.game ? [] : (after.latest.at(-1)?.batch.events ?? []),
    at: Math.max(at, table.deal.times.since),
    ...(id === undefined ? {} : { wish: id }),
  };
  return { entries: [entry], table: entered(table, entry, after) };
};
