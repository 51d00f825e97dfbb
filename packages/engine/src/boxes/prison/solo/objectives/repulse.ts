import { firstInLine } from '../../../../core/situation/sight.ts';
import { isCharacter, memberOf, NOBODY, ownerOf, pieceOf } from '../../../../core/situation/situation.ts';
import type { PieceId } from '../../../../core/state.ts';
import { rankOf } from '../cards.ts';
import type { Aim, Hit, Target } from '../plan/aim.ts';
import type { Spot } from '../plan/graph.ts';
import { imagine } from '../plan/imagine.ts';
import { type Mind, noted } from '../plan/mind.ts';
import { canPush, costOf } from '../screams.ts';

/** S-REPL-01 to S-REPL-03: an enemy in a line of sight who can be pushed from there. */
export const repulse = (mind: Mind): readonly Aim[] => {
  const { card, npc, situation } = mind.planner;
  const targets: readonly Target[] = situation.pieces.flatMap(({ at, carrier, id }) =>
    at >= 0 && carrier === undefined && isCharacter(situation, id) && ownerOf(situation, id) === 'yellow'
      ? [{ rank: rankOf(card.classes, memberOf(situation, id).kind), piece: id }]
      : [],
  );
  return [
    {
      objective: 'repulse',
      targets,
      cost: costOf(situation, npc),
      moving: false,
      hits: (spot) =>
        pushesAt(mind, spot).flatMap(({ piece, direction }): readonly Hit[] => {
          const target = targets.find((each) => each.piece === piece);
          return target ? [{ target, act: { sort: 'scream', target: piece, direction } }] : [];
        }),
      squares: ({ piece }) => [pieceOf(situation, piece as PieceId).at],
    },
  ];
};

interface Push {
  readonly piece: PieceId;
  readonly direction: number;
}

const pushesAt = (mind: Mind, spot: Spot): readonly Push[] =>
  noted(mind, `screams ${spot.place} ${spot.world.id}`, () => {
    const { npc } = mind.planner;
    const there = imagine(mind.planner, spot);
    return [0, 1, 2, 3].flatMap((direction): readonly Push[] => {
      const piece = firstInLine(there, npc, direction);
      const isFoe = piece !== NOBODY && ownerOf(there, piece) === 'yellow';
      return isFoe && canPush(there, npc, piece, direction) ? [{ piece, direction }] : [];
    });
  });
