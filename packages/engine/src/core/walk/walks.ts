import { type Labyrinth, repairedPlaces } from '../../board/labyrinth.ts';
import type { Leg } from '../action.ts';
import { pieceOf, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place } from '../state.ts';
import { changedIn } from './changes.ts';
import { Flood, isTouched } from './flood.ts';
import { search } from './search.ts';
import { legsOf } from './trace.ts';

/** Every distinct outcome of one character's Move: where it ends, with what, and what lies where. */
export interface Walks {
  readonly piece: PieceId;
  readonly length: number;
  readonly situation: Situation;
  /** Given to the character's next walks when it is searched for again. */
  flood: Flood | undefined;
}

export const findWalks = (situation: Situation, piece: PieceId): Walks => {
  const memo = memos[piece];
  if (memo?.walks.situation.rules !== situation.rules) return remember(situation, piece);
  if (isOutdated(memo, situation)) {
    const { flood } = memo;
    memo.walks.flood = undefined;
    search(flood, situation, piece);
    memo.walks = { piece, length: flood.length, situation, flood };
  }
  memo.maze = situation.maze;
  memo.pieces = situation.pieces;
  return memo.walks;
};

/** The last walks of each character. One action changes little: most walks never come near what it changed. */
interface Memo {
  walks: Walks;
  readonly flood: Flood;
  /** What they have been found true for. */
  maze: Labyrinth;
  pieces: readonly Piece[];
}
const memos: (Memo | undefined)[] = [];

const remember = (situation: Situation, piece: PieceId): Walks => {
  const flood = searched(situation, piece);
  const walks: Walks = { piece, length: flood.length, situation, flood };
  memos[piece] = { walks, flood, maze: situation.maze, pieces: situation.pieces };
  return walks;
};

const searched = (situation: Situation, piece: PieceId): Flood => {
  const flood = new Flood(situation, piece);
  search(flood, situation, piece);
  return flood;
};

/** Has something changed where the walks were looked for? */
const isOutdated = ({ flood, maze, pieces, walks }: Memo, situation: Situation): boolean => {
  if (pieces[walks.piece] !== situation.pieces[walks.piece]) return true;
  if (maze !== situation.maze) {
    const places = repairedPlaces(maze, situation.maze);
    if (places === undefined || isAnyTouched(flood, places)) return true;
  }
  if (pieces === situation.pieces) return false;
  for (const id of changedIn(pieces, situation))
    if (isTouched(flood, (pieces[id] as Piece).at) || isTouched(flood, pieceOf(situation, id).at)) return true;
  return false;
};

const isAnyTouched = (flood: Flood, places: readonly Place[]): boolean => {
  for (let n = 0; n < places.length; n++) if (isTouched(flood, places[n] as Place)) return true;
  return false;
};

/** Where the n-th walk ends, how many squares it takes, and leg by leg. */
export const reachOf = (walks: Walks, nth: number): { end: Place; steps: number; walk: readonly Leg[] } => {
  const walk = walkOf(walks, nth);
  const steps = walk.filter((leg): leg is { to: Place } => 'to' in leg);
  return { end: (steps.at(-1) as { to: Place }).to, steps: steps.length, walk };
};

export const walkOf = (walks: Walks, nth: number): readonly Leg[] => {
  return legsOf(floodOf(walks), nth);
};

/** The search the walks are from; made again for them alone when the character has been searched for since. */
const floodOf = (walks: Walks): Flood => {
  walks.flood ??= searched(walks.situation, walks.piece);
  return walks.flood;
};
