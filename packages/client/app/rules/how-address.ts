import { boxesIn } from '@archmage/engine';

/** Where what is new in Prison is told in a few lines. */
export const PRISON_HOW = 'how-prison';

/** How one plays alone. */
export const SOLO_HOW = 'how-alone';

/** What whoever plays by these rules reads first: what is new in them, or the whole game. */
export const howFor = (rules: string): string | undefined => {
  const boxes = boxesIn(rules);
  if (boxes.includes('prison-solo.1')) return SOLO_HOW;
  return boxes.includes('prison.1') ? PRISON_HOW : undefined;
};
