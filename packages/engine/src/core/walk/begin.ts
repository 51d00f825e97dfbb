import { distance } from '../../board/lattice.ts';
import { memberOf, pieceOf, type Situation } from '../situation.ts';
import type { Piece, PieceId } from '../state.ts';
import type { Cargo } from './cargo.ts';
import { addFlags, addStart, type Flood, layerOf, OURS, OURS_TO_PASS } from './flood.ts';
import { flagsFor, PASS, PORTABLE } from './footing.ts';
import { beginWith } from './layers.ts';
import { occupantOf } from './needs.ts';
import { firstCargo, isPassable, isPortable, type Walker, walkerOf } from './walker.ts';

/** Nothing but the walker on its start. */
export const begin = (flood: Flood, situation: Situation, id: PieceId): void => {
  flood.flags = flagsFor(situation, id);
  const walker = walkerOf(situation, id, thingsInReach(flood.flags, situation, id));
  const cargo = firstCargo(walker);
  flood.walker = walker;
  flood.isPlain = isPlain(flood, cargo);
  flood.toAsk = 0;
  beginWith(flood.layers);
  flood.count = 0;
  flood.length = 0;
  flood.begun = 1;
  flagOurs(flood);
  addStart(flood, walker.start, layerOf(flood, cargo));
  flood.touched[walker.start] = 2 * flood.layers.stamp;
};

/** Where the walker stands and where its things are the questions are asked: it is no obstacle to itself. */
export const flagOurs = (flood: Flood): void => {
  const { homes, start } = flood.walker;
  const flags = flood.isPlain ? OURS : OURS | OURS_TO_PASS;
  addFlags(flood, start, flags);
  for (const home of homes) if (home >= 0) addFlags(flood, home, flags);
};

const isPlain = ({ flags, walker }: Flood, cargo: Cargo): boolean => {
  const { start, things } = walker;
  for (let n = 0; n < things.length; n++) if (!isPlainTo(walker, things[n] as PieceId)) return false;
  return isPassable(walker, cargo, start) === (((flags[start] as number) & PASS) !== 0);
};

/** Neither where it lies nor in hand does it make a difference to where one may go. */
const isPlainTo = ({ cross, seat, situation }: Walker, thing: PieceId): boolean => {
  const { anyoneRest, anyoneSafe, carrierRest, carrierSafe } = situation.rules.masks;
  if (anyoneRest[thing] !== 0 || anyoneSafe[thing] !== 0) return false;
  if (carrierRest[thing] !== 0 || carrierSafe[thing] !== 0) return false;
  return (occupantOf(situation, seat, thing) & ~cross) === 0;
};

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
