import { refuse } from '../../core/refusal.ts';
import type { Card, State } from '../../core/state.ts';
import { isOfSort } from '../../rules/card.ts';
import type { Economy } from '../../rules/economy.ts';
import type { Ruleset } from '../../rules/ruleset.ts';

/** The most a wheel shows when a turn is over (C-TURN-4). */
const KEPT = 3;

/** A turn adds to what the wheel shows, and keeps some of what it leaves (C-TURN-1). */
export const wheel: Economy = {
  begin: (tx, seat) => {
    const { kept } = tx.state.players[seat];
    tx.emit({ type: 'purseOpened', ap: kept + earned(tx.state) });
    tx.emit({ type: 'answered', task: { kind: 'act', seats: [seat] } });
  },
  end: (tx, seat) => {
    const { players, turn } = tx.state;
    const isIdle = left(tx.state) === players[seat].kept + earned(tx.state);
    if (isIdle || turn.idle > 0) tx.emit({ type: 'idled', turns: isIdle ? turn.idle + 1 : 0 });
    const ap = Math.min(left(tx.state), KEPT);
    if (ap !== players[seat].kept) tx.emit({ type: 'kept', seat, ap });
  },
  keeps: KEPT,
  // C-TURN-12
  endsWhenSpent: false,
  // C-VP-7: six turns of each.
  idles: 12,
  refuses: ({ rules }) => refuse(rules, 'wrongTask'),
  playable: () => [],
  canHold: () => true,
  jumpCards: ({ rules, state }, seat) => {
    const { hand } = state.players[seat];
    const jumps = hand.filter((card) => isOfSort(rules, card, 'jump'));
    return jumps.length > 0 ? jumps : hand.filter((card) => isSpare(rules, card));
  },
};

/** C-TURN-2, C-TURN-3 */
const earned = ({ turn }: State): number => (turn.number === 1 ? 2 : 3);

const left = ({ turn }: State): number => turn.purses.find(({ only }) => only === undefined)?.ap ?? 0;

/** C-JUMP-4: without a Jump card any Combat card serves that does not come back. */
const isSpare = (rules: Ruleset, card: Card): boolean =>
  isOfSort(rules, card, 'combat') && rules.cards[card]?.returns === false;
