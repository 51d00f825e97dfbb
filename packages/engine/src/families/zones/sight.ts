import { OPEN, PIT, SLIT } from '../../board/edge.ts';
import type { Labyrinth } from '../../board/labyrinth.ts';
import { findAt, isCharacter, NOBODY, pieceOf, type Situation, tokensAt } from '../../core/situation/situation.ts';
import type { PieceId, Place } from '../../core/state.ts';
import { together } from './ground.ts';

/** Everybody in a line of sight, besides those in the viewer's own zone (C-LOS-1 to C-LOS-11). */
export const inSight = (situation: Situation, viewer: PieceId): readonly PieceId[] => {
  const { at } = pieceOf(situation, viewer);
  return placesSeen(situation, viewer)
    .filter((place) => place !== at)
    .flatMap((place) => tokensAt(situation, place))
    .filter((id) => isCharacter(situation, id) && pieceOf(situation, id).carrier === undefined);
};

/** The zones that a character sees, and the posts that are seen with them. */
export const placesSeen = (situation: Situation, viewer: PieceId): readonly Place[] => {
  const { maze, rules } = situation;
  const { squares } = rules.grid;
  const { at } = pieceOf(situation, viewer);
  if (at < squares)
    return [...withPosts(maze, at, squares), ...linesFrom(situation, at), ...behindSlits(situation, at)];
  const side = [0, 1, 2, 3].find((each) => (maze.beyond[at * 4 + each] as number) >= 0);
  if (side === undefined) return [];
  const faced = maze.beyond[at * 4 + side] as Place;
  // C-LOS-8
  if (maze.link[at * 4 + side] === faced) return [...withPosts(maze, faced, squares), ...linesFrom(situation, faced)];
  // C-LOS-9, C-LOS-10
  if (!isSeenThrough(maze, at, side, true)) return [];
  return isSomebodyAt(situation, faced) ? [faced] : [faced, ...line(situation, faced, side, false)];
};

const linesFrom = (situation: Situation, from: Place): readonly Place[] =>
  [0, 1, 2, 3].flatMap((side) => line(situation, from, side, true));

/** Zone by zone; the first with somebody in it is the last one seen (C-LOS-2, C-LOS-7). */
const line = (situation: Situation, from: Place, side: number, isBeside: boolean): readonly Place[] => {
  const { maze, rules } = situation;
  const { squares } = rules.grid;
  const next = maze.beyond[from * 4 + side] as Place;
  if (next < 0 || next >= squares || !isSeenThrough(maze, from, side, isBeside)) return [];
  const seen = withPosts(maze, next, squares);
  return isSomebodyAt(situation, next) ? seen : [...seen, ...line(situation, next, side, false)];
};

/** Posts behind a slit of the viewer's own zone (C-LOS-9). */
const behindSlits = ({ maze, rules }: Situation, place: Place): readonly Place[] =>
  [0, 1, 2, 3]
    .filter((side) => isSeenThrough(maze, place, side, true) && (maze.link[place * 4 + side] as number) < 0)
    .map((side) => maze.beyond[place * 4 + side] as Place)
    .filter((to) => to >= rules.grid.squares);

/** C-LOS-3, C-LOS-4, C-LOS-5: a pit stops no line, and a slit none of those who touch it. */
export const isSeenThrough = ({ beyond, near }: Labyrinth, from: Place, side: number, isBeside: boolean): boolean => {
  const there = beyond[from * 4 + side] as number;
  const layers = there < 0 ? [] : [near[from * 4 + side], near[there * 4 + ((side + 2) & 3)]];
  return layers.length > 0 && layers.every((code) => code === OPEN || code === PIT || (isBeside && code === SLIT));
};

const withPosts = (maze: Labyrinth, place: Place, squares: number): readonly Place[] => together(maze, place, squares);

const isSomebodyAt = (situation: Situation, place: Place): boolean =>
  findAt(situation, place, (id) => isCharacter(situation, id)) !== NOBODY;
