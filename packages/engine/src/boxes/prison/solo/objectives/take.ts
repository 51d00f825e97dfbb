import { firstInLine } from '../../../../core/situation/sight.ts';
import {
  firstAt,
  isStanding,
  loadOf,
  memberOf,
  NOBODY,
  nextTo,
  ownerOf,
  pieceOf,
} from '../../../../core/situation/situation.ts';
import type { PieceId, Place } from '../../../../core/state.ts';
import { rankOf, UNLISTED } from '../cards.ts';
import { itemOf } from '../game.ts';
import type { Aim, Hit, Target } from '../plan/aim.ts';
import type { Spot } from '../plan/graph.ts';
import { imagine } from '../plan/imagine.ts';
import { type Mind, noted } from '../plan/mind.ts';
import { carries, loadIn } from '../plan/world.ts';
import { foesOf } from './combat.ts';

/** S-TAKE, S-WAND-04: a Wizard with a wand looks for somebody to burn first. */
export const takeObject = (mind: Mind): readonly Aim[] => [...burning(mind), fetching(mind)];

const fetching = (mind: Mind): Aim => {
  const targets = thingsFor(mind);
  return {
    objective: 'take_object',
    targets,
    cost: 0,
    moving: true,
    hits: (spot) => {
      const load = loadIn(mind.planner, spot.world);
      const target = load === NOBODY || spot.out ? undefined : targets.find(({ piece }) => piece === load);
      return target && !isAtFeet(mind, spot) ? [{ target, act: { sort: 'take', token: load } }] : [];
    },
    squares: ({ piece }) => [pieceOf(mind.planner.situation, piece as PieceId).at],
  };
};

/** S-TAKE-02, S-TAKE-04: what it lists above what it has. */
const thingsFor = ({ planner }: Mind): readonly Target[] => {
  const { card, given, npc, situation, things } = planner;
  const load = loadOf(situation, npc);
  const had = load === NOBODY ? UNLISTED : rankOf(card.objects, itemOf(situation.rules, load));
  return things.flatMap((piece) => {
    const rank = rankOf(card.objects, itemOf(situation.rules, piece));
    return piece !== load && !given.includes(piece) && rank < had ? [{ rank, piece }] : [];
  });
};

/** S-TAKE-04: the old load lies where it was left before, not under the one who fetches. */
const isAtFeet = ({ planner }: Mind, { place, world }: Spot): boolean =>
  planner.things.some(
    (_, nth) =>
      world.cargo.where[nth] === place && world.holders[nth] === NOBODY && planner.first.cargo.where[nth] !== place,
  );

/** S-WAND-01 to S-WAND-03. */
const burning = (mind: Mind): readonly Aim[] => {
  const { npc, situation } = mind.planner;
  const isWizard = memberOf(situation, npc).traits.includes('wizard');
  const load = loadOf(situation, npc);
  if (!isWizard || load === NOBODY || itemOf(situation.rules, load) !== 'fireballWand') return [];
  const targets = noted(mind, 'burnable', () => burnable(mind));
  return [
    {
      objective: 'take_object',
      targets,
      cost: 1,
      moving: false,
      hits: (spot) => shotsAt(mind, spot).filter(({ target }) => targets.includes(target)),
      squares: ({ piece }) => [pieceOf(situation, piece as PieceId).at],
    },
  ];
};

/** R-WAND-02: those wounded this turn as well. */
const burnable = (mind: Mind): readonly Target[] => {
  const { card, situation } = mind.planner;
  const known = foesOf(mind);
  const others = situation.pieces.flatMap(({ at, carrier, id }) => {
    const { kind, owner, sort } = memberOf(situation, id);
    const isFoe = at >= 0 && sort === 'character' && owner === 'yellow' && carrier === undefined;
    return isFoe && !known.some(({ piece }) => piece === id) && isUpmost(mind, id, at)
      ? [{ rank: rankOf(card.classes, kind), piece: id }]
      : [];
  });
  return [...known, ...others];
};

const isUpmost = ({ planner }: Mind, piece: PieceId, at: Place): boolean => {
  const { situation } = planner;
  for (let id = firstAt(situation, at); id >= 0; id = nextTo(situation, id))
    if (id !== piece && isStanding(situation, id)) return false;
  return true;
};

const shotsAt = (mind: Mind, spot: Spot): readonly Hit[] =>
  noted(mind, `fires ${spot.place} ${spot.world.id}`, () => {
    const { npc, planner } = { npc: mind.planner.npc, planner: mind.planner };
    if (!carries(planner, spot.world, 'fireballWand')) return [];
    const targets = noted(mind, 'burnable', () => burnable(mind));
    const there = imagine(planner, spot);
    return [0, 1, 2, 3].flatMap((direction): readonly Hit[] => {
      const seen = firstInLine(there, npc, direction);
      const target =
        seen === NOBODY || ownerOf(there, seen) === 'blue' ? undefined : targets.find(({ piece }) => piece === seen);
      const bearer = loadIn(planner, spot.world);
      return target ? [{ target, act: { sort: 'use', offer: 'fire', target: direction, bearer } }] : [];
    });
  });
