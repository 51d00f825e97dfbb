import {
  EDGES,
  type Labyrinth,
  labyrinthOf,
  type Member,
  type PieceId,
  type Ruleset,
  SEATS,
  type Tile,
} from '@archmage/engine';
import { around } from './around.ts';
import { type Gait, gaitsOf } from './gait.ts';

/** For each place the action points to the line where a seat's characters leave, in units of `POINT`. */
export type Ways = Uint16Array;

/** One action point. Nearly every speed of the boxes divides it. */
export const POINT = 60;

/** What bars the way costs as much as getting round it or turning a room mostly does. */
const TOLL = { gate: 120, wall: 150, pit: 60 } as const;

/** A step in a face-down room costs what one costs on average once it is turned up: more for who has to walk round. */
const UNKNOWN = { walker: 12, free: 5, slower: 0.4 } as const;
export const FAR = 40 * POINT;
const PORTCULLIS = EDGES.indexOf('portcullis');
const OPEN = 1 << EDGES.indexOf('open');

/** The ways of one layout of rooms, by gait and seat, measured when they are first asked for. */
export type Layout = (Ways | undefined)[];

/** The ways of a character with empty hands to where it leaves. */
export const waysOut = (rules: Ruleset, tiles: readonly Tile[], id: PieceId): Ways =>
  waysAt(rules, tiles, wayOf(rules, id));

/** Those that are there in a layout. */
export const waysAt = (rules: Ruleset, tiles: readonly Tile[], nth: number): Ways => {
  const layout = layoutOf(rules, tiles);
  layout[nth] ??= measure(rules, tiles, nth);
  return layout[nth];
};

/** Where a character's ways are in any layout: with empty hands, or with something that opens gates. */
export const wayOf = (rules: Ruleset, id: PieceId, hands: 'own' | 'opening' = 'own'): number =>
  (gaitsOf(rules)[hands][id] as Gait).nth * SEATS.length + SEATS.indexOf((rules.roster[id] as Member).owner);

const layouts = new Map<string, Layout>();
const recent = new WeakMap<readonly Tile[], Layout>();
/** A turn looks at some hundreds of layouts; a game comes back to few. */
const KEPT = 3000;

/** The same rooms turned the same way have the same ways, whoever turned them when. */
export const layoutOf = (rules: Ruleset, tiles: readonly Tile[]): Layout => {
  const last = recent.get(tiles);
  if (last !== undefined) return last;
  const key = `${rules.id} ${tiles.map(wordOf).join(' ')}`;
  if (layouts.size > KEPT) layouts.clear();
  const layout = layouts.get(key) ?? [];
  layouts.set(key, layout);
  recent.set(tiles, layout);
  return layout;
};

const wordOf = ({ slot, room, turn, marks, covers }: Tile): string => {
  if (room === undefined) return `${slot}`;
  const laid = covers.map(({ cell, name, owner }) => `${cell}${name}${owner}`);
  return `${slot}${room}${turn}${marks.map(({ edge, state }) => edge + state).join()}${laid.join()}`;
};

/** Dijkstra from the exit inwards, one bucket for each cost. */
const measure = (rules: Ruleset, tiles: readonly Tile[], nth: number): Ways => {
  const { grid, lines } = rules;
  const gait = gaitsOf(rules).all[Math.floor(nth / SEATS.length)] as Gait;
  const owner = SEATS[nth % SEATS.length];
  const maze = labyrinthOf(rules, tiles);
  const beside = around(grid, maze);
  const exit = grid.squares + lines.findIndex((line) => line.seat !== owner) * grid.lineLength;
  const ways: Ways = new Uint16Array(grid.places).fill(FAR);
  const buckets: number[][] = [[]];
  for (let place = exit; place < exit + grid.lineLength; place++) {
    ways[place] = 0;
    buckets[0]?.push(place);
  }
  for (let cost = 0; cost < buckets.length; cost++) {
    for (const to of buckets[cost] ?? []) {
      if (ways[to] !== cost) continue;
      for (let direction = 0; direction < 4; direction++) {
        const from = beside[to * 4 + direction] as number;
        if (from < 0) continue;
        const total = cost + tollOf(maze, gait, { from, to, direction: (direction + 2) & 3 });
        if (total >= (ways[from] as number)) continue;
        ways[from] = total;
        for (let next = buckets.length; next <= total; next++) buckets.push([]);
        buckets[total]?.push(from);
      }
    }
  }
  return ways;
};

interface Step {
  readonly from: number;
  readonly to: number;
  readonly direction: number;
}

const tollOf = (maze: Labyrinth, gait: Gait, { from, to, direction }: Step): number => {
  const step = stepOf(gait);
  const edge = from * 4 + direction;
  const pit = ((maze.terrain[to] as number) & ~gait.crosses) === 0 ? 0 : TOLL.pit;
  if (maze.link[edge] === to) return step + pit;
  if (maze.beyond[edge] !== to) return step + unknown(gait, step);
  if (isThrough(maze, gait, edge, to)) return step + pit;
  const isGate = maze.near[edge] === PORTCULLIS || maze.near[to * 4 + ((direction + 2) & 3)] === PORTCULLIS;
  if (isGate) return step + pit + (gait.opensGates ? POINT : TOLL.gate);
  if (gait.passesWalls) return pit + POINT;
  return pit + step + (gait.breaksWalls ? POINT : TOLL.wall);
};

/** Who never walks gets nowhere. */
const stepOf = ({ speed }: Gait): number => (speed === 0 ? FAR : Math.round(POINT / speed));

/** Do both rooms' edges let somebody through who passes these, and open ones? */
export const isThrough = (
  { near }: Labyrinth,
  { through }: Pick<Gait, 'through'>,
  edge: number,
  to: number,
): boolean => {
  const passed = through | OPEN;
  const far = near[to * 4 + ((edge + 2) & 3)] as number;
  return (passed & (1 << (near[edge] as number))) !== 0 && (passed & (1 << far)) !== 0;
};

const unknown = ({ crosses, passesWalls }: Gait, step: number): number =>
  Math.round(step * UNKNOWN.slower + (crosses !== 0 || passesWalls ? UNKNOWN.free : UNKNOWN.walker));
