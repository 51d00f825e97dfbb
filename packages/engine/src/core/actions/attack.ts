import { planOf, taskOf } from '../combat/plan.ts';
import { checkReach, isFoe } from '../combat/reach.ts';
import { refuse } from '../refusal.ts';
import { isCharacter, ownerOf, pieceOf } from '../situation/situation.ts';
import { spend } from '../turn.ts';
import { checkActor, type Handler, isPlaced } from './handler.ts';

export const attack: Handler<'attack'> = {
  check: (situation, seat, action) => {
    const { rules, state } = situation;
    const { piece, target } = action;
    const unable = checkActor(situation, seat, piece);
    if (unable) return unable;
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
    spend(tx, action.piece);
    const task = taskOf(planOf(tx.now(), action));
    tx.emit({ type: 'fought', attackers: task.attackers, defenders: task.defenders });
    tx.emit({ type: 'asked', task });
  },
};
