import { FOE, FRIEND, WOUNDED_FOE, WOUNDED_FRIEND } from '../../rules/ruleset.ts';
import { memberOf, pieceOf, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place, Seat } from '../state.ts';
import { changedPlaces } from './changes.ts';

/** What one side's walkers meet on each place: obstacle bits to cross it, bits to stop there, and how many tokens. */
export interface Ground {
  readonly cross: Uint16Array;
  readonly rest: Uint16Array;
  readonly tokens: Uint8Array;
  /** How many of them a passer-by of this side could take up. */
  readonly portable: Uint8Array;
}

/** Painted into one scratch ground: it holds until the next call with another situation or seat. */
export const groundOf = (situation: Situation, seat: Seat): Ground => {
  if (situation === painted?.situation && seat === painted.seat) return ground;
  const isNear =
    painted?.seat === seat && painted.situation.maze === situation.maze && painted.situation.rules === situation.rules;
  if (painted !== undefined && isNear) {
    for (const place of changedPlaces(painted.situation.pieces, situation.pieces))
      repaint(ground, situation, seat, place);
  } else paintAll(situation, seat);
  painted = { situation, seat };
  return ground;
};

const paintAll = (situation: Situation, seat: Seat): void => {
  const { maze, pieces, rules } = situation;
  if (ground.cross.length !== rules.grid.places) ground = blank(rules.grid.places);
  ground.cross.set(maze.terrain);
  ground.rest.set(maze.terrain);
  ground.tokens.fill(0);
  ground.portable.fill(0);
  for (let id = 0; id < pieces.length; id++) if ((pieces[id] as Piece).at >= 0) paint(ground, situation, seat, id);
};

export const wipe = ({ cross, portable, rest, tokens }: Ground, { maze }: Situation, place: Place): void => {
  cross[place] = maze.terrain[place] as number;
  rest[place] = maze.terrain[place] as number;
  tokens[place] = 0;
  portable[place] = 0;
};

/** A place as it is with everything on it. */
export const repaint = (on: Ground, situation: Situation, seat: Seat, place: Place): void => {
  wipe(on, situation, place);
  for (let id = situation.first[place] as number; id >= 0; id = situation.next[id] as number) {
    paint(on, situation, seat, id);
  }
};

export const paint = (
  { cross, portable, rest, tokens }: Ground,
  situation: Situation,
  seat: Seat,
  id: PieceId,
): void => {
  const { at } = situation.pieces[id] as Piece;
  const occupant = occupantOf(situation, seat, id);
  tokens[at] = (tokens[at] as number) + 1;
  if (occupant === 0 || occupant === WOUNDED_FRIEND) portable[at] = (portable[at] as number) + 1;
  cross[at] = crossWith(situation, occupant, id, cross[at] as number);
  rest[at] = restWith(situation, occupant, id, rest[at] as number);
};

const blank = (places: number): Ground => ({
  cross: new Uint16Array(places),
  rest: new Uint16Array(places),
  tokens: new Uint8Array(places),
  portable: new Uint8Array(places),
});

let ground = blank(0);
let painted: { readonly situation: Situation; readonly seat: Seat } | undefined;

/** The needs of crossing a place once this token lies there (B-PIT-02, B-THF-02). */
export const crossWith = (situation: Situation, occupant: number, id: PieceId, need: number): number => {
  const { alliesCross, anyoneRest } = situation.rules.masks;
  const helped = need & ~(anyoneRest[id] as number);
  return (occupant === FRIEND ? helped & ~(alliesCross[id] as number) : helped) | occupant;
};

/** The needs of stopping there (B-PIT-03, B-ROP-01). */
export const restWith = (situation: Situation, occupant: number, id: PieceId, need: number): number =>
  (need & ~(situation.rules.masks.anyoneRest[id] as number)) | occupant;

/** Who somebody on a square is to this side, as an obstacle bit; 0 for an object. */
export const occupantOf = (situation: Situation, seat: Seat, id: PieceId): number => {
  const { owner, sort } = memberOf(situation, id);
  if (sort === 'object') return 0;
  const own = owner === seat;
  if (pieceOf(situation, id).wounded) return own ? WOUNDED_FRIEND : WOUNDED_FOE;
  return own ? FRIEND : FOE;
};
