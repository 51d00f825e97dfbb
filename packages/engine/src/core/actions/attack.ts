import type { Attack } from '../combat/combat.ts';
import { planOf, taskOf } from '../combat/plan.ts';
import { checkReach, isFoe, priceOf } from '../combat/reach.ts';
import { refuse } from '../refusal.ts';
import { isCharacter, ownerOf, pieceOf } from '../situation/situation.ts';
import { spend } from '../turn.ts';
import type { Tx } from '../tx.ts';
import { checkActor, type Handler, isPlaced } from './handler.ts';

export const attack: Handler<'attack'> = {
  check: (situation, seat, action) => {
    const { rules, state } = situation;
    const { piece, target } = action;
    const unable = checkActor(situation, seat, piece, priceOf(situation, action));
    if (unable) return unable;
    if (!rules.fights) return refuse(rules, 'noCombat', { piece });
    if (!isPlaced(situation, target) || !isCharacter(situation, target)) return refuse(rules, 'notFoe', { target });
    // P-CHARM-11: commanded by the other, it stays what it is.
    if (!isFoe(situation, piece, target))
      return refuse(rules, ownerOf(situation, piece) === seat ? 'notFoe' : 'ownColour', { target });
    if (pieceOf(situation, target).carrier !== undefined) return refuse(rules, 'carried', { target });
    const unreached = checkReach(situation, action);
    if (unreached) return unreached;
    if (state.turn.wounded.includes(target)) return refuse(rules, 'woundedThisTurn', { target });
    return state.turn.blocked.includes(target) ? refuse(rules, 'justHealed', { target }) : undefined;
  },
  perform: (tx, _seat, { type: _, ...action }) => {
    const price = priceOf(tx.now(), action);
    if (price > 0) spend(tx, action.piece, price);
    else tx.emit({ type: 'did', piece: action.piece, deed: 'attack' });
    fight(tx, action);
  },
};

/** A combat begins, paid for by whom it may concern. */
export const fight = (tx: Tx, attack: Attack): void => {
  const task = taskOf(tx.rules, planOf(tx.now(), attack));
  tx.emit({ type: 'fought', attackers: task.attackers, defenders: task.defenders });
  tx.emit({ type: 'asked', task });
};
