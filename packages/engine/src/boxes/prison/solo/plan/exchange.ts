import {
  findAt,
  firstAt,
  isCharacter,
  isStanding,
  killsAt,
  NOBODY,
  nextTo,
  ownerOf,
} from '../../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../../core/state.ts';
import { type Cargo, EMPTY, putDown, takeUp } from '../../../../families/squares/walk/cargo.ts';
import { depart, leave } from '../../../../families/squares/walk/steps.ts';
import { rankOf, UNLISTED } from '../cards.ts';
import { cardOf, itemOf } from '../game.ts';
import { changed, type Planner, type World } from './world.ts';

/** Where things go that a measure takes no more account of (S-DIST-01). */
export const GONE = -2;

/** What becomes of things when somebody comes to a square. */
export interface Arrival {
  readonly world: World;
  readonly swaps: readonly Swap[];
  /** It has to end its move there: what it left would lie under it otherwise (S-OBJ-04). */
  readonly still: boolean;
}
/** A thing taken up here, or left: to a friend, on the square, or on an earlier one. */
export type Swap =
  | { readonly sort: 'take'; readonly token: PieceId; readonly from: PieceId }
  | { readonly sort: 'leave'; readonly token: PieceId; readonly to: PieceId; readonly at: Place };

/** S-OBJ-01 to S-OBJ-13: automatic, with whoever stands there or what lies there. `drop` is where its load could have been left. */
export const arrivalsAt = (planner: Planner, world: World, place: Place, drop: Place): readonly Arrival[] => {
  const { situation, npc } = planner;
  const standing = findAt(situation, place, (id) => id !== npc && isStanding(situation, id));
  if (standing !== NOBODY && ownerOf(situation, standing) !== ownerOf(situation, npc)) return [unchanged(world)];
  const crossed = standing === NOBODY ? undefined : crossing(planner, world, standing, place);
  return crossed ? [crossed] : pickingUp(planner, world, place, drop);
};

const unchanged = (world: World): Arrival => ({ world, swaps: [], still: false });

/** S-OBJ-08 to S-OBJ-12. */
const crossing = (planner: Planner, world: World, friend: PieceId, place: Place): Arrival | undefined => {
  const { situation, card, things } = planner;
  const theirs = world.holders.indexOf(friend);
  const own = world.cargo.hand;
  // S-OBJ-12
  if (situation.maze.terrain[place] !== 0 || (theirs < 0 && own === EMPTY)) return undefined;
  const mine = (thing: number) => rankIn(planner, card.objects, thing);
  const his = (thing: number) => rankIn(planner, cardOf(situation.rules, friend)?.objects ?? [], thing);
  if (theirs >= 0 && planner.given.includes(things[theirs] as PieceId)) return undefined;
  if (own === EMPTY)
    return mine(theirs) < his(theirs)
      ? handed(planner, world, { friend, place, give: EMPTY, take: theirs })
      : undefined;
  if (theirs < 0)
    return his(own) < mine(own) ? handed(planner, world, { friend, place, give: own, take: EMPTY }) : undefined;
  const [keep, want, give, hold] = [mine(own), mine(theirs), his(own), his(theirs)];
  const best = Math.min(keep, want, give, hold);
  // S-OBJ-10
  if (best === UNLISTED || Math.min(keep, want) === Math.min(give, hold)) return undefined;
  const isExchange = best === want || best === give;
  const isKept = best === keep || best === hold;
  return isExchange && !isKept ? handed(planner, world, { friend, place, give: own, take: theirs }) : undefined;
};

const rankIn = ({ situation, things }: Planner, list: readonly string[], thing: number): number =>
  rankOf(list, itemOf(situation.rules, things[thing] as PieceId));

interface Deal {
  readonly friend: PieceId;
  readonly place: Place;
  readonly give: number;
  readonly take: number;
}

/** Things change hands between friends; `EMPTY` for a side that has nothing to give. */
export const handed = (planner: Planner, world: World, { friend, place, give, take }: Deal): Arrival => {
  let { cargo } = world;
  const holders = world.holders.slice();
  const swaps: Swap[] = [];
  if (give !== EMPTY) {
    cargo = putDown(cargo, give, place);
    holders[give] = friend;
    swaps.push({ sort: 'leave', token: planner.things[give] as PieceId, to: friend, at: place });
  }
  if (take !== EMPTY) {
    cargo = takeUp(cargo, take);
    holders[take] = NOBODY;
    swaps.push({ sort: 'take', token: planner.things[take] as PieceId, from: friend });
  }
  return { world: changed(planner, world, { cargo, holders }), swaps, still: false };
};

/** S-OBJ-01 to S-OBJ-05. */
const pickingUp = (planner: Planner, world: World, place: Place, drop: number): readonly Arrival[] => {
  const thing = bestAt(planner, world, place);
  if (thing < 0) return [unchanged(world)];
  const { hand } = world.cargo;
  if (hand === EMPTY) {
    const taken = taking(planner, world, { place, cargo: takeUp(world.cargo, thing), thing, swaps: [] });
    return [taken ?? unchanged(world)];
  }
  if (rankIn(planner, planner.card.objects, thing) >= rankIn(planner, planner.card.objects, hand))
    return [unchanged(world)];
  if (drop === GONE) return [swapAt(planner, world, { place, thing, at: GONE }) ?? unchanged(world)];
  const here = swapAt(planner, world, { place, thing, at: place });
  const before = drop < 0 ? undefined : swapAt(planner, world, { place, thing, at: drop });
  if (here !== undefined) return before === undefined ? [here] : [here, { ...before, still: true }];
  return [before ?? unchanged(world)];
};

/** The load stays here, or on an earlier square, and the thing is taken. */
const swapAt = (
  planner: Planner,
  world: World,
  { place, thing, at }: { readonly place: Place; readonly thing: number; readonly at: Place },
): Arrival | undefined => {
  const { hand } = world.cargo;
  const left = at === place ? leave(world.walker, world.cargo, place, hand) : putDown(world.cargo, hand, at);
  if (typeof left === 'string') return undefined;
  const gone: Swap = { sort: 'leave', token: planner.things[hand] as PieceId, to: NOBODY, at };
  return taking(planner, world, { place, cargo: takeUp(left, thing), thing, swaps: [gone] });
};

const taking = (
  planner: Planner,
  world: World,
  {
    place,
    cargo,
    thing,
    swaps,
  }: { readonly place: Place; readonly cargo: Cargo; readonly thing: number; readonly swaps: readonly Swap[] },
): Arrival | undefined => {
  if (depart(world.walker, world.cargo, cargo, place) !== undefined) return undefined;
  const taken: Swap = { sort: 'take', token: planner.things[thing] as PieceId, from: NOBODY };
  return { world: changed(planner, world, { cargo, holders: world.holders }), swaps: [...swaps, taken], still: false };
};

/** S-OBJ-01, S-OBJ-03, S-TAKE-03: the best on its list of what lies there in nobody's hands. */
const bestAt = (planner: Planner, { cargo, holders }: World, place: Place): number => {
  const { situation, things } = planner;
  if (killsAt(situation, place)) return -1;
  let best = -1;
  for (let nth = 0; nth < things.length; nth++) {
    const token = things[nth] as PieceId;
    if (cargo.where[nth] !== place || holders[nth] !== NOBODY || planner.given.includes(token)) continue;
    const rank = rankIn(planner, planner.card.objects, nth);
    if (rank === UNLISTED || isTied(planner, token, place)) continue;
    if (best < 0 || rank < rankIn(planner, planner.card.objects, best)) best = nth;
  }
  return best;
};

/** S-TAKE-03: a Rope that holds one's own over a pit. */
const isTied = ({ situation }: Planner, token: PieceId, place: Place): boolean => {
  if (situation.maze.terrain[place] === 0 || isCharacter(situation, token)) return false;
  for (let id = firstAt(situation, place); id >= 0; id = nextTo(situation, id))
    if (isCharacter(situation, id) && ownerOf(situation, id) === 'blue') return true;
  return false;
};
