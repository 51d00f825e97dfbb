import type { Labyrinth } from '../../board/labyrinth.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Leg } from '../action.ts';
import { loadOf, NOBODY, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place } from '../state.ts';
import { type Found, search } from './search.ts';
import { keepTrail, legsTo, placeOfNode, stepsOfNode, type Trail } from './trail.ts';
import { asWalker } from './walker.ts';

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
  const { aided, count, ends, probed } = walkAll(situation, piece);
  const walks = { piece, length: ends.length, trail: keepTrail(count, ends) };
  const { rules, maze, pieces } = situation;
  // Where a thing that holds its bearer may be tied depends on squares further off.
  memos[piece] = aided ? undefined : { rules, maze, pieces, probed, walks };
  return walks;
};

/** The last walks of each character. One action changes little: most walks never looked at what it changed. */
interface Memo {
  readonly rules: Ruleset;
  readonly maze: Labyrinth;
  pieces: readonly Piece[];
  readonly probed: Uint32Array;
  readonly walks: Walks;
}
const memos: (Memo | undefined)[] = [];

const isStillTrue = ({ maze, pieces, probed, rules }: Memo, situation: Situation): boolean => {
  if (maze !== situation.maze || rules !== situation.rules) return false;
  const now = situation.pieces;
  if (now === pieces) return true;
  for (let id = 0; id < now.length; id++) {
    const before = pieces[id] as Piece;
    const after = now[id] as Piece;
    if (before !== after && (isProbed(probed, before.at) || isProbed(probed, after.at))) return false;
  }
  return true;
};

const isProbed = (probed: Uint32Array, place: Place): boolean =>
  place >= 0 && ((probed[place >> 5] as number) & (1 << (place & 31))) !== 0;

/** Again with what was met on the way, until nothing new turns up. */
const walkAll = (situation: Situation, id: PieceId): Found => {
  const load = loadOf(situation, id);
  let things: readonly PieceId[] = load === NOBODY ? NOTHING : [load];
  for (;;) {
    const found = asWalker(situation, id, things, search);
    if (found.met === undefined) return found;
    things = [...things, ...found.met];
  }
};

const NOTHING: readonly PieceId[] = [];

/** Where the n-th walk ends, how many squares it takes, and leg by leg. */
export const endOf = ({ trail }: Walks, nth: number): Place => placeOfNode(trail, trail.ends[nth] as number);

export const stepsOf = ({ trail }: Walks, nth: number): number => stepsOfNode(trail, trail.ends[nth] as number);

export const walkOf = ({ trail }: Walks, nth: number): readonly Leg[] => legsTo(trail, trail.ends[nth] as number);
