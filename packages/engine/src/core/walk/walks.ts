import type { Labyrinth } from '../../board/labyrinth.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Leg } from '../action.ts';
import { loadOf, NOBODY, ownerOf, pieceOf, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place } from '../state.ts';
import { changedPlaces } from './changes.ts';
import { type Found, search } from './search.ts';
import { endIn, keepTrail, legsTo, placeOfNode, stepsOfNode, type Trail } from './trail.ts';
import { asWalker, isPortable } from './walker.ts';

/** Every distinct outcome of one character's Move: where it ends, with what, and what lies where. Cheapest first. */
export interface Walks {
  readonly piece: PieceId;
  readonly length: number;
  readonly trail: Trail;
}

export const findWalks = (situation: Situation, piece: PieceId): Walks => {
  const memo = memos[piece];
  if (memo !== undefined && isStillTrue(memo, situation)) {
    memo.pieces = situation.pieces;
    return memo.walks;
  }
  const { count, ended, probed, things } = walkAll(
    situation,
    piece,
    memo?.rules === situation.rules ? memo.things : NOTHING,
  );
  const walks = { piece, length: ended, trail: keepTrail(count, ended) };
  const { rules, maze, pieces } = situation;
  memos[piece] = {
    rules,
    maze,
    pieces,
    probed,
    things: things.filter((thing) => isProbed(probed, pieceOf(situation, thing).at)),
    walks,
  };
  return walks;
};

/** The last walks of each character. One action changes little: most walks never looked at what it changed. */
interface Memo {
  readonly rules: Ruleset;
  readonly maze: Labyrinth;
  pieces: readonly Piece[];
  readonly probed: readonly number[];
  readonly things: readonly PieceId[];
  readonly walks: Walks;
}
const memos: (Memo | undefined)[] = [];

const isStillTrue = ({ maze, pieces, probed, rules }: Memo, situation: Situation): boolean => {
  if (maze !== situation.maze || rules !== situation.rules) return false;
  if (pieces === situation.pieces) return true;
  for (const place of changedPlaces(pieces, situation.pieces)) if (isProbed(probed, place)) return false;
  return true;
};

const isProbed = (probed: readonly number[], place: Place): boolean =>
  ((probed[place >> 5] as number) & (1 << (place & 31))) !== 0;

/** Again with what was met on the way, until nothing new turns up; what the last walk met is a good guess to begin with. */
const walkAll = (situation: Situation, id: PieceId, guess: readonly PieceId[]): Found => {
  const load = loadOf(situation, id);
  let things = guess.length === 0 ? NOTHING : guess.filter((thing) => thing !== load && isThing(situation, id, thing));
  if (load !== NOBODY) things = inOrder([...things, load]);
  for (;;) {
    const found = asWalker(situation, id, things, search);
    if (found.met === undefined) return found;
    things = inOrder([...things, ...found.met]);
  }
};

const isThing = (situation: Situation, walker: PieceId, token: PieceId): boolean =>
  pieceOf(situation, token).at >= 0 && isPortable(situation, ownerOf(situation, walker), token);

/** Walks come out in the same order, however the things were found. */
const inOrder = (things: PieceId[]): readonly PieceId[] => things.sort((a, b) => a - b);

const NOTHING: readonly PieceId[] = [];

/** Where the n-th walk ends, how many squares it takes, and leg by leg. */
export const endOf = ({ trail }: Walks, nth: number): Place => placeOfNode(trail, endIn(trail, nth));

export const stepsOf = ({ trail }: Walks, nth: number): number => stepsOfNode(trail, endIn(trail, nth));

export const walkOf = ({ trail }: Walks, nth: number): readonly Leg[] => legsTo(trail, endIn(trail, nth));
