import { OPEN } from '../../../../board/edge.ts';
import { linksThrough } from '../../../../board/labyrinth.ts';
import {
  isCharacter,
  loadOf,
  memberOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
} from '../../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../../core/state.ts';
import { type Cargo, EMPTY } from '../../../../families/squares/walk/cargo.ts';
import { firstCargo, type Walker, walkerOf } from '../../../../families/squares/walk/walker.ts';
import type { NpcCard } from '../cards.ts';
import { cardOf, itemOf } from '../game.ts';
import { GIVEN, OPENED, piecesIn, SPENT, thingsIn } from '../piles.ts';

/** Who plans, in which position, and what stays as it is while it plans. */
export interface Planner {
  readonly situation: Situation;
  readonly npc: PieceId;
  readonly card: NpcCard;
  /** All that may change hands: what no enemy carries. */
  readonly things: readonly PieceId[];
  /** What it gave away in this activation (S-TAKE-09). */
  readonly given: readonly PieceId[];
  readonly first: World;
  readonly worlds: Map<string, World>;
}

/** All that a plan may have changed (S-SRCH-01) but for where its maker is. */
export interface World {
  readonly id: number;
  readonly cargo: Cargo;
  /** Which friend has each thing in his hands, or `NOBODY`. */
  readonly holders: readonly PieceId[];
  /** The portcullises that were opened, as `place * 4 + direction` from either side, the lower number. */
  readonly opened: readonly number[];
  /** How often one was opened for nothing. */
  readonly free: number;
  /** What a measure began with that comes to this world (S-DIST-01). */
  readonly base: World | undefined;
  readonly walker: Walker;
  /** Where one may step who slips through nothing. */
  readonly link: Int16Array;
}

export type Change = Pick<World, 'cargo' | 'holders'> & Partial<Pick<World, 'opened' | 'free' | 'base'>>;

export const plannerOf = (situation: Situation, npc: PieceId, card = cardOf(situation.rules, npc)): Planner => {
  if (card === undefined) throw new Error(`Token ${npc} has no card.`);
  const things = situation.pieces.map(({ id }) => id).filter((id) => id !== npc && isMovable(situation, id));
  const walker = walkerOf(situation, npc, things);
  const holders = things.map((id) => holderOf(situation, npc, id));
  const free = thingsIn(situation.state, SPENT, OPENED).length;
  const first: World = {
    id: 0,
    cargo: firstCargo(walker),
    holders,
    opened: [],
    free,
    base: undefined,
    walker,
    link: situation.maze.link,
  };
  const worlds = new Map([[keyOf(first), first]]);
  return { situation, npc, card, things, given: piecesIn(situation.state, SPENT, GIVEN), first, worlds };
};

const isMovable = (situation: Situation, id: PieceId): boolean => {
  const { at, carrier, wounded } = pieceOf(situation, id);
  if (at < 0 || (carrier !== undefined && ownerOf(situation, carrier) !== 'blue')) return false;
  return !isCharacter(situation, id) || (wounded && ownerOf(situation, id) === 'blue');
};

const holderOf = (situation: Situation, npc: PieceId, id: PieceId): PieceId => {
  const { carrier } = pieceOf(situation, id);
  return carrier === undefined || carrier === npc ? NOBODY : carrier;
};

/** The world after a change: each is there once. */
export const changed = (planner: Planner, world: World, change: Change): World => {
  const { cargo, holders, opened = world.opened, free = world.free, base = world.base } = change;
  const key = keyOf({ cargo, holders, opened, free, base });
  const known = planner.worlds.get(key);
  if (known !== undefined) return known;
  const isAlike = opened === world.opened;
  const links = isAlike ? { walker: world.walker, link: world.link } : linksOf(planner, opened);
  const made: World = { id: planner.worlds.size, cargo, holders, opened, free, base, ...links };
  planner.worlds.set(key, made);
  return made;
};

/** S-DIST-01: a measure remembers what is carried, what became of the first load, and the last portcullis. */
export const remembered = (planner: Planner, before: World, after: World): World => {
  const base = before.base ?? before;
  const { hand } = after.cargo;
  const first = base.cargo.hand;
  const where = base.cargo.where.slice();
  const holders = base.holders.slice();
  for (const nth of [first, hand]) {
    if (nth === EMPTY) continue;
    where[nth] = after.cargo.where[nth] as Place;
    holders[nth] = after.holders[nth] as PieceId;
  }
  const last = after.opened.filter((each) => !before.opened.includes(each));
  const opened = last.length === 0 ? after.opened : [...base.opened, ...last].sort((a, b) => a - b);
  const isBase = hand === first && opened.length === base.opened.length && after.free === base.free;
  return isBase ? base : changed(planner, after, { cargo: { ...after.cargo, where }, holders, opened, base });
};

const keyOf = ({ cargo, holders, opened, free, base }: Omit<World, 'id' | 'walker' | 'link'>): string =>
  `${cargo.where.join()}|${holders.join()}|${opened.join()}|${free}|${base?.id}`;

const linksOf = ({ situation, first }: Planner, opened: readonly number[]): Pick<World, 'walker' | 'link'> => {
  const { maze, rules } = situation;
  const slipping = linksThrough(maze, rules.masks.edges[first.walker.id] as number);
  return {
    walker: { ...first.walker, link: through(situation, slipping, opened) },
    link: through(situation, maze.link, opened),
  };
};

const through = ({ maze }: Situation, link: Int16Array, opened: readonly number[]): Int16Array => {
  const wider = link.slice();
  for (const edge of opened) {
    const there = maze.beyond[edge] as Place;
    wider[edge] = there;
    wider[there * 4 + ((edge + 2) & 3)] = edge >> 2;
  }
  return wider;
};

/** A closed portcullis between two squares of one room, in a world. */
export const isShut = ({ maze, rules }: Situation, { opened }: World, edge: number): boolean => {
  const there = maze.beyond[edge] as number;
  if (maze.gate[edge] !== 1 || there < 0 || there >= rules.grid.squares) return false;
  return maze.near[edge] !== OPEN && !opened.includes(gateAt(there, edge));
};

/** The lower of the two names of an edge. */
export const gateAt = (there: Place, edge: number): number =>
  Math.min(edge, there * 4 + ((((edge & 3) + 2) & 3) as number));

/** What it carries. */
export const loadIn = ({ things }: Planner, { cargo }: World): PieceId =>
  cargo.hand === EMPTY ? NOBODY : (things[cargo.hand] as PieceId);

/** Does it carry such a thing? */
export const carries = (planner: Planner, world: World, item: string): boolean => {
  const load = loadIn(planner, world);
  return load !== NOBODY && itemOf(planner.situation.rules, load) === item;
};

/** Where everything is for whoever is asked about a token that plans may move. */
export const whereIs = ({ situation, things }: Planner, { cargo }: World, id: PieceId): Place => {
  const nth = things.indexOf(id);
  return nth < 0 ? pieceOf(situation, id).at : (cargo.where[nth] as Place);
};

export const speedOf = ({ npc, situation }: Planner): number => memberOf(situation, npc).speed;

export const carriedFirst = ({ npc, situation }: Planner): PieceId => loadOf(situation, npc);

/** Next to each other, with nothing but open edges between, as the world has them. */
export const isSideBySide = ({ link }: World, place: Place, there: Place): boolean =>
  [0, 1, 2, 3].some((side) => link[place * 4 + side] === there);
