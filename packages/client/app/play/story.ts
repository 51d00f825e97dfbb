import { evolve, type State } from '@archmage/engine';
import type { Story } from '@archmage/host';

/** The view before each chapter, and the one after the last: as many as there are chapters, and one more. */
export const viewsOf = ({ start, chapters }: Story): readonly State[] => {
  const views = [start];
  let view = start;
  for (const { events } of chapters) {
    view = events.reduce(evolve, view);
    views.push(view);
  }
  return views;
};
