import { distance } from '../../board/lattice.ts';
import { memberOf, pieceOf, type Situation } from '../situation.ts';
import type { Piece, PieceId } from '../state.ts';
import { addFlags, addStart, type Flood, layerOf, OURS, OURS_TO_PASS } from './flood.ts';
import { flagsFor, PORTABLE } from './footing.ts';
import { beginWith } from './layers.ts';
import { occupantOf } from './needs.ts';
import { firstCargo, isPortable, type Walker, walkerOf } from './walker.ts';

/** Who walks, and what it could move. */
export const begin = (flood: Flood, situation: Situation, id: PieceId): void => {
  flood.flags = flagsFor(situation, id);
  const walker = walkerOf(situation, id, thingsInReach(flood.flags, situation, id));
  flood.walker = walker;
  flood.isPassable = walker.things.every((thing) => isPassableTo(walker, thing));
  flood.isPlain = flood.isPassable && walker.things.every((thing) => situation.rules.masks.aid[thing] === 0);
  setOut(flood);
};

/** Nothing but the walker on its start. */
export const setOut = (flood: Flood): void => {
  const { walker } = flood;
  flood.toAsk = 0;
  beginWith(flood.layers);
  flood.count = 0;
  flood.length = 0;
  flood.begun = 1;
  flagOurs(flood);
  addStart(flood, walker.start, layerOf(flood, firstCargo(walker)));
  flood.touched[walker.start] = 2 * flood.layers.stamp;
};

/** Where the walker stands and where its things are the questions are asked: it is no obstacle to itself. */
export const flagOurs = (flood: Flood): void => {
  const { homes, start } = flood.walker;
  const flags = flood.isPlain ? OURS : OURS | OURS_TO_PASS;
  addFlags(flood, start, flags);
  for (const home of homes) if (home >= 0) addFlags(flood, home, flags);
};

/** Where it lies it is not in the way. */
const isPassableTo = ({ cross, seat, situation }: Walker, thing: PieceId): boolean =>
  (occupantOf(situation, seat, thing) & ~cross) === 0;

/** The walker's load, and what it could take and still make a step with. */
const thingsInReach = (flags: Uint16Array, situation: Situation, id: PieceId): readonly PieceId[] => {
  const { maze, pieces, rules } = situation;
  const { loads, owner, speed } = memberOf(situation, id);
  if (loads === 0) return NOTHING;
  const start = maze.squares[pieceOf(situation, id).at] as number;
  let things: PieceId[] | undefined;
  for (let token = 0; token < pieces.length; token++) {
    const { at } = pieces[token] as Piece;
    if (at < 0 || !((flags[at] as number) & PORTABLE) || token === id || !isPortable(situation, owner, token)) continue;
    if (distance(rules.grid.lattice, start, maze.squares[at] as number) >= speed) continue;
    if (things === undefined) things = [token];
    else things.push(token);
  }
  return things ?? NOTHING;
};

const NOTHING: readonly PieceId[] = [];
