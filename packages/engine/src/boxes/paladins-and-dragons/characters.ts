import { character } from '../../rules/box.ts';
import { breaksWalls } from '../../rules/library/breaches.ts';
import { conjures, dispels } from '../../rules/library/covers.ts';
import { crosses, survives } from '../../rules/library/passage.ts';
import { carries, cites, hasNoHands, lays, never, readsCards, worth } from '../../rules/library/plain.ts';
import { breathesFire } from '../../rules/library/shots.ts';
import { steals } from '../../rules/library/thefts.ts';

// P-COMP-03

// P-DRAGON-01 to P-DRAGON-19
export const redDragon = character('redDragon', {
  code: 'Dr',
  rule: 'P-DRAGON-01',
  speed: 0,
  combat: 6,
  traits: ['dragon'],
  rules: [
    breathesFire({ noDirection: 'P-DRAGON-02', nobodyInLine: 'P-DRAGON-05' }),
    never('move', 'P-DRAGON-08'),
    never('jump', 'P-DRAGON-09'),
    worth('death', 1),
  ],
});

// P-SCOUT-01 to P-SCOUT-08
export const elfScout = character('elfScout', {
  code: 'El',
  rule: 'P-SCOUT-01',
  speed: 7,
  combat: 1,
  rules: [crosses('pit'), cites({ stopOnPit: 'P-SCOUT-01' })],
});

// P-GHOST-01 to P-GHOST-22
export const ghost = character('ghost', {
  code: 'Gh',
  rule: 'P-GHOST-01',
  speed: 3,
  combat: 0,
  traits: ['undead'],
  rules: [
    crosses('flown', 'rubble', 'foe', 'wall', 'portcullis', 'slit'),
    survives('flown'),
    ...hasNoHands({ noHands: 'P-GHOST-04', stoodOver: 'P-INT-02' }),
  ],
});

// P-GOLEM-01 to P-GOLEM-18
export const golem = character('golem', {
  code: 'Gm',
  rule: 'P-GOLEM-01',
  speed: 2,
  combat: 4,
  rules: [breaksWalls(3, { noWallHere: 'P-GOLEM-01', noBreachLeft: 'P-GOLEM-02' })],
});

// P-ILLU-01 to P-ILLU-28
export const illusionist = character('illusionist', {
  code: 'Il',
  rule: 'P-ILLU-01',
  speed: 4,
  combat: 1,
  traits: ['magicUser', 'illusionist'],
  rules: ['pit', 'rubble'].flatMap((name) => [
    lays(name),
    conjures(name, { noEmptyFloor: 'P-ILLU-16', notInSight: 'P-ILLU-17' }),
    dispels(name, { notLaid: 'P-ILLU-07' }),
  ]),
});

// P-WMASTER-01 to P-WMASTER-09
export const weaponMaster = character('weaponMaster', {
  code: 'Wm',
  rule: 'P-WMASTER-01',
  speed: 3,
  combat: 3,
  rules: [readsCards],
});

// P-PALADIN-01 to P-PALADIN-18
export const paladin = character('paladin', {
  code: 'Pa',
  rule: 'P-PALADIN-01',
  speed: 4,
  combat: 3,
  rules: [carries(2)],
});

// P-PICK-01 to P-PICK-14
export const pickpocket = character('pickpocket', {
  code: 'Pp',
  rule: 'P-PICK-01',
  speed: 6,
  combat: 2,
  rules: [
    steals({
      handsFull: 'P-PICK-02',
      armsFull: 'P-PICK-03',
      noObject: 'P-PICK-04',
      notInReach: 'P-PICK-05',
      notWithFoe: 'P-PICK-14',
    }),
  ],
});

export const characters = [redDragon, elfScout, ghost, golem, illusionist, weaponMaster, paladin, pickpocket];
