import { type EventType, evolve, type GameEvent, type Seat } from '@archmage/engine';
import { nameOf, sentence, tell } from '@archmage/words';
import type { PlanStep } from '../../play/plan.ts';
import { allTexts } from '../../texts/texts.ts';
import { roomLetter, speechOf } from '../said/narrate.ts';

/** What a step of a plan would do, in the sentences of the log. */
export const stepText = (step: PlanStep): string => worded(step, undefined);

/** The same below a heading that says whose plan it is. */
export const briefStep = (step: PlanStep): string => worded(step, step.seen.seat);

const worded = ({ action, seen, events }: PlanStep, own: Seat | undefined): string => {
  const { rules, view } = seen;
  const { hint } = allTexts.value;
  if (action.type === 'pass') return hint.pass;
  if (action.type === 'reveal' || action.type === 'rotate') {
    const text = action.type === 'reveal' ? hint.reveal : hint.turn[action.way];
    return sentence(text, {
      piece: nameOf({ ...speechOf(rules, view), own }, action.piece),
      room: roomLetter(view, action.tile),
    });
  }
  let before = view;
  const told = events.map((event) => {
    const state = evolve(before, event);
    const text = isUntold(event) ? '' : tell({ ...speechOf(rules, state), before, doing: action, own }, event);
    before = state;
    return text;
  });
  return told.filter((text) => text !== '').join(' ');
};

/** What goes without saying where a whole turn is told in a few lines. */
export const isUntold = ({ type }: GameEvent): boolean => UNTOLD.includes(type);

const UNTOLD: readonly EventType[] = ['ended', 'purseOpened', 'recycled', 'teamShown', 'turnBegan', 'timeAdded'];
