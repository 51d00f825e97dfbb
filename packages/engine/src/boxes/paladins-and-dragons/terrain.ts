import type { Covering, Hindrance, Terrain } from '../../rules/box.ts';

// The table at the head of "Terrain" in the catalogue.

export const terrain: readonly Terrain[] = [
  { name: 'floor', floor: true },
  { name: 'gear', floor: true },
  { name: 'pit', obstacle: 'pit' },
  // P-MIST-02, P-MIST-10: a cover that keeps what lies beneath.
  { name: 'mist', blind: true },
  { name: 'gearInMist', blind: true },
  { name: 'pitInMist', obstacle: 'pit', blind: true },
  { name: 'rocksInMist', obstacle: 'rocks', blind: true },
  { name: 'rocks', obstacle: 'rocks' },
  { name: 'rift', obstacle: 'rift' },
  // P-FOUNT-04
  { name: 'fountain', obstacle: 'fountain', blind: true },
  // P-PENTA-01
  { name: 'pentacle', held: true },
];

/** `hole`: a Rope spans it; `flown`: flyers pass over it (P-GLOSS-03, P-GLOSS-05). */
export const hindrances: readonly Hindrance[] = [
  { name: 'pit', tags: ['hole', 'flown'], jumped: true, enter: 'B-PIT-01', stop: 'B-PIT-03' },
  { name: 'rift', tags: ['hole', 'flown'], jumped: true, enter: 'P-RIFT-01', stop: 'P-RIFT-02' },
  { name: 'rocks', tags: ['flown'], jumped: true, kills: true, enter: 'P-ROCKS-01', stop: 'P-ROCKS-03' },
  { name: 'fountain', tags: ['flown'], enter: 'P-FOUNT-04', stop: 'P-FOUNT-04' },
  { name: 'rubble', tags: [], enter: 'P-ILLU-05', stop: 'P-ILLU-06' },
];

// P-ILLU-04, P-ILLU-05
export const covers: readonly Covering[] = [
  { name: 'pit', obstacle: 'pit' },
  { name: 'rubble', obstacle: 'rubble', blind: true },
];
