import { BOXES, boxesIn } from '@archmage/engine';
import { ART } from '../art/gallery.ts';
import { speakOf } from './texts/texts.ts';

/** Fetches the rules, words and pictures of these boxes, or of all there are, once: nothing of a box is there before. */
export const bring = async (boxes: readonly string[] = BOXES.boxes()): Promise<void> => {
  await Promise.all([BOXES.load(boxes), ART.load(boxes), speakOf(boxes)]);
};

/** Those the rules of a game name. */
export const bringFor = (rules: string): Promise<void> => bring(boxesIn(rules));

/** A screen that shows everything there is to play with is drawn when all of it is there. */
export const bringing = async <T>(load: () => Promise<T>): Promise<T> => {
  const [screen] = await Promise.all([load(), bring()]);
  return screen;
};
