import type { Covering, Hindrance, Terrain } from '../../rules/box.ts';

// The table at the head of "Terrain" in the catalogue.

const MIST = { blind: true, cites: { noFloor: 'P-MIST-06' } } as const;

export const terrain = [
  { name: 'floor', floor: true },
  { name: 'gear', floor: true },
  { name: 'pit', obstacle: 'pit' },
  // P-MIST-02, P-MIST-10: a cover that keeps what lies beneath.
  { name: 'mist', ...MIST },
  { name: 'gearInMist', ...MIST },
  { name: 'pitInMist', obstacle: 'pit', blind: true },
  { name: 'rocksInMist', obstacle: 'rocks', blind: true },
  { name: 'rocks', obstacle: 'rocks' },
  { name: 'rift', obstacle: 'rift' },
  // P-FOUNT-04
  { name: 'fountain', obstacle: 'fountain', blind: true },
  // P-PENTA-01
  { name: 'pentacle', held: true, cites: { noFloor: 'P-PENTA-03' } },
] as const satisfies readonly Terrain[];

/** `hole`: a Rope spans it; `flown`: flyers pass over it (P-GLOSS-03, P-GLOSS-05). A pit is all the base rules speak of. */
export const hindrances = [
  { name: 'pit', tags: ['hole', 'flown'], jumped: true },
  {
    name: 'rift',
    tags: ['hole', 'flown'],
    jumped: true,
    cites: {
      pitInTheWay: 'P-RIFT-01',
      stopOnPit: 'P-RIFT-02',
      doublePit: 'P-TERR-05',
      pitBehind: 'P-INT-11',
      noFloor: 'P-TERR-03',
    },
  },
  {
    name: 'rocks',
    tags: ['flown'],
    jumped: true,
    kills: { dead: 'P-ROCKS-13', stopBusy: 'P-ROCKS-15' },
    cites: {
      pitInTheWay: 'P-ROCKS-01',
      stopOnPit: 'P-ROCKS-03',
      doublePit: 'P-ROCKS-19',
      pitBehind: 'P-ROCKS-19',
      pitTakesNothing: 'P-ROCKS-18',
      noFloor: 'P-TERR-03',
    },
  },
  {
    name: 'fountain',
    tags: ['flown'],
    cites: {
      pitInTheWay: 'P-FOUNT-04',
      stopOnPit: 'P-FOUNT-04',
      notPit: 'P-FOUNT-10',
      doublePit: 'P-TERR-05',
      pitBehind: 'P-INT-11',
      pitTakesNothing: 'P-FOUNT-10',
      noFloor: 'P-TERR-03',
    },
  },
  {
    name: 'rubble',
    tags: [],
    cites: {
      pitInTheWay: 'P-ILLU-05',
      stopOnPit: 'P-ILLU-06',
      notPit: 'P-ILLU-21',
      doublePit: 'P-TERR-05',
      pitBehind: 'P-INT-11',
      pitTakesNothing: 'P-ILLU-22',
    },
    citesTo: { flying: { pitInTheWay: 'P-ILLU-20' }, undead: { stopOnPit: 'P-GHOST-11' } },
  },
] as const satisfies readonly Hindrance[];

// P-ILLU-04, P-ILLU-05
export const covers: readonly Covering[] = [
  { name: 'pit', obstacle: 'pit' },
  { name: 'rubble', obstacle: 'rubble', blind: true },
];
