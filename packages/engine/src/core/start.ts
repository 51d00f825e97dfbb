import type { Ruleset } from '../rules/ruleset.ts';
import { type Piece, type Player, SEATS, type Seat, type State, type Task, UNSEEN } from './state.ts';

/** The table before anything is chosen: rooms face-down, nobody on the lines. */
export const start = (rules: Ruleset): State => {
  const state = started.get(rules) ?? laidOut(rules);
  started.set(rules, state);
  return state;
};

const started = new WeakMap<Ruleset, State>();

const laidOut = (rules: Ruleset): State => ({
  rules: rules.id,
  tiles: Array.from({ length: rules.grid.slots }, (_, slot) => ({
    slot,
    turn: 0,
    room: undefined,
    marks: [],
    covers: [],
    stash: [],
  })),
  pieces: unseenPieces(rules),
  players: { yellow: playerOf(rules, 'yellow'), blue: playerOf(rules, 'blue') },
  turn: {
    number: 0,
    seat: 'yellow',
    purses: [],
    wounded: [],
    blocked: [],
    entrances: [],
    done: [],
    highest: 1,
    quiet: 0,
    idle: 0,
    stirred: false,
    seconds: 0,
    expired: false,
  },
  tasks: rules.course?.setUp(rules) ?? setUp(rules),
  unseen: bringsRooms(rules) ? [] : Object.keys(rules.rooms),
  piles: rules.piles,
  covert: rules.covert,
  ending: undefined,
});

/** Nobody has seen any of them yet. */
export const unseenPieces = ({ roster }: Ruleset): Piece[] =>
  roster.map(({ id }) => ({ id, at: UNSEEN, carrier: undefined, wounded: false }));

const playerOf = (rules: Ruleset, seat: Seat): Player => ({
  hand: rules.deck[seat],
  bank: 0,
  kept: 0,
  team: [],
  pairs: [],
  reserve: rules.teams || rules.course?.dealt.seat === seat ? [] : reserveOf(rules, seat),
  lineup: [],
  facing: [],
  committed: undefined,
  second: undefined,
  open: false,
  bared: [],
  agreed: false,
});

const reserveOf = ({ roster }: Ruleset, seat: Seat): Player['reserve'] =>
  roster.filter(({ owner }) => owner === seat).map(({ kind }) => kind);

/** Set-up is a list of tasks like any other; the last one comes first (B-SETUP-01 to B-SETUP-08). */
const setUp = (rules: Ruleset): readonly Task[] => {
  const forgoing = SEATS.filter((seat) => rules.forgoes[seat] > 0);
  const tasks: Task[] = [
    { kind: 'draw', seats: ['chance'], what: 'starter' },
    { kind: 'draw', seats: ['chance'], what: 'placer' },
    { kind: 'lineup', seats: SEATS },
  ];
  if (forgoing.length > 0) tasks.push({ kind: 'forgo', seats: forgoing });
  if (rules.teams?.by === 'free') tasks.push({ kind: 'choose', seats: SEATS });
  else if (rules.teams) tasks.push({ kind: 'draw', seats: ['chance'], what: 'drafter' });
  if (!bringsRooms(rules) && Object.keys(rules.rooms).length > rules.grid.slots)
    tasks.push({ kind: 'draw', seats: ['chance'], what: 'pairs' });
  return tasks;
};

/** Where teams are chosen, pairs of rooms may be chosen with them. */
const bringsRooms = ({ teams }: Ruleset): boolean => teams !== undefined && teams.pairs > 0;
