import { isInPlay } from '@archmage/engine';
import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Spot } from '../../../board/model.ts';
import { isStill } from '../../shell/settings.ts';
import { pieceOf } from '../hand/intent.ts';
import type { TableSession } from '../session.ts';
import { isWide } from './wide.ts';

/** On a phone what is proposed or pointed out may lie outside of what is seen: nobody can say yes to a turn he does not see. */
export const useProposalInSight = ({ table }: TableSession): void =>
  useEffect(
    () =>
      effect(() => {
        const intent = table.intent.value;
        const spot = intent.kind === 'proposed' ? intent.deed.spot : table.sketch.value?.highlights[0]?.on;
        if (spot !== undefined && !isWide.value) setTimeout(() => bringIntoSight(spot, 'center'));
      }),
    [table],
  );

/** Whoever is chosen there comes out from behind what is said about him. */
export const useChosenInSight = ({ table }: TableSession): void =>
  useEffect(() => {
    const chosen = computed(() => pieceOf(table.intent.value));
    return effect(() => {
      const piece = chosen.value === undefined ? undefined : table.view.peek().pieces[chosen.value];
      if (piece === undefined || !isInPlay(piece) || isWide.value) return;
      setTimeout(() => bringIntoSight({ kind: 'place', place: piece.at }, 'nearest'));
    });
  }, [table]);

export const bringIntoSight = (spot: Spot, block: ScrollLogicalPosition): void => {
  const part = spot.kind === 'room' ? `[data-room="${spot.room}"]` : `[data-spot="place ${spot.place}"]`;
  const behavior = isStill.peek() ? 'instant' : 'smooth';
  document.querySelector(`.table ${part}`)?.scrollIntoView({ block, behavior });
};
