import { hidesTeams } from '../../rules/options.ts';
import { isCovered, isFaceShown } from '../asking/pile.ts';
import type { GameEvent } from '../event.ts';
import {
  HIDDEN,
  type Pile,
  type Player,
  SEATS,
  type Seat,
  type Secret,
  type State,
  type Task,
  type Tile,
  type Token,
} from '../state.ts';

export const VIEWERS = [...SEATS, 'spectator'] as const;
export type Viewer = (typeof VIEWERS)[number];

/**
 * B-HID-03: looking at a placed token is forbidden, remembering is not.
 * `recalls` gives a seat a reminder of what it hid itself; `forgets`, the default, does not.
 */
export type Memory = 'forgets' | 'recalls';

declare const seen: unique symbol;
/** A state with holes: the same shape, with `HIDDEN` in the secret slots. A state itself does not pass for one. */
export type View = State & { readonly [seen]: Viewer };

export const redact = (state: State, viewer: Viewer, memory: Memory = 'forgets'): View => {
  const view: State = {
    ...state,
    tiles: seenTiles(state.tiles, viewer, memory),
    players: { yellow: seenPlayer(state, 'yellow', viewer), blue: seenPlayer(state, 'blue', viewer) },
    unseen: hidesTeams(state.rules) ? seenRooms(state, viewer) : state.unseen,
    tasks: state.tasks.map((task) => seenTask(task, viewer)),
    piles: state.piles.map((pile) => seenPile(pile, viewer)),
  };
  return view as View;
};

/** Each knows only the rooms he chose himself, until they lie open (P-HID-05). */
const seenRooms = ({ players, tiles, unseen }: State, viewer: Viewer): State['unseen'] => {
  // Where nobody brought rooms they were drawn before everybody's eyes (C-INFO-1).
  if (players.yellow.pairs.length + players.blue.pairs.length === 0) return unseen;
  const own = viewer === 'spectator' ? [] : players[viewer].pairs;
  const known = unseen.filter((room, nth) => {
    const isOwn = own.some((pair) => room === `${pair}cw` || room === `${pair}ccw`);
    const copy = unseen.slice(0, nth).filter((each) => each === room).length;
    return isOwn && copy + tiles.filter((tile) => tile.room === room).length === 0;
  });
  return [...known, ...Array.from({ length: unseen.length - known.length }, () => HIDDEN as Secret<string>)];
};

/** What a viewer is told of an event: `evolve(redact s, redactEvent e)` is `redact(evolve(s, e))`. */
export const redactEvent = (event: GameEvent, viewer: Viewer, memory: Memory = 'forgets'): GameEvent => {
  switch (event.type) {
    case 'picked':
      return event.seat === viewer ? event : { ...event, kind: HIDDEN, team: event.open ? event.team : HIDDEN };
    case 'paired':
      if (event.seat === viewer || event.open) return event;
      return { ...event, pair: HIDDEN, rooms: event.rooms.map(() => HIDDEN) };
    case 'forgone':
    case 'lined':
      return event.seat === viewer ? event : { ...event, kind: HIDDEN };
    case 'stashed':
      if (event.seat !== viewer) return { ...event, kind: HIDDEN, token: HIDDEN };
      return memory === 'recalls' ? event : { ...event, token: HIDDEN };
    case 'faced':
      return event.seat === viewer ? event : { ...event, at: HIDDEN };
    case 'handShown':
      if (event.only === undefined || event.only === viewer || event.seat === viewer) return event;
      return { ...event, cards: event.cards.map(() => HIDDEN) };
    case 'committed':
      return event.seat === viewer || event.open ? event : { ...event, card: HIDDEN };
    case 'asked':
      return { ...event, task: seenTask(event.task, viewer) };
    case 'answered':
      return event.task === undefined ? event : { ...event, task: seenTask(event.task, viewer) };
    case 'chosen':
      return event.only === undefined || event.only === viewer ? event : { ...event, option: HIDDEN };
    case 'laid':
      return isFaceShown(event, viewer) ? event : { ...event, face: HIDDEN };
    default:
      return event;
  }
};

/** That somebody is asked is open; where the question is his secret, what he may answer is not. */
const seenTask = (task: Task, viewer: Viewer): Task =>
  task.kind !== 'question' || task.only === undefined || task.only === viewer
    ? task
    : { ...task, options: HIDDEN, otherwise: 0 };

/** What left a pile unseen is not known to be missing from it. */
const seenPile = (pile: Pile, viewer: Viewer): Pile => ({
  ...pile,
  lots: pile.lots.map((lot) =>
    isCovered(lot, viewer) ? { ...lot, things: lot.things.map((thing) => ({ ...thing, face: HIDDEN })) } : lot,
  ),
});

/** The same list where nothing is hidden: what is derived from it stays known. */
const seenTiles = (tiles: readonly Tile[], viewer: Viewer, memory: Memory): readonly Tile[] =>
  tiles.every(({ stash }) => stash.length === 0)
    ? tiles
    : tiles.map((tile) => ({ ...tile, stash: tile.stash.map((token) => seenToken(token, viewer, memory)) }));

const seenToken = (token: Token, viewer: Viewer, memory: Memory): Token =>
  token.owner === viewer && memory === 'recalls' ? token : { owner: token.owner, kind: HIDDEN };

const seenPlayer = (state: State, seat: Seat, viewer: Viewer): Player => {
  const { players, rules } = state;
  const player = players[seat];
  if (seat === viewer) return player;
  return {
    ...player,
    // B-HID-08, C-INFO-4
    hand: coveredHand(player.hand, state.covert),
    bared: viewer === 'spectator' ? covered(player.bared) : player.bared,
    team: hidesTeams(rules) ? covered(player.team) : player.team,
    pairs: hidesTeams(rules) ? covered(player.pairs) : player.pairs,
    reserve: covered(player.reserve),
    lineup: covered(player.lineup),
    facing: player.facing.map(() => HIDDEN),
    committed: player.committed === undefined || player.open ? player.committed : HIDDEN,
    second: player.second === undefined || player.open ? player.second : HIDDEN,
  };
};

const coveredHand = (hand: Player['hand'], covert: readonly string[]): Player['hand'] =>
  covert.length === 0 ? hand : hand.map((card) => (covert.includes(card) ? HIDDEN : card));

const covered = (list: readonly Secret<string>[]): readonly Secret<string>[] => list.map(() => HIDDEN);
