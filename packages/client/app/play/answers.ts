import { type Option, optionsOf, type State, tileOf, topTask } from '@archmage/engine';
import type { Spot } from '../../board/model.ts';
import { isSameSpot } from './choices.ts';
import { placeOf, type Seen } from './seen.ts';

/** All that may be answered to what a rule asks; nothing where none does. */
export const answersIn = (view: State): readonly Option[] => {
  const task = topTask(view);
  return task?.kind === 'question' ? optionsOf(view, task) : [];
};

/** Where on the board an answer is pointed at, if it can be. */
export const spotOfAnswer = (view: State, { place, edge, piece, tile }: Option): Spot | undefined => {
  if (place !== undefined) return { kind: 'place', place };
  if (edge !== undefined) return { kind: 'edge', place: edge >> 2, side: edge & 3 };
  if (piece !== undefined && placeOf(view, piece) >= 0) return { kind: 'place', place: placeOf(view, piece) };
  return tile === undefined ? undefined : { kind: 'room', room: tile };
};

/** What somebody may answer who points there: a room that lies open by any square that means nothing else. */
export const answersAt = ({ rules, view }: Seen, spot: Spot): readonly Option[] => {
  const meant = (aim: Spot) =>
    answersIn(view).filter((option) => {
      const own = spotOfAnswer(view, option);
      return own !== undefined && isSameSpot(own, aim);
    });
  const here = meant(spot);
  return here.length > 0 || spot.kind !== 'place'
    ? here
    : meant({ kind: 'room', room: tileOf(rules.grid, spot.place) });
};
