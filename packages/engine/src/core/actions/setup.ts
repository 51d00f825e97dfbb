import { linePlace, postPlace } from '../../board/grid.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { ActionOf } from '../action.ts';
import { refuse } from '../refusal.ts';
import type { Situation } from '../situation/situation.ts';
import {
  type Actor,
  type Kind,
  opponent,
  type Place,
  SEATS,
  type Seat,
  type State,
  type Task,
  topTask,
} from '../state.ts';
import type { Tx } from '../tx.ts';
import type { Handler } from './handler.ts';

/** B-OPT-09: a handicapped player leaves characters out and need not say which. */
export const forgo: Handler<'forgo'> = {
  check: (situation, seat, action) => checkReserve(situation, seat, action, 'character'),
  perform: (tx, seat, { kind }) => {
    tx.emit({ type: 'forgone', seat: seat as Seat, kind });
    const left =
      tx.state.players[seat as Seat].reserve.length - (teamSize(tx, seat as Seat) - tx.rules.forgoes[seat as Seat]);
    if (left === 0) finish(tx, seat);
  },
};

/** B-SETUP-03: dot by dot, both players at the same time. */
export const line: Handler<'line'> = {
  check: (situation, seat, action) => checkReserve(situation, seat, action, 'character'),
  perform: (tx, seat, { kind }) => {
    tx.emit({ type: 'lined', seat: seat as Seat, kind });
    if (tx.state.players[seat as Seat].lineup.length < dotsOf(tx, seat as Seat).length) return;
    finish(tx, seat);
    tx.rules.course?.linedUp(tx);
  },
};

export const hide: Handler<'hide'> = {
  check: (situation, seat, action) => {
    const { rules, state } = situation;
    const missing = checkReserve(situation, seat, action, 'any');
    if (missing) return missing;
    const tile = state.tiles[action.tile];
    if (tile === undefined) return refuse(rules, 'noSuchRoom', { tile: action.tile });
    return isFull(situation, action.tile) ? refuse(rules, 'roomFull', { tile: action.tile }) : undefined;
  },
  perform: (tx, seat, { kind, tile }) => {
    tx.emit({ type: 'stashed', seat: seat as Seat, tile, kind, token: kind });
    askToHide(tx, opponent(seat as Seat));
  },
};

/** C-SETUP-12: where the next of one's starters faces his room; both at the same time. */
export const face: Handler<'face'> = {
  check: (situation, seat, { at }) =>
    postsToFace(situation, seat as Seat).includes(at)
      ? undefined
      : refuse(situation.rules, 'notHisPost', { place: at }),
  perform: (tx, seat, { at }) => {
    tx.emit({ type: 'faced', seat: seat as Seat, at });
    const { facing, lineup } = tx.state.players[seat as Seat];
    if (facing.length < lineup.length) return;
    finish(tx, seat);
    if (topTask(tx.state)?.kind !== 'face') for (const each of SEATS) showTeam(tx, each);
  },
};

/** Those before the room of the starter who is next. */
export const postsToFace = ({ rules: { grid, lines }, state }: Situation, seat: Seat): readonly Place[] => {
  const line = SEATS.indexOf(seat);
  const row = lines[line]?.dots[state.players[seat].facing.length];
  if (row === undefined) return [];
  return Array.from({ length: grid.posts }, (_, nth) => postPlace(grid, line, row, nth));
};

/** This seat, or the other when it has nothing left; when nobody has, the teams are shown. */
export const askToHide = (tx: Tx, seat: Seat): void => {
  const next = nextToHide(tx.state, seat);
  if (next !== undefined) tx.emit({ type: 'answered', task: { kind: 'hide', seats: [next] } });
  else if (tx.rules.grid.posts > 0) tx.emit({ type: 'answered', task: { kind: 'face', seats: SEATS } });
  else {
    tx.emit({ type: 'answered' });
    for (const each of SEATS) showTeam(tx, each);
  }
};

/** B-SETUP-05. */
export const isFull = ({ rules, state }: Situation, tile: number): boolean => {
  const under = state.tiles[tile];
  return under === undefined || under.stash.length >= (rules.capacity[under.slot] as number);
};

/** B-SETUP-04, B-SETUP-09: alternately, until one has nothing left. */
const nextToHide = (state: State, seat: Seat): Seat | undefined =>
  [seat, opponent(seat)].find((each) => state.players[each].reserve.length > 0);

/** B-SETUP-07. */
export const showTeam = (tx: Tx, seat: Seat): void => {
  const { facing, lineup: team } = tx.state.players[seat];
  tx.emit({ type: 'teamShown', seat, team });
  dotsOf(tx, seat).forEach((dot, nth) => {
    const member = tx.rules.roster.find(({ owner, kind }) => owner === seat && kind === team[nth]);
    const at = (facing[nth] as Place | undefined) ?? linePlace(tx.rules.grid, SEATS.indexOf(seat), dot);
    if (member) tx.emit({ type: 'entered', piece: member.id, at });
  });
};

const checkReserve = (
  { rules, state }: Situation,
  seat: Actor,
  { kind }: ActionOf<'forgo' | 'line' | 'hide'>,
  sort: 'character' | 'any',
) => {
  if (!state.players[seat as Seat].reserve.includes(kind)) return refuse(rules, 'notInReserve', { kind });
  if (sort === 'any' || isCharacterKind(rules, kind)) return undefined;
  return refuse(rules, 'notCharacter', { kind });
};

export const isCharacterKind = ({ kinds }: Ruleset, kind: Kind): boolean => kinds.get(kind)?.sort === 'character';

/** This seat has done its part; the task is over when all have. */
export const finish = (tx: Tx, seat: Actor): void => {
  const task = tx.state.tasks.at(-1) as Task;
  const seats = task.seats.filter((other) => other !== seat);
  tx.emit(seats.length > 0 ? { type: 'answered', task: { ...task, seats } } : { type: 'answered' });
};

const dotsOf = ({ rules }: Tx, seat: Seat): readonly number[] =>
  rules.lines.find((each) => each.seat === seat)?.dots ?? [];

const teamSize = ({ rules, state }: Tx, seat: Seat): number =>
  rules.teams ? state.players[seat].team.length : rules.roster.filter(({ owner }) => owner === seat).length;
