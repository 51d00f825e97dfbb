import type { Writable } from '../writable.ts';
import { ofSeat } from './of-seat.ts';
import type { Piece, PieceId, Player, Purse, Seat, State, Tile, Turn } from './state.ts';

// Copies are written out field by field and then changed: objects of one shape are fast to make and to read.

export const copied = (state: State): Writable<State> => ({
  rules: state.rules,
  tiles: state.tiles,
  pieces: state.pieces,
  players: state.players,
  turn: state.turn,
  tasks: state.tasks,
  unseen: state.unseen,
  piles: state.piles,
  covert: state.covert,
  ending: state.ending,
});

export const withTasks = (state: State, tasks: State['tasks']): Writable<State> => {
  const next = copied(state);
  next.tasks = tasks;
  return next;
};

export const withPieces = (state: State, pieces: State['pieces']): State => {
  const next = copied(state);
  next.pieces = pieces;
  return next;
};

export const withPiles = (state: State, piles: State['piles']): State => {
  const next = copied(state);
  next.piles = piles;
  return next;
};

export const withTurn = (state: State, change: (turn: Writable<Turn>) => void): Writable<State> => {
  const next = copied(state);
  const turn = copiedTurn(state.turn);
  change(turn);
  next.turn = turn;
  return next;
};

const copiedTurn = (turn: Turn): Writable<Turn> => ({
  number: turn.number,
  seat: turn.seat,
  purses: turn.purses,
  wounded: turn.wounded,
  blocked: turn.blocked,
  entrances: turn.entrances,
  done: turn.done,
  highest: turn.highest,
  quiet: turn.quiet,
  idle: turn.idle,
  stirred: turn.stirred,
  seconds: turn.seconds,
  expired: turn.expired,
});

// What nearly every action changes is changed without a function to call.
export const withPurses = (state: State, purses: readonly Purse[]): State => {
  const next = copied(state);
  const turn = copiedTurn(state.turn);
  turn.purses = purses;
  next.turn = turn;
  return next;
};

export const withCarrier = (state: State, id: PieceId, carrier: PieceId | undefined): State => {
  const { at, wounded } = state.pieces[id] as Piece;
  const pieces = state.pieces.slice();
  pieces[id] = { id, at, carrier, wounded };
  return withPieces(state, pieces);
};

export const withPlayer = (state: State, seat: Seat, change: (player: Writable<Player>) => void): Writable<State> => {
  const { hand, bank, kept, team, pairs, reserve, lineup, facing, committed, second, open, bared, agreed } = ofSeat(
    state.players,
    seat,
  );
  const player = { hand, bank, kept, team, pairs, reserve, lineup, facing, committed, second, open, bared, agreed };
  change(player);
  const { yellow, blue } = state.players;
  const next = copied(state);
  next.players = seat === 'yellow' ? { yellow: player, blue } : { yellow, blue: player };
  return next;
};

export const withTile = (state: State, index: number, change: (tile: Writable<Tile>) => void): Writable<State> => {
  const { slot, turn, room, marks, covers, stash } = state.tiles[index] as Tile;
  const tile = { slot, turn, room, marks, covers, stash };
  change(tile);
  const tiles = state.tiles.slice();
  tiles[index] = tile;
  const next = copied(state);
  next.tiles = tiles;
  return next;
};

export const withPiece = (state: State, id: PieceId, change: (piece: Writable<Piece>) => void): State => {
  const { at, carrier, wounded } = state.pieces[id] as Piece;
  const piece = { id, at, carrier, wounded };
  change(piece);
  const pieces = state.pieces.slice();
  pieces[id] = piece;
  return withPieces(state, pieces);
};
