import type { Grid } from '../../board/grid.ts';
import { type Labyrinth, labyrinthOf } from '../../board/labyrinth.ts';
import type { Member, Ruleset } from '../../rules/ruleset.ts';
import type { Piece, PieceId, Place, Purse, Seat, State } from '../state.ts';

/** A state with what follows from it: the maze, and who and what is where. */
export interface Situation {
  readonly rules: Ruleset;
  readonly state: State;
  readonly maze: Labyrinth;
  readonly pieces: readonly Piece[];
  /** Who is where, for `firstAt` and `nextTo` to read. */
  readonly chains: readonly number[];
}

export const situationOf = (rules: Ruleset, state: State): Situation => {
  if (latest !== undefined && latest.state === state && latest.rules === rules) return latest;
  const known = latest?.rules === rules ? latest : undefined;
  const chains = known?.pieces === state.pieces ? known.chains : chained(rules, state.pieces);
  const maze = known?.state.tiles === state.tiles ? known.maze : labyrinthOf(rules, state.tiles);
  latest = { rules, state, maze, pieces: state.pieces, chains };
  return latest;
};

/** One state is asked many questions in a row; remembering the last one is enough. */
let latest: Situation | undefined;

/**
 * The tokens of each place as a chain: a byte for each place, then one for each token, each the number of the next token
 * plus one. They are made after every action, and four bytes in each number of a plain array cost the least to make.
 */
const chained = (rules: Ruleset, pieces: readonly Piece[]): readonly number[] => {
  const { grid } = rules;
  if (blank.rules !== rules) blank = { rules, chains: blankOf(grid, pieces) };
  const chains = blank.chains.slice();
  for (let id = pieces.length - 1; id >= 0; id--) {
    const { at } = pieces[id] as Piece;
    if (at < 0) continue;
    const shift = (at & 3) << 3;
    const next = ((chains[at >> 2] as number) >> shift) & 0xff;
    const own = grid.places + id;
    chains[own >> 2] = (chains[own >> 2] as number) | (next << ((own & 3) << 3));
    // The last places may share their number with the first tokens.
    chains[at >> 2] = ((chains[at >> 2] as number) & ~(0xff << shift)) | ((id + 1) << shift);
  }
  return chains;
};

/** Nobody anywhere, by the last rules asked about: the whole of an array is copied at once, a part of it is not. */
let blank: { readonly rules: Ruleset | undefined; readonly chains: readonly number[] } = {
  rules: undefined,
  chains: [],
};

const blankOf = ({ places }: Grid, { length }: readonly Piece[]): readonly number[] =>
  Array.from({ length: (places + length + 3) >> 2 }, () => 0);

/** The first token of a place, or `NOBODY`. */
export const firstAt = ({ chains }: Situation, place: Place): number =>
  (((chains[place >> 2] as number) >> ((place & 3) << 3)) & 0xff) - 1;

/** The token after this one on the same place, or `NOBODY`. */
export const nextTo = (situation: Situation, id: PieceId): number =>
  firstAt(situation, situation.rules.grid.places + id);

export const NOBODY = -1;

export const pieceOf = ({ pieces }: Situation, id: PieceId): Piece => pieces[id] as Piece;

export const memberOf = ({ rules }: Situation, id: PieceId): Member => rules.roster[id] as Member;

export const ownerOf = (situation: Situation, id: PieceId): Seat => memberOf(situation, id).owner;

export const isCharacter = (situation: Situation, id: PieceId): boolean => memberOf(situation, id).sort === 'character';

/** The first token of a place that passes the test, or `NOBODY`. */
export const findAt = (situation: Situation, place: Place, test: (id: PieceId) => boolean): PieceId => {
  for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id)) if (test(id)) return id;
  return NOBODY;
};

export const tokensAt = (situation: Situation, place: Place): readonly PieceId[] => {
  const ids: PieceId[] = [];
  for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id)) ids.push(id);
  return ids;
};

export const isStanding = (situation: Situation, id: PieceId): boolean =>
  isCharacter(situation, id) && !pieceOf(situation, id).wounded;

export const loadOf = (situation: Situation, carrier: PieceId): PieceId => {
  const { at } = pieceOf(situation, carrier);
  if (at < 0) return NOBODY;
  const { pieces } = situation;
  for (let id = firstAt(situation, at); id >= 0; id = nextTo(situation, id)) {
    const { carrier: by } = pieces[id] as Piece;
    if (by !== undefined && by === carrier) return id;
  }
  return NOBODY;
};

/** All that it carries; most have hands for one thing only. */
export const loadsOf = (situation: Situation, carrier: PieceId): readonly PieceId[] => {
  const load = loadOf(situation, carrier);
  if (load === NOBODY) return NOTHING;
  if (memberOf(situation, carrier).loads === 1) return [load];
  return tokensAt(situation, pieceOf(situation, carrier).at).filter((id) => pieceOf(situation, id).carrier === carrier);
};

const NOTHING: readonly PieceId[] = [];

/** The objects that serve a character: carried, or lying with it when it is wounded (B-WND-01, B-WND-03). */
export const objectsWith = (situation: Situation, id: PieceId): readonly PieceId[] => {
  const { at, wounded } = pieceOf(situation, id);
  const { stacks } = situation.rules.family.carrying;
  return tokensAt(situation, at).filter((token) => {
    if (isCharacter(situation, token)) return false;
    const { carrier } = pieceOf(situation, token);
    return carrier === id || (stacks && carrier === undefined && wounded);
  });
};

/** Whom a token serves now: an unwounded character himself, an object whoever has it with him, or `NOBODY`. */
export const bearerOf = (situation: Situation, id: PieceId): PieceId => {
  const { at, carrier, wounded } = pieceOf(situation, id);
  if (at < 0 || isCharacter(situation, id)) return at < 0 || wounded ? NOBODY : id;
  if (carrier !== undefined || !situation.rules.family.carrying.stacks) return carrier ?? NOBODY;
  return findAt(situation, at, (other) => isCharacter(situation, other) && pieceOf(situation, other).wounded);
};

/** Nobody stays there alive (P-ROCKS-03). */
export const killsAt = ({ maze, rules }: Situation, place: Place): boolean =>
  ((maze.terrain[place] as number) & rules.hazards.kills) !== 0;

/** One's own, and whoever has action points in the active player's turn (P-CHARM-06, P-CHARM-16, P-CHARM-21). */
export const commands = (situation: Situation, seat: Seat, id: PieceId): boolean =>
  ownerOf(situation, id) === seat || (situation.state.turn.seat === seat && hasPurse(situation, id));

const hasPurse = ({ state }: Situation, id: PieceId): boolean => state.turn.purses.some(({ only }) => only === id);

/** AP this character may spend: the active player's open purse and his own (B-SPD-02, B-SPD-03, P-CHARM-07). */
export const apOf = (situation: Situation, id: PieceId): number => {
  const { purses, seat } = situation.state.turn;
  const isActive = ownerOf(situation, id) === seat;
  let ap = 0;
  for (let n = 0; n < purses.length; n++) {
    const purse = purses[n] as Purse;
    if (purse.only === undefined ? isActive : purse.only === id) ap += purse.ap;
  }
  return ap;
};

/** Side by side, with nothing but open edges between them. */
export const isLinked = ({ maze }: Situation, from: Place, to: Place): boolean => {
  if (to < 0) return false;
  for (let direction = 0; direction < 4; direction++) if (maze.link[from * 4 + direction] === to) return true;
  return false;
};

/** The place a walker reaches by going out: the opponent's line (B-EXIT-01). */
export const isExit = ({ rules }: Situation, seat: Seat, place: Place): boolean => {
  const { grid, lines } = rules;
  if (place < grid.squares) return false;
  return lines[place < grid.squares + grid.lineLength ? 0 : 1]?.seat !== seat;
};
