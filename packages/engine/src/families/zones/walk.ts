import { OPEN, PIT, PORTCULLIS, SLIT } from '../../board/edge.ts';
import { type Grid, linePlace } from '../../board/grid.ts';
import { type Labyrinth, linksThrough } from '../../board/labyrinth.ts';
import type { Leg } from '../../core/action.ts';
import type { RefusalCode } from '../../core/refusal.ts';
import {
  isCharacter,
  isExit,
  memberOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
  tokensAt,
} from '../../core/situation/situation.ts';
import type { PieceId, Place } from '../../core/state.ts';
import type { Gait, Stage } from '../legs.ts';
import { acrossPit, entranceOf, holdOn, isBackBy, isBarred, isHindered } from './ground.ts';
import {
  type Changes,
  handsOf,
  hasFreeHand,
  mayHold,
  partners,
  spotIn,
  type Walk,
  withinReach,
  withSpot,
} from './hands.ts';

/** How far somebody has come from zone to zone. */
export interface Passage extends Stage {
  /** By which edge it has come among enemies who hold it. */
  readonly entrance: number | undefined;
  /** It has gone through a wall, and goes no farther. */
  readonly isThrough: boolean;
  readonly changes: Changes;
}

/** The most characters of one side in a zone when an action is over (C-MOVE-11). */
export const CROWD = 3;

export const gaitOf = (situation: Situation, piece: PieceId): Gait<Passage> => {
  const { at } = pieceOf(situation, piece);
  const entrance = holdOn(situation, piece);
  return {
    first: { place: at, steps: 0, entrance, isThrough: false, changes: [] },
    legs: (here) => [
      ...[...waysOf(situation, piece, here)].map((to) => ({ to })),
      ...exchangesAt(situation, piece, here).map(({ leg }) => leg),
    ],
    goOn: (here, leg) => {
      if ('to' in leg) return stepTo(situation, piece, here, leg.to);
      if (isOut(situation, piece, here.place)) return 'nothingOnExit';
      const changes = exchanged({ situation, walker: piece, place: here.place, changes: here.changes }, leg);
      return typeof changes === 'string' ? changes : { ...here, changes };
    },
    end: (here) => endOf(situation, piece, here),
    key: (here) => `${here.steps > 0} ${here.isThrough} ${outcomeOf(here)}`,
  };
};

/** What a walk that ends here comes to. */
export const outcomeOf = ({ changes, entrance, place }: Passage): string => {
  const spots = changes.map(({ at, by, token }) => (by === NOBODY ? `${token}@${at}` : `${token}<${by}`));
  return `${place} ${entrance ?? ''} ${spots.join(' ')}`;
};

/** All that can change hands where it is, with what comes of it. */
export const exchangesAt = (
  situation: Situation,
  piece: PieceId,
  { changes, place }: Passage,
): readonly { readonly leg: Leg; readonly changes: Changes }[] => {
  if (isOut(situation, piece, place) || memberOf(situation, piece).loads === 0) return [];
  const walk = { situation, walker: piece, place, changes };
  const legs: readonly Exchange[] = [
    ...withinReach(walk).map(({ token }) => ({ take: token })),
    ...handsOf(walk, piece).flatMap((token) => leavingOf(walk, token)),
  ];
  return legs.flatMap((leg) => {
    const after = exchanged(walk, leg);
    return typeof after === 'string' ? [] : [{ leg, changes: after }];
  });
};

type Exchange = Exclude<Leg, { readonly to: Place }>;

const exchanged = (walk: Walk, leg: Exchange): Changes | RefusalCode =>
  'take' in leg ? take(walk, leg.take) : leave(walk, leg);

/** Down where it stands, into somebody's hands, or for something he has. */
const leavingOf = (walk: Walk, token: PieceId): readonly Exchange[] => [
  { leave: token },
  ...partners(walk).flatMap((partner) => [
    { leave: token, with: partner },
    ...handsOf(walk, partner).map((other) => ({ leave: token, with: partner, for: other })),
  ]),
];

/** Wherever it could try to go. */
const waysOf = (situation: Situation, piece: PieceId, { changes, place }: Passage): Iterable<Place> => {
  const beyond = [0, 1, 2, 3].map((side) => situation.maze.beyond[place * 4 + side] as Place);
  const open = waysThrough(situation, piece, place, edgesPassed(situation, piece, changes));
  return new Set([...open, ...beyond.filter((to) => to >= 0)]);
};

/** Where a step leads through edges of these kinds, one among several (C-MOVE-2, C-MOVE-14 to C-MOVE-17). */
export const waysThrough = (situation: Situation, piece: PieceId, place: Place, through: number): readonly Place[] => {
  const line = lineFor(situation, piece);
  const known = waysKnown(situation, line, through);
  const ways = known[place];
  if (ways !== undefined) return ways;
  const found = findWays(situation, line, place, through);
  known[place] = found;
  return found;
};

/** Ways are the same until something on the board turns or opens. */
const waysKnown = ({ maze }: Situation, line: number, through: number): (readonly Place[] | undefined)[] => {
  const tables = remembered.get(maze) ?? new Map<number, (readonly Place[] | undefined)[]>();
  remembered.set(maze, tables);
  const key = through * 2 + line;
  const table = tables.get(key) ?? [];
  tables.set(key, table);
  return table;
};

const remembered = new WeakMap<Labyrinth, Map<number, (readonly Place[] | undefined)[]>>();

const findWays = (situation: Situation, line: number, place: Place, through: number): readonly Place[] => {
  const { maze, rules } = situation;
  const links = linksThrough(maze, through & ~(1 << PIT));
  const ways = [...links.subarray(place * 4, place * 4 + 4)].filter((to) => to >= 0);
  if (place >= rules.grid.squares) ways.push(...postsOf(rules.grid, line).filter((post) => post !== place));
  if (through & (1 << PIT)) ways.push(...acrossPit(situation, place).filter((to) => !ways.includes(to)));
  return ways;
};

/** Bits of the edges it passes by itself and by what it carries by then (C-OBJ-13). */
export const edgesPassed = (situation: Situation, piece: PieceId, changes: Changes): number => {
  const { carrierEdges, edges } = situation.rules.masks;
  const held = handsOf({ situation, changes }, piece);
  return held.reduce((bits, token) => bits | (carrierEdges[token] as number), edges[piece] as number);
};

export const lineFor = ({ rules }: Situation, piece: PieceId): number =>
  rules.lines[0]?.seat === rules.roster[piece]?.owner ? 0 : 1;

export const postsOf = (grid: Grid, line: number): readonly Place[] =>
  Array.from({ length: grid.lineLength }, (_, nth) => linePlace(grid, line, nth));

/** Through one wall or two, but through no closed portcullis (C-CHAR-WALLWALKER-1, C-CHAR-WALLWALKER-3). */
export const goesThrough = ({ maze, rules }: Situation, piece: PieceId, from: Place, to: Place): boolean => {
  const edges = rules.masks.loneEdges[piece] as number;
  const side = [0, 1, 2, 3].find((each) => maze.beyond[from * 4 + each] === to);
  return edges !== 0 && side !== undefined && !isBarred(maze, from * 4 + side, edges);
};

export const stepTo = (situation: Situation, piece: PieceId, here: Passage, to: Place): Passage | RefusalCode => {
  const through = edgesPassed(situation, piece, here.changes);
  if (isOut(situation, piece, here.place)) return 'walkOver';
  const isPlain = waysThrough(situation, piece, here.place, through).includes(to);
  const isLone = !isPlain && here.steps === 0 && goesThrough(situation, piece, here.place, to);
  if (!isPlain && !isLone) return barrierTo(situation, here.place, to, through);
  if (here.isThrough || here.steps === memberOf(situation, piece).speed) return 'tooFar';
  const way = { to, isLone, isMet: isHindered(situation, piece, to) };
  if (!mayEnter(situation, piece, here, way))
    return here.entrance === undefined || isBackBy(situation, here.entrance, here.place, to)
      ? 'exitGuarded'
      : 'foeInTheWay';
  return entered(situation, piece, here, way);
};

/** C-MOVE-5, C-MOVE-6, C-MOVE-19; C-EXIT-7, C-EXIT-9 */
export const mayEnter = (situation: Situation, piece: PieceId, here: Passage, { isMet, to }: Way): boolean => {
  if (here.entrance !== undefined && !isBackBy(situation, here.entrance, here.place, to)) return false;
  return !isMet || !isOut(situation, piece, to);
};

/** A step, whether enemies hold one where it leads, and whether it goes through a wall. */
export interface Way {
  readonly to: Place;
  readonly isMet: boolean;
  readonly isLone: boolean;
}

export const entered = (situation: Situation, piece: PieceId, here: Passage, { isLone, isMet, to }: Way): Passage => ({
  place: to,
  steps: here.steps + 1,
  entrance: isMet ? entranceOf(situation, piece, here.place, to) : undefined,
  isThrough: isLone,
  changes: here.changes,
});

/** C-EXIT-1, C-EXIT-4 */
export const isOut = (situation: Situation, piece: PieceId, place: Place): boolean =>
  isExit(situation, ownerOf(situation, piece), place);

/** C-MOVE-10 */
const barrierTo = ({ maze, ...situation }: Situation, from: Place, to: Place, through: number): RefusalCode => {
  const side = [0, 1, 2, 3].find((each) => maze.beyond[from * 4 + each] === to);
  if (side === undefined) return acrossPit({ maze, ...situation }, from).includes(to) ? 'gap' : 'notAdjacent';
  const near = maze.near[from * 4 + side] as number;
  if (near === PIT && !(through & (1 << PIT))) return 'gap';
  const far = maze.near[to * 4 + ((side + 2) & 3)] as number;
  if ([near, far].some((code) => code === PORTCULLIS)) return 'gate';
  return [near, far].every((code) => code === OPEN || code === SLIT) ? 'slit' : 'wall';
};

/** C-OBJ-1, C-OBJ-4, C-OBJ-6, C-OBJ-7 */
const take = (walk: Walk, token: PieceId): Changes | RefusalCode => {
  const { place, situation, walker } = walk;
  if (memberOf(situation, walker).loads === 0) return 'noHands';
  if (!hasFreeHand(walk, walker)) return 'handsFull';
  const spot = spotIn(walk, token);
  if (spot.at !== place || token === walker || spot.by === walker) return 'notHere';
  if (!withinReach(walk).some((each) => each.token === token)) return 'notPortable';
  // C-WND-8
  const lost = isCharacter(situation, token) ? handsOf(walk, token) : [];
  const bare = lost.reduce<Changes>(
    (changes, each) => withSpot({ situation, changes }, { token: each, at: place, by: NOBODY }),
    walk.changes,
  );
  return withSpot({ situation, changes: bare }, { token, at: place, by: walker });
};

/** C-OBJ-2, C-OBJ-6, C-OBJ-7, C-OBJ-8 */
const leave = (walk: Walk, leg: Extract<Leg, { leave: PieceId }>): Changes | RefusalCode => {
  const { place, situation, walker } = walk;
  if (!handsOf(walk, walker).includes(leg.leave)) return 'handsEmpty';
  if (leg.with === undefined)
    return leg.for === undefined ? withSpot(walk, { token: leg.leave, at: place, by: NOBODY }) : 'notHere';
  if (!partners(walk).includes(leg.with)) return 'notHere';
  const given = withSpot(walk, { token: leg.leave, at: place, by: leg.with });
  if (!mayHold(walk, leg.with, leg.leave)) return 'notPortable';
  if (leg.for === undefined) {
    if (ownerOf(situation, leg.with) !== ownerOf(situation, walker)) return 'notPortable';
    return hasFreeHand(walk, leg.with) ? given : 'handsFull';
  }
  if (spotIn(walk, leg.for).by !== leg.with) return 'notHere';
  return withSpot({ situation, changes: given }, { token: leg.for, at: place, by: walker });
};

/** C-MOVE-11, C-MOVE-12. Without a step something must have changed hands (C-MOVE-3, C-OBJ-C3). */
export const endOf = (situation: Situation, piece: PieceId, here: Passage): RefusalCode | undefined => {
  if (here.steps === 0 && here.changes.length === 0) return 'noStep';
  const places = isOut(situation, piece, here.place) ? [] : [here.place];
  const put = here.changes.filter(({ token, by }) => by !== piece && isCharacter(situation, token));
  const isFull = [...places, ...put.map(({ at }) => at)].some((at) => isCrowded(situation, piece, here, at));
  return isFull ? 'crowded' : undefined;
};

/** How many of its side are in a zone in the end; a starting zone is one (C-MOVE-13). */
export const isCrowded = (situation: Situation, piece: PieceId, { changes, place }: Passage, at: Place): boolean => {
  const { grid } = situation.rules;
  const zone = at < grid.squares ? [at] : postsOf(grid, lineFor(situation, piece));
  const owner = ownerOf(situation, piece);
  const isOwn = (id: PieceId) => isCharacter(situation, id) && ownerOf(situation, id) === owner;
  const walking = [piece, ...handsOf({ situation, changes }, piece).filter((id) => isCharacter(situation, id))];
  const staying = zone.flatMap((each) => tokensAt(situation, each)).filter((id) => isOwn(id) && !walking.includes(id));
  const left = staying.filter((id) => !changes.some(({ token }) => token === id));
  const put = changes.filter((each) => each.by !== piece && zone.includes(each.at) && isOwn(each.token));
  const come = zone.includes(place) ? walking.length : 0;
  return left.length + put.length + come > CROWD;
};
