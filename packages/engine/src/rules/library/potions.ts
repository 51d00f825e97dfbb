import { useUp } from '../../core/harm.ts';
import { NO_TARGET, type OfferRule, offer } from '../rule.ts';

/** Action points for the drinker alone, and a minute more on the clock (B-SPD-01, B-SPD-02, B-OPT-02). */
export const givesPoints = (ap: number): OfferRule =>
  offer('drink', {
    target: 'none',
    makes: ['timeAdded'],
    candidates: () => [NO_TARGET],
    refuses: () => undefined,
    perform(tx, { actor, bearer }) {
      useUp(tx, bearer);
      tx.emit({ type: 'purseOpened', ap, only: actor });
      const { timer } = tx.rules.options;
      if (timer) tx.emit({ type: 'timeAdded', seconds: timer.potion });
    },
  });
