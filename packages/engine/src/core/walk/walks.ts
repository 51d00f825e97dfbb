import { type Labyrinth, repairedPlaces } from '../../board/labyrinth.ts';
import type { Leg } from '../action.ts';
import { pieceOf, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place } from '../state.ts';
import { changedIn } from './changes.ts';
import { Flood } from './flood.ts';
import { flagsFor, PASS } from './footing.ts';
import { recount, search } from './search.ts';
import { endOf, legsTo } from './trace.ts';
import { isPortable } from './walker.ts';

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
  const change = changeTo(memo, situation);
  if (change !== 'none') {
    const { flood } = memo;
    memo.walks.flood = undefined;
    if (change === 'ends') recount(flood, situation);
    else search(flood, situation, piece);
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

/** What has become of the walks: nothing, other ends of the same ways, or something else. */
const changeTo = ({ flood, maze, pieces, walks }: Memo, situation: Situation): 'none' | 'ends' | 'other' => {
  if (pieces[walks.piece] !== situation.pieces[walks.piece]) return 'other';
  if (maze !== situation.maze) {
    const places = repairedPlaces(maze, situation.maze);
    if (places === undefined || isAnyTouched(flood, places)) return 'other';
  }
  if (pieces === situation.pieces) return 'none';
  const near = changedIn(pieces, situation).filter((id) => isNear(flood, pieces[id] as Piece, pieceOf(situation, id)));
  if (near.length === 0) return 'none';
  if (flood.walker.things.length > 0 || !flood.isPlain) return 'other';
  for (const id of near) {
    const before = pieces[id] as Piece;
    if (before.wounded || isPortable(situation, flood.walker.seat, id)) return 'other';
    if (!isAsPassable(flood, situation, before.at) || !isAsPassable(flood, situation, pieceOf(situation, id).at))
      return 'other';
  }
  return 'ends';
};

const isNear = (flood: Flood, before: Piece, after: Piece): boolean =>
  isTouched(flood, before.at) || isTouched(flood, after.at);

const isAnyTouched = (flood: Flood, places: readonly Place[]): boolean => {
  for (let n = 0; n < places.length; n++) if (isTouched(flood, places[n] as Place)) return true;
  return false;
};

const isTouched = ({ layers, touched }: Flood, place: Place): boolean =>
  place >= 0 && (touched[place] as number) >> 1 === layers.stamp;

const isAsPassable = (flood: Flood, situation: Situation, place: Place): boolean => {
  if (!isTouched(flood, place)) return true;
  const was = (flood.touched[place] as number) & PASS;
  return was === ((flagsFor(situation, flood.walker.id)[place] as number) & PASS);
};

/** Where the n-th walk ends, how many squares it takes, and leg by leg. */
export const reachOf = (walks: Walks, nth: number): { end: Place; steps: number; walk: readonly Leg[] } => {
  const walk = walkOf(walks, nth);
  const steps = walk.filter((leg): leg is { to: Place } => 'to' in leg);
  return { end: (steps.at(-1) as { to: Place }).to, steps: steps.length, walk };
};

export const walkOf = (walks: Walks, nth: number): readonly Leg[] => {
  const flood = floodOf(walks);
  return legsTo(flood, endOf(flood, nth));
};

/** The search the walks are from; made again for them alone when the character has been searched for since. */
const floodOf = (walks: Walks): Flood => {
  walks.flood ??= searched(walks.situation, walks.piece);
  return walks.flood;
};
