import type { EventOf, EventType, GameEvent } from './event.ts';
import {
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
  asked: (state, { task }) => remade(state, { tasks: [...state.tasks, task] }),
  answered: (state, { task }) => {
    const below = state.tasks.slice(0, -1);
    return remade(state, { tasks: task === undefined ? below : [...below, task] });
  },
  pooled: (state, { rooms }) => remade(state, { unseen: rooms }),
  forgone: (state, { seat, kind }) => {
    const player = state.players[seat];
    return withPlayer(state, seat, { reserve: without(player.reserve, kind) });
  },
  lined: (state, { seat, kind }) => {
    const player = state.players[seat];
    const lineup = [...player.lineup, kind];
    return withPlayer(state, seat, { reserve: without(player.reserve, kind), lineup });
  },
  stashed: (state, { seat, tile, kind, token }) => {
    const player = state.players[seat];
    const laid = withPlayer(state, seat, { reserve: without(player.reserve, kind) });
    const under = laid.tiles[tile] as Tile;
    return withTile(laid, tile, { stash: [...under.stash, { owner: seat, kind: token }] });
  },
  teamShown: (state, { seat }) => withPlayer(state, seat, { lineup: [] }),
  turnBegan: (state, { seat, seconds }) => withTurn(state, { number: state.turn.number + 1, seat, seconds }),
  turnEnded: (state) =>
    withTurn(remade(state, { players: disagreed(state.players) }), {
      purses: [],
      wounded: [],
      blocked: [],
      quiet: state.turn.stirred ? 0 : state.turn.quiet + 1,
      stirred: false,
      expired: false,
    }),
  expired: (state) => withTurn(state, { expired: true }),
  played: (state, { seat, card }) => {
    const value = Number(card.slice(1));
    const spent = withHand(state, seat, without(state.players[seat].hand, card));
    return value > spent.turn.highest ? withTurn(spent, { highest: value }) : spent;
  },
  // Cards never come back once they have left the game: that is progress (B-END-07).
  discarded: (state, { seat, card }) =>
    withTurn(withHand(state, seat, without(state.players[seat].hand, card)), { stirred: true }),
  recycled: (state, { seat, cards }) => {
    const { hand } = state.players[seat];
    // Into a covered hand they go face-down (B-HID-08): a view keeps nothing that its viewer has to remember.
    const back = hand.includes(HIDDEN) ? cards.map(() => HIDDEN) : cards;
    return withHand(state, seat, [...back, ...hand]);
  },
  purseOpened: (state, { ap, only }) => withTurn(state, { purses: filled(state.turn.purses, ap, only) }),
  purseClosed: (state, { only }) =>
    withTurn(state, { purses: state.turn.purses.filter((purse) => purse.only !== only) }),
  spent: (state, { ap, only }) => withTurn(state, { purses: filled(state.turn.purses, -ap, only) }),
  timeAdded: (state, { seconds }) => withTurn(state, { seconds: state.turn.seconds + seconds }),
  revealed: (state, { tile, room, turn }) => {
    const shown = withTile(state, tile, { room, turn, stash: [] });
    return withTurn(remade(shown, { unseen: without(state.unseen, room) }), { stirred: true });
  },
  entered: (state, { piece, at }) => withPiece(state, piece, { at }),
  moved: (state, { piece, path }) => {
    const at = path[path.length - 1] as number;
    const pieces = state.pieces.slice();
    for (const other of state.pieces) {
      if (other.id === piece || other.carrier === piece) pieces[other.id] = changed(other, { at });
    }
    return remade(state, { pieces });
  },
  took: (state, { piece, token }) => withPiece(state, token, { carrier: piece }),
  left: (state, { token, to }) => withPiece(state, token, { carrier: to }),
  rotated: (state, { tile, quarters }) =>
    withTile(state, tile, { turn: ((state.tiles[tile] as Tile).turn + quarters) & 3 }),
  marked: (state, { tile, edge, state: mark }) => {
    const on = state.tiles[tile] as Tile;
    const others = on.marks.filter((other) => other.edge !== edge);
    const marks = mark === undefined ? others : [...others, { edge, state: mark }];
    return withTile(state, tile, { marks: marks.sort((a, b) => a.edge - b.edge) });
  },
  fought: (state) => state,
  committed: (state, { seat, card }) => withPlayer(state, seat, { committed: card }),
  unmasked: (state, { seat }) => withPlayer(state, seat, { committed: undefined }),
  wounded: (state, { piece }) => {
    const hurt = withPiece(state, piece, { wounded: true });
    return withTurn(hurt, { wounded: [...hurt.turn.wounded, piece] });
  },
  healed: (state, { piece }) => {
    const well = withPiece(state, piece, { wounded: false });
    return withTurn(well, { blocked: [...well.turn.blocked, piece] });
  },
  removed: (state, { piece }) => {
    const gone = withPiece(state, piece, { at: OUT, carrier: undefined, wounded: false });
    return withTurn(gone, { stirred: true });
  },
  banked: (state, { seat, points }) => {
    const player = state.players[seat];
    return withPlayer(state, seat, { bank: player.bank + points });
  },
  agreed: (state, { seat }) => withPlayer(state, seat, { agreed: true }),
  ended: (state, { ending }) => remade(state, { tasks: [], ending }),
};

// States and their parts are written out field by field: objects of one shape are fast to read, spread ones are not.
const remade = (state: State, change: Partial<State>): State => ({
  rules: state.rules,
  tiles: change.tiles ?? state.tiles,
  pieces: change.pieces ?? state.pieces,
  players: change.players ?? state.players,
  turn: change.turn ?? state.turn,
  tasks: change.tasks ?? state.tasks,
  unseen: change.unseen ?? state.unseen,
  ending: change.ending ?? state.ending,
});

const withTurn = (state: State, change: Partial<Turn>): State => {
  const { turn } = state;
  return remade(state, {
    turn: {
      number: change.number ?? turn.number,
      seat: change.seat ?? turn.seat,
      purses: change.purses ?? turn.purses,
      wounded: change.wounded ?? turn.wounded,
      blocked: change.blocked ?? turn.blocked,
      highest: change.highest ?? turn.highest,
      quiet: change.quiet ?? turn.quiet,
      stirred: change.stirred ?? turn.stirred,
      seconds: change.seconds ?? turn.seconds,
      expired: change.expired ?? turn.expired,
    },
  });
};

const withPlayer = (state: State, seat: Seat, change: Partial<Player>): State => {
  const player = state.players[seat];
  const changed = {
    hand: change.hand ?? player.hand,
    bank: change.bank ?? player.bank,
    reserve: change.reserve ?? player.reserve,
    lineup: change.lineup ?? player.lineup,
    committed: 'committed' in change ? change.committed : player.committed,
    agreed: change.agreed ?? player.agreed,
  };
  const { yellow, blue } = state.players;
  return remade(state, { players: seat === 'yellow' ? { yellow: changed, blue } : { yellow, blue: changed } });
};

const withHand = (state: State, seat: Seat, hand: Player['hand']): State => withPlayer(state, seat, { hand });

const withTile = (state: State, index: number, change: Partial<Tile>): State => {
  const tile = state.tiles[index] as Tile;
  const tiles = state.tiles.slice();
  tiles[index] = {
    slot: tile.slot,
    turn: change.turn ?? tile.turn,
    room: change.room ?? tile.room,
    marks: change.marks ?? tile.marks,
    stash: change.stash ?? tile.stash,
  };
  return remade(state, { tiles });
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
  return remade(state, { pieces });
};

/** One copy less; a secret one is any hidden one. */
const without = <T extends Secret<Kind>>(list: readonly T[], item: T): readonly T[] => {
  const at = list.indexOf(item);
  return list.filter((_, index) => index !== (at < 0 ? list.lastIndexOf(HIDDEN as T) : at));
};

const disagreed = (players: State['players']): State['players'] =>
  players.yellow.agreed || players.blue.agreed
    ? { yellow: { ...players.yellow, agreed: false }, blue: { ...players.blue, agreed: false } }
    : players;

/** One purse for everybody and one for each drinker; an empty one is gone. */
const filled = (purses: readonly Purse[], ap: number, only: PieceId | undefined): readonly Purse[] => {
  const at = purses.findIndex((purse) => purse.only === only);
  if (at < 0) return [...purses, { ap, only }];
  const left = (purses[at] as Purse).ap + ap;
  return left > 0 ? purses.with(at, { ap: left, only }) : purses.filter((_, index) => index !== at);
};
