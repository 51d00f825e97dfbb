import type { Ruleset } from '../rules/ruleset.ts';
import type { Action } from './action.ts';
import type { Chance } from './chance.ts';
import { addDeeds } from './choices.ts';
import { legal, movers } from './legal.ts';
import { pieceOf, type Situation, situationOf } from './situation.ts';
import { type Actor, isSeat, type PieceId, type Seat, type State } from './state.ts';
import { drawWay, outlookOf } from './walk/outlook.ts';

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
  const outlook = pieceOf(situation, mover).wounded ? undefined : outlookOf(situation, mover);
  const places = outlook?.places ?? [];
  while (deeds.length + places.length > 0) {
    const nth = chance(deeds.length + places.length) - deeds.length;
    if (outlook === undefined || nth < 0) return deeds[nth + deeds.length] as Action;
    const walk = drawWay(outlook, places[nth] as number, chance);
    if (walk !== undefined) return { type: 'move', piece: mover, walk };
    places.splice(nth, 1);
  }
  return { type: 'pass' };
};
