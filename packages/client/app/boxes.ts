import { BOXES, boxesIn } from '@archmage/engine';
import { ART } from '../art/gallery.ts';
import { speakOf } from './texts/texts.ts';

/** A table is drawn for all but the Card Game: nothing leads to one of it. */
export const drawn = (boxes: readonly string[] = BOXES.boxes()): readonly string[] =>
  boxes.filter((box) => box !== 'cards.1');

/** Fetches the rules, words and pictures of these boxes, or of all with a table, once: nothing of a box is there before. */
export const bring = async (boxes: readonly string[] = drawn()): Promise<void> => {
  await Promise.all([BOXES.load(boxes), ART.load(boxes), speakOf(boxes)]);
};

/** Those the rules of a game name. */
export const bringFor = (rules: string): Promise<void> => bring(boxesIn(rules));

/** A screen that shows everything there is to play with is drawn when all of it is there. */
export const bringing = async <T>(load: () => Promise<T>): Promise<T> => {
  const [screen] = await Promise.all([load(), bring()]);
  return screen;
};
