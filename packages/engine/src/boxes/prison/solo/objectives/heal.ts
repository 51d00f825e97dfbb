import { firstInLine } from '../../../../core/situation/sight.ts';
import {
  isCharacter,
  memberOf,
  NOBODY,
  ownerOf,
  pieceOf,
  type Situation,
} from '../../../../core/situation/situation.ts';
import type { PieceId } from '../../../../core/state.ts';
import { whoStandsOver } from '../../../../rules/library/heal.ts';
import { effectOf, rankOf } from '../cards.ts';
import type { Aim, Target } from '../plan/aim.ts';
import type { Spot } from '../plan/graph.ts';
import { imagine } from '../plan/imagine.ts';
import { type Mind, noted } from '../plan/mind.ts';

/** S-HEAL-01 to S-HEAL-04; the first by the list, those after it the nearest first (S-HEAL-06). */
export const heal = (mind: Mind, next: 'first' | 'nearest'): readonly Aim[] => {
  const targets = woundedOf(mind, next);
  return [
    {
      objective: 'heal',
      targets,
      cost: 1,
      moving: false,
      hits: (spot) =>
        targets
          .filter(({ piece }) => patientsAt(mind, spot).includes(piece as PieceId))
          .map((target) => ({
            target,
            act: { sort: 'use', offer: 'heal', target: target.piece as PieceId, bearer: mind.planner.npc },
          })),
      squares: ({ piece }) => [pieceOf(mind.planner.situation, piece as PieceId).at],
    },
  ];
};

const woundedOf = ({ planner }: Mind, next: 'first' | 'nearest'): readonly Target[] => {
  const { situation, card, npc } = planner;
  return situation.pieces.flatMap(({ at, carrier, id, wounded }) => {
    const isPatient = at >= 0 && wounded && isCharacter(situation, id) && ownerOf(situation, id) === 'blue';
    // S-HEAL-04
    if (!isPatient || (carrier !== undefined && carrier !== npc)) return [];
    if (carrier === undefined && whoStandsOver(situation, id) !== NOBODY && whoStandsOver(situation, id) !== npc)
      return [];
    return [{ rank: next === 'nearest' ? 1 : rankOf(card.classes, memberOf(situation, id).kind), piece: id }];
  });
};

const patientsAt = (mind: Mind, spot: Spot): readonly PieceId[] =>
  noted(mind, `patients ${spot.place} ${spot.world.id}`, () => {
    const { npc, card } = mind.planner;
    const there = imagine(mind.planner, spot);
    const rule = there.rules.roster[npc]?.offers.find(({ id }) => id === 'heal');
    const near = rule?.candidates(there, npc).filter((target) => {
      const action = { type: 'use', offer: 'heal', piece: npc, target } as const;
      return rule.refuses(there, { action, actor: npc, bearer: npc, target }) === undefined;
    });
    return effectOf(card, 'heal_range') === undefined
      ? (near ?? [])
      : [...new Set([...(near ?? []), ...seenFrom(there, npc)])];
  });

/** Far ones that could get up where they lie. */
const seenFrom = (there: Situation, npc: PieceId): readonly PieceId[] =>
  [0, 1, 2, 3]
    .map((direction) => firstInLine(there, npc, direction))
    .filter((seen) => seen !== NOBODY && ownerOf(there, seen) === 'blue' && pieceOf(there, seen).wounded);
