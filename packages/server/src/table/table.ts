import { type Batch, dice, evolve, type State } from '@archmage/engine';
import type { Game } from '@archmage/host';
import { type Deal, dealAfter } from './deal.ts';
import { type Entry, isTableAction } from './entry.ts';
import type { Setting } from './setting.ts';

/** A game in memory: where its log has led. It is a value; the log alone is the truth. */
export interface HostedTable {
  readonly setting: Setting;
  /** From the base on: `start` is the position there, `batches` what has happened since and was not taken back. */
  readonly game: Game;
  readonly deal: Deal;
  /** How many entries the log has. */
  readonly seq: number;
  /** The latest entries, all since the base. */
  readonly tail: readonly Entry[];
  readonly base: Mark;
  /** Later places to begin at; the last ones are too near to the end to be the base. */
  readonly marks: readonly Mark[];
}

/** A place in the log where a table may begin: what is stored as a snapshot. */
export interface Mark {
  readonly seq: number;
  readonly state: State;
  readonly deal: Deal;
  /** How many draws the dice have made. */
  readonly drawn: number;
}

export const tableAt = (setting: Setting, base: Mark): HostedTable => ({
  setting,
  game: gameFrom(setting, base, []),
  deal: base.deal,
  seq: base.seq,
  tail: [],
  base,
  marks: [],
});

/** `short` when an entry takes back what lies before the base: then the table has to be loaded from further back. */
export const followed = (table: HostedTable, entries: readonly Entry[]): HostedTable | 'short' => {
  let now: HostedTable = table;
  for (const entry of entries) {
    const game = gameAfter(now, entry);
    if (game === 'short') return 'short';
    now = entered(now, entry, game);
  }
  return entries.length === 0 ? now : { ...now, game: rolled(now) };
};

/** The table after an entry that led to this game. */
export const entered = (table: HostedTable, entry: Entry, game: Game): HostedTable => ({
  ...table,
  game,
  deal: dealAfter(table.setting, table.deal, { before: table.game.state, after: game.state }, entry),
  seq: entry.seq + 1,
  tail: [...table.tail, entry],
});

/** After each of the entries an action has led to: a new mark where it is due, and the base not too far behind. */
export const marked = (table: HostedTable): { readonly table: HostedTable; readonly mark?: Mark } => {
  const { seq, game, deal, base, marks } = table;
  const last = marks.at(-1) ?? base;
  if (Math.floor(seq / APART) === Math.floor(last.seq / APART)) return { table };
  const mark: Mark = { seq, state: game.state, deal, drawn: game.dice.drawn };
  const [next, ...others] = [...marks, mark];
  if (next === undefined || others.length < 2) return { table: { ...table, marks: [...marks, mark] }, mark };
  const later = { ...table, marks: others };
  return { table: isOnTheWay(table, next) ? rebased(later, next) : later, mark };
};

/** A take-back reaches so far without loading. */
export const APART = 32;

/** Not where something was taken back since: it may have been something from before the mark. */
const isOnTheWay = ({ tail }: HostedTable, { seq }: Mark): boolean =>
  !tail.some((entry) => entry.seq >= seq && entry.action.type === 'takeBack');

const rebased = (table: HostedTable, base: Mark): HostedTable => {
  const tail = table.tail.filter(({ seq }) => seq >= base.seq);
  const batches = tail.flatMap(batchOf);
  return { ...table, base, tail, game: { ...table.game, start: base.state, batches } };
};

export const batchOf = ({ actor, action, events }: Entry): readonly Batch[] => {
  if (action.type === 'forfeit') return [{ seat: action.seat, action: { type: 'resign' }, events }];
  return isTableAction(action) ? [] : [{ seat: actor, action, events }];
};

const gameAfter = ({ game, setting, base }: HostedTable, entry: Entry): Game | 'short' => {
  const { action, events } = entry;
  if (action.type === 'takeBack') {
    if (action.count > game.batches.length) return 'short';
    return gameFrom(setting, base, game.batches.slice(0, game.batches.length - action.count));
  }
  const batches = batchOf(entry);
  if (batches.length === 0) return game;
  return { ...game, state: events.reduce(evolve, game.state), batches: [...game.batches, ...batches], latest: [] };
};

const gameFrom = ({ rules, seed }: Setting, { state: start, drawn }: Mark, batches: readonly Batch[]): Game => ({
  rules,
  seed,
  dice: dice(seed, drawn + drawsIn(batches)),
  start,
  state: batches.reduce((state, { events }) => events.reduce(evolve, state), start),
  batches,
  headers: {},
  latest: [],
});

/** Dice count chance's actions, so they fall again as they would have. */
const drawsIn = (batches: readonly Batch[]): number => batches.filter(({ seat }) => seat === 'chance').length;

const rolled = ({ setting, base, game }: HostedTable): Game => ({
  ...game,
  dice: dice(setting.seed, base.drawn + drawsIn(game.batches)),
});

/** `take` actions back; 'short' where they lie before the base. */
export const takenBack = ({ setting, base, game }: HostedTable, count: number): Game | 'short' =>
  count > game.batches.length ? 'short' : gameFrom(setting, base, game.batches.slice(0, -count));
