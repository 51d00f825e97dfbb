import type { Ruleset } from '../rules/ruleset.ts';
import type { Action } from './action.ts';
import type { Chance } from './chance.ts';
import { addDeeds } from './choices.ts';
import { legal, movers } from './legal.ts';
import { pieceOf, type Situation, situationOf } from './situation.ts';
import { type Actor, isSeat, type PieceId, type Seat, type State } from './state.ts';
import { Outlook } from './walk/outlook.ts';

/**
 * A legal action drawn by lot: first one of the characters, then something it may do or a place where it may go, then a
 * way there. What was not drawn is not looked at: playouts need one action, not the list.
 */
export const sample = (rules: Ruleset, state: State, actor: Actor, chance: Chance): Action => {
  const ready = isSeat(actor) ? movers(rules, state, actor) : [];
  if (ready.length > 0)
    return deedOf(situationOf(rules, state), actor as Seat, ready[chance(ready.length)] as PieceId, chance);
  const choices = legal(rules, state, actor);
  return choices.at(chance(choices.length));
};

/** Who can do nothing passes. */
const deedOf = (situation: Situation, seat: Seat, mover: PieceId, chance: Chance): Action => {
  const deeds: Action[] = [];
  addDeeds(situation, seat, mover, deeds);
  if (pieceOf(situation, mover).wounded) return deeds.length === 0 ? PASS : (deeds[chance(deeds.length)] as Action);
  const outlook = new Outlook(situation, mover);
  while (deeds.length + outlook.length > 0) {
    const nth = chance(deeds.length + outlook.length);
    if (nth < deeds.length) return deeds[nth] as Action;
    const walk = outlook.drawWay(nth - deeds.length, chance);
    if (walk !== undefined) return { type: 'move', piece: mover, walk };
  }
  return PASS;
};

const PASS: Action = { type: 'pass' };
