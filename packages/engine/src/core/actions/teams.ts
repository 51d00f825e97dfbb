import type { Ruleset, Stock, Teams } from '../../rules/ruleset.ts';
import { ofSeat } from '../of-seat.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Situation } from '../situation/situation.ts';
import {
  type Actor,
  CHOICES,
  type Choice,
  type Kind,
  opponent,
  type RoomId,
  SEATS,
  type Seat,
  type State,
  type Task,
  topTask,
} from '../state.ts';
import type { Tx } from '../tx.ts';
import type { Handler } from './handler.ts';
import { finish } from './setup.ts';

/** A character or an object for one's team (P-MIX-04), or for both (P-MIX-16, P-MIX-17). */
export const pick: Handler<'pick'> = {
  check: ({ rules, state }, seat, { kind }) => checkKind(rules, state, seat as Seat, kind),
  perform: (tx, seat, { kind }) => {
    if (isOpen(tx.rules)) {
      const seats = isShared(tx.rules) ? SEATS : [seat as Seat];
      if (isShared(tx.rules)) tx.emit({ type: 'named', seat: seat as Seat, kind });
      for (const each of seats) tx.emit({ type: 'picked', seat: each, kind, team: kind, open: true });
      nextDraft(tx, seat as Seat);
      return;
    }
    tx.emit({ type: 'picked', seat: seat as Seat, kind, team: kind });
    finishChoosing(tx, seat as Seat);
  },
};

/** A pair of rooms (P-MIX-05, P-MIX-14). */
export const pair: Handler<'pair'> = {
  check: ({ rules, state }, seat, { number }) => checkPair(rules, state, seat as Seat, number),
  perform: (tx, seat, { number }) => {
    const rooms = roomsOf(tx.rules, number);
    if (isOpen(tx.rules)) {
      tx.emit({ type: 'paired', seat: seat as Seat, pair: number, rooms, open: true });
      nextDraft(tx, seat as Seat);
      return;
    }
    tx.emit({ type: 'paired', seat: seat as Seat, pair: number, rooms });
    finishChoosing(tx, seat as Seat);
  },
};

/** P-MIX-27: neither is told anything of the other's choice. */
const isOpen = ({ teams }: Ruleset): boolean => teams?.by !== 'free';

/** What one names both have; in a draft he has it alone (C-MODE-1, C-MODE-3). */
const isShared = ({ teams }: Ruleset): boolean => teams?.by === 'mutual';

const checkKind = (rules: Ruleset, state: State, seat: Seat, kind: Kind): Refusal | undefined => {
  const stock = rules.kinds.get(kind);
  if (stock === undefined) return refuse(rules, 'notInStock', { kind });
  if (wanted(rules, state, seat, stock.sort) === 0) return refuse(rules, 'teamFull', { kind });
  if (isLeft(rules, state, seat, stock, kind)) return undefined;
  return refuse(rules, stock.common || isOpen(rules) ? 'pickedAlready' : 'notDifferent', { kind });
};

/** In a draft what one has taken the other has no longer (C-MODE-3, C-MODE-4). */
// biome-ignore lint/complexity/useMaxParams: a private step of the check above.
const isLeft = (rules: Ruleset, { players }: State, seat: Seat, { count }: Stock, kind: Kind): boolean => {
  const own = countOf(ofSeat(players, seat).team, kind);
  const others = rules.teams?.by === 'draft' ? countOf(ofSeat(players, opponent(seat)).team, kind) : 0;
  return own + others < ofSeat(count, seat);
};

const countOf = (team: readonly Kind[], kind: Kind): number => {
  let count = 0;
  for (const each of team) if (each === kind) count++;
  return count;
};

const checkPair = (rules: Ruleset, state: State, seat: Seat, number: string): Refusal | undefined => {
  if (!rules.pairs.includes(number)) return refuse(rules, 'noSuchPair', { pair: number });
  if (wanted(rules, state, seat, 'pair') === 0) return refuse(rules, 'teamFull', { pair: number });
  if (!isTaken(rules, state, seat, number)) return undefined;
  return refuse(rules, isOpen(rules) ? 'pairNamed' : 'pairTaken', { pair: number });
};

/** Nobody chooses a pair twice; one that is named for both is gone for both. */
const isTaken = (rules: Ruleset, { players }: State, seat: Seat, number: string): boolean =>
  ofSeat(players, seat).pairs.includes(number) ||
  (isOpen(rules) && ofSeat(players, opponent(seat)).pairs.includes(number));

/** How many more of these a seat chooses now. In mutual choice one list follows the other (P-MIX-C5). */
const wanted = (rules: Ruleset, state: State, seat: Seat, what: Choice): number => {
  const task = topTask(state);
  return task?.kind === 'draft' && task.what !== what ? 0 : missing(rules, state, seat, what);
};

const missing = (rules: Ruleset, { players }: State, seat: Seat, what: Choice): number => {
  const teams = rules.teams as Teams;
  const { pairs, team } = ofSeat(players, seat);
  if (what === 'pair') return teams.pairs - pairs.length;
  let left = what === 'character' ? teams.characters : teams.objects;
  for (const kind of team) if (rules.kinds.get(kind)?.sort === what) left--;
  return left;
};

export const roomsOf = ({ rooms }: Ruleset, number: string): readonly RoomId[] =>
  Object.keys(rooms).filter((id) => rooms[id]?.room.number === number);

const finishChoosing = (tx: Tx, seat: Seat): void => {
  if (CHOICES.every((what) => missing(tx.rules, tx.state, seat, what) === 0)) finish(tx, seat);
};

/** The other's turn to name something, of the next list when this one is full. */
const nextDraft = (tx: Tx, seat: Seat): void => {
  const { what: was } = topTask(tx.state) as Extract<Task, { kind: 'draft' }>;
  const what = CHOICES.find((each) => SEATS.some((one) => missing(tx.rules, tx.state, one, each) > 0));
  const next = what === was ? opponent(seat) : firstOf(tx.rules, seat);
  if (what === undefined) tx.emit({ type: 'answered' });
  else tx.emit({ type: 'answered', task: { kind: 'draft', seats: [next], what } });
};

/** The next list is begun by the next in turn, or by whoever did not begin the last one (C-MODE-1, C-MODE-3). */
const firstOf = ({ teams }: Ruleset, last: Seat): Seat => {
  const { by, characters, switches } = teams as Teams;
  const isOdd = by === 'mutual' && characters % 2 === 1;
  return switches && !isOdd ? last : opponent(last);
};

/** All that a seat may still choose. */
export const choosable = (
  { rules, state }: Situation,
  seat: Actor,
): { readonly kinds: readonly Kind[]; readonly pairs: readonly string[] } => {
  const open = CHOICES.filter((what) => wanted(rules, state, seat as Seat, what) > 0);
  const kinds: Kind[] = [];
  for (const [kind, stock] of rules.kinds)
    if (open.includes(stock.sort) && isLeft(rules, state, seat as Seat, stock, kind)) kinds.push(kind);
  const isFree = (number: string) => !isTaken(rules, state, seat as Seat, number);
  return { kinds, pairs: open.includes('pair') ? rules.pairs.filter(isFree) : [] };
};
