import type { EventOf, EventType, GameEvent } from './event.ts';
import {
  type Card,
  HIDDEN,
  type Kind,
  OUT,
  type Piece,
  type PieceId,
  type Player,
  type Purse,
  type Seat,
  type Secret,
  type State,
  type Tile,
  type Turn,
} from './state.ts';

/** Folds one fact into a state. It holds no rule and needs no ruleset: old games fold for ever. */
export const evolve = (state: State, event: GameEvent): State => (FOLDS[event.type] as Fold<EventType>)(state, event);

type Fold<T extends EventType> = (state: State, event: EventOf<T>) => State;

const FOLDS: { readonly [T in EventType]: Fold<T> } = {
  asked: (state, { task }) => ({ ...state, tasks: [...state.tasks, task] }),
  answered: (state, { task }) => {
    const below = state.tasks.slice(0, -1);
    return { ...state, tasks: task === undefined ? below : [...below, task] };
  },
  pooled: (state, { rooms }) => ({ ...state, unseen: rooms }),
  forgone: (state, { seat, kind }) => {
    const player = state.players[seat];
    return withPlayer(state, seat, { ...player, reserve: without(player.reserve, kind) });
  },
  lined: (state, { seat, kind }) => {
    const player = state.players[seat];
    const lineup = [...player.lineup, kind];
    return withPlayer(state, seat, { ...player, reserve: without(player.reserve, kind), lineup });
  },
  stashed: (state, { seat, tile, kind, token }) => {
    const player = state.players[seat];
    const laid = withPlayer(state, seat, { ...player, reserve: without(player.reserve, kind) });
    const under = laid.tiles[tile] as Tile;
    return withTile(laid, tile, { ...under, stash: [...under.stash, { owner: seat, kind: token }] });
  },
  teamShown: (state, { seat }) => withPlayer(state, seat, { ...state.players[seat], lineup: [] }),
  turnBegan: (state, { seat, seconds }) => ({
    ...state,
    turn: { ...state.turn, number: state.turn.number + 1, seat, seconds },
  }),
  turnEnded: (state) => ({
    ...state,
    players: disagreed(state.players),
    turn: {
      ...state.turn,
      purses: [],
      wounded: [],
      blocked: [],
      quiet: state.turn.stirred ? 0 : state.turn.quiet + 1,
      stirred: false,
      expired: false,
    },
  }),
  expired: (state) => withTurn(state, { ...state.turn, expired: true }),
  played: (state, { seat, card }) => {
    const value = Number(card.slice(1));
    const spent = withHand(state, seat, without(state.players[seat].hand, card));
    return withTurn(spent, { ...spent.turn, highest: Math.max(spent.turn.highest, value) });
  },
  discarded: (state, { seat, card }) => withHand(state, seat, without(state.players[seat].hand, card)),
  recycled: (state, { seat, cards }) => withHand(state, seat, [...cards, ...state.players[seat].hand]),
  purseOpened: (state, { ap, only }) =>
    withTurn(state, { ...state.turn, purses: [...state.turn.purses, { ap, only }] }),
  purseClosed: (state, { only }) =>
    withTurn(state, { ...state.turn, purses: state.turn.purses.filter((purse) => purse.only !== only) }),
  spent: (state, { ap, only }) => withTurn(state, { ...state.turn, purses: paid(state.turn.purses, ap, only) }),
  timeAdded: (state, { seconds }) => withTurn(state, { ...state.turn, seconds: state.turn.seconds + seconds }),
  revealed: (state, { tile, room, turn }) => {
    const shown = withTile(state, tile, { ...(state.tiles[tile] as Tile), room, turn, stash: [] });
    return { ...shown, unseen: without(state.unseen, room), turn: stirred(state.turn) };
  },
  entered: (state, { piece, at }) => withPiece(state, piece, { at }),
  moved: (state, { piece, path }) => {
    const at = path[path.length - 1] as number;
    const pieces = state.pieces.slice();
    for (const other of state.pieces) {
      if (other.id === piece || other.carrier === piece) pieces[other.id] = changed(other, { at });
    }
    return { ...state, pieces };
  },
  took: (state, { piece, token }) => withPiece(state, token, { carrier: piece }),
  left: (state, { token, to }) => withPiece(state, token, { carrier: to }),
  rotated: (state, { tile, quarters }) => {
    const turning = state.tiles[tile] as Tile;
    return withTile(state, tile, { ...turning, turn: (turning.turn + quarters) & 3 });
  },
  marked: (state, { tile, edge, state: mark }) => {
    const on = state.tiles[tile] as Tile;
    const others = on.marks.filter((other) => other.edge !== edge);
    const marks = mark === undefined ? others : [...others, { edge, state: mark }];
    return withTile(state, tile, { ...on, marks: marks.sort((a, b) => a.edge - b.edge) });
  },
  fought: (state) => withTurn(state, stirred(state.turn)),
  committed: (state, { seat, card }) => withPlayer(state, seat, { ...state.players[seat], committed: card }),
  unmasked: (state, { seat }) => withPlayer(state, seat, { ...state.players[seat], committed: undefined }),
  wounded: (state, { piece }) => {
    const hurt = withPiece(state, piece, { wounded: true });
    return withTurn(hurt, { ...hurt.turn, wounded: [...hurt.turn.wounded, piece] });
  },
  healed: (state, { piece }) => {
    const well = withPiece(state, piece, { wounded: false });
    return withTurn(well, { ...well.turn, blocked: [...well.turn.blocked, piece] });
  },
  removed: (state, { piece }) => {
    const gone = withPiece(state, piece, { at: OUT, carrier: undefined, wounded: false });
    return withTurn(gone, stirred(gone.turn));
  },
  banked: (state, { seat, points }) => {
    const player = state.players[seat];
    return withPlayer(state, seat, { ...player, bank: player.bank + points });
  },
  agreed: (state, { seat }) => withPlayer(state, seat, { ...state.players[seat], agreed: true }),
  ended: (state, { ending }) => ({ ...state, tasks: [], ending }),
};

const withPlayer = (state: State, seat: Seat, player: Player): State => ({
  ...state,
  players: seat === 'yellow' ? { yellow: player, blue: state.players.blue } : { yellow: state.players.yellow, blue: player },
});

const withHand = (state: State, seat: Seat, hand: readonly Card[]): State =>
  withPlayer(state, seat, { ...state.players[seat], hand });

const withTurn = (state: State, turn: Turn): State => ({ ...state, turn });

const withTile = (state: State, index: number, tile: Tile): State => {
  const tiles = state.tiles.slice();
  tiles[index] = tile;
  return { ...state, tiles };
};

const changed = (piece: Piece, change: Partial<Piece>): Piece => ({
  id: piece.id,
  at: 'at' in change ? (change.at as number) : piece.at,
  carrier: 'carrier' in change ? change.carrier : piece.carrier,
  wounded: 'wounded' in change ? (change.wounded as boolean) : piece.wounded,
});

const withPiece = (state: State, id: PieceId, change: Partial<Piece>): State => {
  const pieces = state.pieces.slice();
  pieces[id] = changed(state.pieces[id] as Piece, change);
  return { ...state, pieces };
};

/** One copy less; a secret one is any hidden one. */
const without = <T extends Secret<Kind>>(list: readonly T[], item: T): readonly T[] => {
  const at = list.indexOf(item);
  return list.filter((_, index) => index !== (at < 0 ? list.lastIndexOf(HIDDEN as T) : at));
};

const stirred = (turn: Turn): Turn => ({ ...turn, stirred: true });

const disagreed = (players: State['players']): State['players'] =>
  players.yellow.agreed || players.blue.agreed
    ? { yellow: { ...players.yellow, agreed: false }, blue: { ...players.blue, agreed: false } }
    : players;

const paid = (purses: readonly Purse[], ap: number, only: PieceId | undefined): readonly Purse[] =>
  purses.map((purse) => (purse.only === only ? { ap: purse.ap - ap, only } : purse)).filter((purse) => purse.ap > 0);
