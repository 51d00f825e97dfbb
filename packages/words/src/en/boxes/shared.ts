import type { Ground, KindWords } from '../../box-words.ts';

/** What several boxes have. */
// B-ROP-01, B-ROP-02, B-ROP-05, P-RIFT-05
export const rope: KindWords = {
  name: 'Rope',
  the: 'the Rope',
  yellow: 'the yellow Rope',
  blue: 'the blue Rope',
  can: 'Lets its bearer cross a pit or a rift, or stop over it. Left there, it carries anybody. It has to be tied on two open sides.',
};

export const lock = 'Open or close a portcullis';

export const grounds = {
  floor: { name: 'floor', a: 'floor', where: 'on the floor' },
  gear: { name: 'gear', a: 'a gear', where: 'on a gear' },
  pit: { name: 'pit', a: 'a pit', where: 'over a pit' },
} as const satisfies Readonly<Record<string, Ground>>;
