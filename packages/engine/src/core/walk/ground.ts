import { FOE, FRIEND, WOUNDED_FOE, WOUNDED_FRIEND } from '../../rules/ruleset.ts';
import { isCharacter, ownerOf, pieceOf, type Situation } from '../situation.ts';
import type { Piece, PieceId, Place, Seat } from '../state.ts';

/** What one side's walkers meet on each place: obstacle bits to cross it, bits to stop there, and how many tokens. */
export interface Ground {
  readonly situation: Situation;
  readonly seat: Seat;
  readonly cross: Uint16Array;
  readonly rest: Uint16Array;
  readonly tokens: Uint8Array;
}

export const groundOf = (situation: Situation, seat: Seat): Ground => {
  if (latest !== undefined && latest.situation === situation && latest.seat === seat) return latest;
  const { maze, state } = situation;
  const ground = {
    situation,
    seat,
    cross: maze.terrain.slice(),
    rest: maze.terrain.slice(),
    tokens: new Uint8Array(maze.terrain.length),
  };
  for (let id = 0; id < state.pieces.length; id++) {
    const { at } = state.pieces[id] as Piece;
    if (at < 0) continue;
    ground.tokens[at] = (ground.tokens[at] as number) + 1;
    ground.cross[at] = crossWith(situation, seat, id, ground.cross[at] as number);
    ground.rest[at] = restWith(situation, seat, id, ground.rest[at] as number);
  }
  latest = ground;
  return ground;
};

/** Several characters of one side ask about the same ground in a row. */
let latest: Ground | undefined;

/** The needs of crossing a place once this token lies there (B-PIT-02, B-THF-02). */
export const crossWith = (situation: Situation, seat: Seat, id: PieceId, need: number): number => {
  const { alliesCross, anyoneRest } = situation.rules.masks;
  const occupant = occupantOf(situation, seat, id);
  const helped = need & ~(anyoneRest[id] as number);
  return (occupant === FRIEND ? helped & ~(alliesCross[id] as number) : helped) | occupant;
};

/** The needs of stopping there (B-PIT-03, B-ROP-01). */
export const restWith = (situation: Situation, seat: Seat, id: PieceId, need: number): number =>
  (need & ~(situation.rules.masks.anyoneRest[id] as number)) | occupantOf(situation, seat, id);

const occupantOf = (situation: Situation, seat: Seat, id: PieceId): number => {
  if (!isCharacter(situation, id)) return 0;
  const own = ownerOf(situation, id) === seat;
  if (pieceOf(situation, id).wounded) return own ? WOUNDED_FRIEND : WOUNDED_FOE;
  return own ? FRIEND : FOE;
};

export const terrainAt = (situation: Situation, place: Place): number => situation.maze.terrain[place] as number;
