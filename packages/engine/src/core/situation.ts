import { type Labyrinth, labyrinthOf } from '../board/labyrinth.ts';
import type { Member, Ruleset } from '../rules/ruleset.ts';
import { type Piece, type PieceId, type Place, type Seat, type State, topTask } from './state.ts';

/** A state with what follows from it: the maze, and who and what is where. */
export interface Situation {
  readonly rules: Ruleset;
  readonly state: State;
  readonly maze: Labyrinth;
  /** The tokens of a place as a chain: `first[place]`, then `next[id]`, -1 at its end. */
  readonly first: Int8Array;
  readonly next: Int8Array;
}

export const situationOf = (rules: Ruleset, state: State): Situation => {
  if (latest !== undefined && latest.state === state && latest.rules === rules) return latest;
  const first = new Int8Array(rules.grid.places).fill(NOBODY);
  const next = new Int8Array(state.pieces.length);
  for (let id = state.pieces.length - 1; id >= 0; id--) {
    const { at } = state.pieces[id] as Piece;
    if (at < 0) continue;
    next[id] = first[at] as number;
    first[at] = id;
  }
  latest = { rules, state, maze: labyrinthOf(rules, state.tiles), first, next };
  return latest;
};

/** One state is asked many questions in a row; remembering the last one is enough. */
let latest: Situation | undefined;

export const NOBODY = -1;

export const pieceOf = ({ state }: Situation, id: PieceId): Piece => state.pieces[id] as Piece;

export const memberOf = ({ rules }: Situation, id: PieceId): Member => rules.roster[id] as Member;

export const ownerOf = (situation: Situation, id: PieceId): Seat => memberOf(situation, id).owner;

export const isCharacter = (situation: Situation, id: PieceId): boolean =>
  memberOf(situation, id).sort === 'character';

/** The first token of a place that passes the test, or `NOBODY`. */
export const findAt = (situation: Situation, place: Place, test: (id: PieceId) => boolean): PieceId => {
  for (let id = situation.first[place] as number; id >= 0; id = situation.next[id] as number) if (test(id)) return id;
  return NOBODY;
};

export const tokensAt = (situation: Situation, place: Place): readonly PieceId[] => {
  const ids: PieceId[] = [];
  for (let id = situation.first[place] as number; id >= 0; id = situation.next[id] as number) ids.push(id);
  return ids;
};

export const isStanding = (situation: Situation, id: PieceId): boolean =>
  isCharacter(situation, id) && !pieceOf(situation, id).wounded;

export const standingAt = (situation: Situation, place: Place): PieceId =>
  findAt(situation, place, (id) => isStanding(situation, id));

export const loadOf = (situation: Situation, carrier: PieceId): PieceId => {
  const { at } = pieceOf(situation, carrier);
  return at < 0 ? NOBODY : findAt(situation, at, (id) => pieceOf(situation, id).carrier === carrier);
};

/** Objects on a character's square: carried, or lying with it when it is wounded (B-WND-01, B-WND-03). */
export const objectsWith = (situation: Situation, id: PieceId): readonly PieceId[] =>
  tokensAt(situation, pieceOf(situation, id).at).filter((token) => !isCharacter(situation, token));

/** B-TURN-07: unwounded and not blocked. */
export const canAct = (situation: Situation, seat: Seat, id: PieceId): boolean => {
  const piece = pieceOf(situation, id);
  return (
    piece.at >= 0 &&
    !piece.wounded &&
    ownerOf(situation, id) === seat &&
    isCharacter(situation, id) &&
    !situation.state.turn.blocked.includes(id)
  );
};

export const isActing = ({ state }: Situation, seat: Seat): boolean => {
  const task = topTask(state);
  return task !== undefined && task.kind === 'act' && task.seats.includes(seat);
};

/** AP this character may spend: the open purse and his own (B-SPD-02, B-SPD-03). */
export const apOf = ({ state }: Situation, id: PieceId): number =>
  state.turn.purses.reduce((sum, purse) => (purse.only === undefined || purse.only === id ? sum + purse.ap : sum), 0);

/** The place a walker reaches by going out: the opponent's line (B-EXIT-01). */
export const isExit = ({ rules }: Situation, seat: Seat, place: Place): boolean => {
  const { grid, lines } = rules;
  if (place < grid.squares) return false;
  return lines[place < grid.squares + grid.lineLength ? 0 : 1]?.seat !== seat;
};
