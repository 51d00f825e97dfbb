import { boxesIn } from '@archmage/engine';

/** Where what is new in Prison is told in a few lines. */
export const PRISON_HOW = 'how-prison';

/** What whoever plays by these rules reads first: what is new in them, or the whole game. */
export const howFor = (rules: string): string | undefined =>
  boxesIn(rules).includes('prison.1') ? PRISON_HOW : undefined;
