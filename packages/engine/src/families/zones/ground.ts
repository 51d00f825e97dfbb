import { OPEN, PIT } from '../../board/edge.ts';
import { type Labyrinth, linksThrough } from '../../board/labyrinth.ts';
import { chamberAt } from '../../core/situation/ground.ts';
import { isStanding, ownerOf, pieceOf, type Situation, tokensAt } from '../../core/situation/situation.ts';
import { type PieceId, type Place, type Tile, tileOf } from '../../core/state.ts';

/** The zones that touch the same pit as this one, besides itself (C-BOARD-13). */
export const acrossPit = (situation: Situation, place: Place): readonly Place[] => {
  const cells = chamberAt(situation, place)?.pit ?? NONE;
  const { cells: all } = situation.rules.grid;
  const own = place % all;
  return cells.includes(own) ? cells.filter((cell) => cell !== own).map((cell) => place - own + cell) : NONE;
};

const NONE: readonly number[] = [];

/** The zone and the post that are one for combat (C-SZC-3). */
export const together = ({ link }: Labyrinth, place: Place, rooms: number): readonly Place[] => {
  const found = [place];
  for (let edge = place * 4; edge < place * 4 + 4; edge++) {
    const to = link[edge] as number;
    if (to >= 0 && to >= rooms !== place >= rooms) found.push(to);
  }
  return found;
};

/** Somebody is there whom this character does not pass (C-MOVE-5, C-MOVE-9, C-CHAR-COLOSSUS-2). */
export const isHindered = (situation: Situation, piece: PieceId, place: Place): boolean => {
  const { asFoe, cross } = situation.rules.masks;
  const owner = ownerOf(situation, piece);
  const foes = tokensAt(situation, place).filter((id) => isStanding(situation, id) && ownerOf(situation, id) !== owner);
  return (foes.reduce((bits, id) => bits | (asFoe[id] as number), 0) & ~(cross[piece] as number)) !== 0;
};

/** The edge by which a step from one zone leads into another, in the room's own frame: what turns along (C-MOVE-6). */
export const entranceOf = (situation: Situation, piece: PieceId, from: Place, to: Place): number => {
  const { maze, rules } = situation;
  const links = linksThrough(maze, rules.masks.edges[piece] as number);
  const way = [0, 1, 2, 3].find((side) => links[from * 4 + side] === to);
  if (way === undefined && acrossPit(situation, to).includes(from)) return pitEdge(situation, to);
  const direction = way ?? [0, 1, 2, 3].find((side) => maze.beyond[from * 4 + side] === to) ?? 0;
  return to * 4 + turned(situation, to, direction + 2, -1);
};

/** Is this the way out by which it came in? */
export const isBackBy = (situation: Situation, edge: number, from: Place, to: Place): boolean => {
  const { maze } = situation;
  const here = from * 4 + turned(situation, from, edge & 3, 1);
  if (maze.near[here] === PIT) return acrossPit(situation, from).includes(to);
  return maze.beyond[here] === to;
};

/** Of a zone at a pit its first edge there stands for the whole pit. */
const pitEdge = (situation: Situation, place: Place): number => {
  const near = situation.maze.near;
  const sides = [0, 1, 2, 3].filter((side) => near[place * 4 + turned(situation, place, side, 1)] === PIT);
  return place * 4 + (sides[0] ?? 0);
};

/** A world direction of a place as a side of its room, or back; posts never turn. */
const turned = ({ rules: { grid }, state }: Situation, place: Place, side: number, sign: 1 | -1): number => {
  const turn = place < grid.squares ? (state.tiles[tileOf(grid, place)] as Tile).turn : 0;
  return (side + sign * turn) & 3;
};

/** By this edge it came among those who hinder it still (C-MOVE-6, C-MOVE-8). */
export const holdOn = (situation: Situation, piece: PieceId): number | undefined => {
  const { at } = pieceOf(situation, piece);
  const edge = situation.state.turn.entrances.find((entrance) => entrance.piece === piece)?.edge;
  return edge !== undefined && edge >> 2 === at && isHindered(situation, piece, at) ? edge : undefined;
};

/** What an edge between two places is, the stricter layer first (C-BOARD-10). */
export const isBarred = ({ near, beyond }: Labyrinth, edge: number, opened: number): boolean => {
  const there = beyond[edge] as number;
  const through = opened | (1 << OPEN);
  if (there < 0 || !(through & (1 << (near[edge] as number)))) return true;
  return !(through & (1 << (near[there * 4 + ((edge + 2) & 3)] as number)));
};
