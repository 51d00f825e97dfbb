import { isStanding, memberOf, NOBODY, ownerOf, pieceOf } from '../../../../core/situation/situation.ts';
import type { PieceId } from '../../../../core/state.ts';
import type { Class, Item } from '../cards.ts';
import { itemOf } from '../game.ts';
import type { Aim, Hit } from '../plan/aim.ts';
import { handed } from '../plan/exchange.ts';
import { known, type Spot } from '../plan/graph.ts';
import { canEnd, type Mind } from '../plan/mind.ts';
import { loadIn } from '../plan/world.ts';

/** S-PERS-04: what it carries goes to a friend of that class, through whose square it moves. */
export const deliver = (mind: Mind, item: Item, to: Class): readonly Aim[] => {
  const { npc, situation } = mind.planner;
  const targets = situation.pieces.flatMap(({ at, id }) => {
    const isReceiver =
      id !== npc &&
      at >= 0 &&
      memberOf(situation, id).kind === to &&
      ownerOf(situation, id) === 'blue' &&
      isStanding(situation, id);
    return isReceiver ? [{ rank: 1, piece: id }] : [];
  });
  return [
    {
      objective: 'take_object',
      targets,
      cost: 0,
      moving: true,
      hits: (spot) =>
        targets.flatMap((target): readonly Hit[] => {
          const token = tokenFor(mind, spot, target.piece, item);
          return token === NOBODY ? [] : [{ target, act: { sort: 'hand', token, to: target.piece } }];
        }),
      squares: ({ piece }) => [pieceOf(situation, piece as PieceId).at],
    },
  ];
};

/** What it would hand over there, or has handed over by crossing. */
const tokenFor = (mind: Mind, spot: Spot, friend: PieceId, item: Item): PieceId => {
  const { planner } = mind;
  const { rules } = planner.situation;
  if (spot.out || pieceOf(planner.situation, friend).at !== spot.place) return NOBODY;
  const load = loadIn(planner, spot.world);
  if (load !== NOBODY && itemOf(rules, load) === item) return isFree(mind, spot, friend) ? load : NOBODY;
  const held = planner.things.find((_, nth) => spot.world.holders[nth] === friend);
  const isGiven =
    held !== undefined &&
    itemOf(rules, held) === item &&
    planner.first.holders[planner.things.indexOf(held)] !== friend;
  return isGiven ? held : NOBODY;
};

/** S-SRCH-16, with what it has afterwards; and it takes nothing back. */
const isFree = (mind: Mind, spot: Spot, friend: PieceId): boolean => {
  const { planner } = mind;
  const { cargo, holders } = spot.world;
  const take = holders.indexOf(friend);
  // S-TAKE-09
  if (planner.given.includes(planner.things[take] ?? NOBODY)) return false;
  const { world } = handed(planner, spot.world, { friend, place: spot.place, give: cargo.hand, take });
  return canEnd(mind, mind.graphs.keeps, known(mind.graphs.keeps, { ...spot, world }));
};
