import { type Labyrinth, labyrinthOf } from '../board/labyrinth.ts';
import type { Member, Ruleset } from '../rules/ruleset.ts';
import type { Piece, PieceId, Place, Seat, State } from './state.ts';

/** A state with what follows from it: the maze, and who and what is where. */
export interface Situation {
  readonly rules: Ruleset;
  readonly state: State;
  readonly maze: Labyrinth;
  readonly pieces: readonly Piece[];
  /** The tokens of a place as a chain: `first[place]`, then `next[id]`, -1 at its end. */
  readonly first: readonly number[];
  readonly next: readonly number[];
}

export const situationOf = (rules: Ruleset, state: State): Situation => {
  if (latest !== undefined && latest.state === state && latest.rules === rules) return latest;
  const known = latest?.rules === rules ? latest : undefined;
  const { first, next } = known?.pieces === state.pieces ? known : chain(rules, state);
  const maze = known?.state.tiles === state.tiles ? known.maze : labyrinthOf(rules, state.tiles);
  latest = { rules, state, maze, pieces: state.pieces, first, next };
  return latest;
};

/** One state is asked many questions in a row; remembering the last one is enough. */
let latest: Situation | undefined;

// Plain arrays copied from a template: they cost far less to make than typed ones of this size.
const chain = (rules: Ruleset, { pieces }: State): Pick<Situation, 'first' | 'next'> => {
  const first = rules.grid.nobody.slice();
  const next = rules.grid.nobody.slice(0, pieces.length);
  for (let id = pieces.length - 1; id >= 0; id--) {
    const { at } = pieces[id] as Piece;
    if (at < 0) continue;
    next[id] = first[at] as number;
    first[at] = id;
  }
  return { first, next };
};

export const NOBODY = -1;

export const pieceOf = ({ pieces }: Situation, id: PieceId): Piece => pieces[id] as Piece;

export const memberOf = ({ rules }: Situation, id: PieceId): Member => rules.roster[id] as Member;

export const ownerOf = (situation: Situation, id: PieceId): Seat => memberOf(situation, id).owner;

export const isCharacter = (situation: Situation, id: PieceId): boolean => memberOf(situation, id).sort === 'character';

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

export const loadOf = (situation: Situation, carrier: PieceId): PieceId => {
  const { at } = pieceOf(situation, carrier);
  if (at < 0) return NOBODY;
  const { first, next, pieces } = situation;
  for (let id = first[at] as number; id >= 0; id = next[id] as number) {
    if ((pieces[id] as Piece).carrier === carrier) return id;
  }
  return NOBODY;
};

/** Objects on a character's square: carried, or lying with it when it is wounded (B-WND-01, B-WND-03). */
export const objectsWith = (situation: Situation, id: PieceId): readonly PieceId[] =>
  tokensAt(situation, pieceOf(situation, id).at).filter((token) => !isCharacter(situation, token));

/** B-TURN-07: unwounded and not blocked. */
export const canAct = (situation: Situation, seat: Seat, id: PieceId): boolean => {
  const { at, wounded } = pieceOf(situation, id);
  if (at < 0 || wounded) return false;
  const { owner, sort } = memberOf(situation, id);
  return owner === seat && sort === 'character' && !situation.state.turn.blocked.includes(id);
};

/** AP this character may spend: the open purse and his own (B-SPD-02, B-SPD-03). */
export const apOf = ({ state }: Situation, id: PieceId): number => {
  let ap = 0;
  for (const purse of state.turn.purses) if (purse.only === undefined || purse.only === id) ap += purse.ap;
  return ap;
};

/** The place a walker reaches by going out: the opponent's line (B-EXIT-01). */
export const isExit = ({ rules }: Situation, seat: Seat, place: Place): boolean => {
  const { grid, lines } = rules;
  if (place < grid.squares) return false;
  return lines[place < grid.squares + grid.lineLength ? 0 : 1]?.seat !== seat;
};
