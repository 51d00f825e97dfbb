import type { Covering, Hindrance, Terrain } from '../../rules/box.ts';

// The table at the head of "Terrain" in the catalogue.

const MIST: Partial<Terrain> = { blind: true, cites: { 'B-REV-06': 'P-MIST-06' } };

export const terrain: readonly Terrain[] = [
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
  { name: 'pentacle', held: true, cites: { 'B-REV-06': 'P-PENTA-03' } },
];

/** `hole`: a Rope spans it; `flown`: flyers pass over it (P-GLOSS-03, P-GLOSS-05). A pit is all the base rules speak of. */
export const hindrances: readonly Hindrance[] = [
  { name: 'pit', tags: ['hole', 'flown'], jumped: true },
  {
    name: 'rift',
    tags: ['hole', 'flown'],
    jumped: true,
    cites: {
      'B-PIT-01': 'P-RIFT-01',
      'B-PIT-03': 'P-RIFT-02',
      'B-JUMP-06': 'P-TERR-05',
      'B-WAL-04': 'P-INT-11',
      'B-REV-06': 'P-TERR-03',
    },
  },
  {
    name: 'rocks',
    tags: ['flown'],
    jumped: true,
    kills: true,
    cites: {
      'B-PIT-01': 'P-ROCKS-01',
      'B-PIT-03': 'P-ROCKS-03',
      'B-JUMP-06': 'P-ROCKS-19',
      'B-WAL-04': 'P-ROCKS-19',
      'B-OBJ-06': 'P-ROCKS-18',
      'B-REV-06': 'P-TERR-03',
    },
  },
  {
    name: 'fountain',
    tags: ['flown'],
    cites: {
      'B-PIT-01': 'P-FOUNT-04',
      'B-PIT-03': 'P-FOUNT-04',
      'B-JUMP-02': 'P-FOUNT-10',
      'B-JUMP-06': 'P-TERR-05',
      'B-WAL-04': 'P-INT-11',
      'B-OBJ-06': 'P-FOUNT-10',
      'B-REV-06': 'P-TERR-03',
    },
  },
  {
    name: 'rubble',
    tags: [],
    cites: {
      'B-PIT-01': 'P-ILLU-05',
      'B-PIT-03': 'P-ILLU-06',
      'B-JUMP-02': 'P-ILLU-21',
      'B-JUMP-06': 'P-TERR-05',
      'B-WAL-04': 'P-INT-11',
      'B-OBJ-06': 'P-ILLU-22',
    },
  },
];

// P-ILLU-04, P-ILLU-05
export const covers: readonly Covering[] = [
  { name: 'pit', obstacle: 'pit' },
  { name: 'rubble', obstacle: 'rubble', blind: true },
];
