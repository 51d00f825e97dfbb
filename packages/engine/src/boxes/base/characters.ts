import { character } from '../../rules/box.ts';
import { breaksGates, picksLocks } from '../../rules/library/gates.ts';
import { heals, regenerates } from '../../rules/library/heal.ts';
import { bridges, crosses, restsOn, survives } from '../../rules/library/passage.ts';
import { turnsEitherWay, worth } from '../../rules/library/plain.ts';
import { walksThroughWalls } from '../../rules/library/walls.ts';

// B-COMP-06

// B-CLE-01 to B-CLE-05
export const cleric = character('cleric', {
  code: 'Cl',
  rule: 'B-CLE-01',
  speed: 4,
  combat: 2,
  rules: [
    heals({
      notWounded: 'B-CLE-01',
      carriedByHealer: 'B-CLE-02',
      notInReach: 'B-CLE-02',
      carried: 'B-CLE-05',
      stoodOver: 'B-CLE-05',
    }),
  ],
});

// B-GOB-01
export const goblin = character('goblin', {
  code: 'Go',
  rule: 'B-GOB-01',
  speed: 4,
  combat: 1,
  rules: [worth('escape', 1)],
});

// B-MEK-01, B-MEK-02
export const mekanork = character('mekanork', {
  code: 'Me',
  rule: 'B-MEK-01',
  speed: 3,
  combat: 2,
  rules: [turnsEitherWay],
});

// B-THF-01 to B-THF-05
export const thief = character('thief', {
  code: 'Th',
  rule: 'B-THF-01',
  speed: 5,
  combat: 2,
  rules: [restsOn('pit'), bridges('pit'), picksLocks({ noPortcullis: 'B-THF-03', broken: 'B-THF-04' })],
});

// B-TRO-01 to B-TRO-04
export const troll = character('troll', {
  code: 'Tr',
  rule: 'B-TRO-01',
  speed: 2,
  combat: 4,
  rules: [
    regenerates({ notWounded: 'B-TRO-01', woundedThisTurn: 'B-TRO-02', carried: 'B-TRO-04', stoodOver: 'B-TRO-04' }),
  ],
});

// B-WAL-01 to B-WAL-06
export const wallWalker = character('wallWalker', {
  code: 'Ww',
  rule: 'B-WAL-01',
  speed: 4,
  combat: 1,
  rules: [
    walksThroughWalls({
      noWall: 'B-WAL-01',
      portcullis: 'B-WAL-03',
      nothingBehind: 'B-WAL-04',
      pitBehind: 'B-WAL-04',
      noRoom: 'B-WAL-04',
      exitGuarded: 'B-WAL-06',
    }),
  ],
});

// B-WAR-01, B-WAR-02
export const warrior = character('warrior', {
  code: 'Wa',
  rule: 'B-WAR-01',
  speed: 3,
  combat: 3,
  rules: [breaksGates({ noPortcullis: 'B-WAR-01', notClosed: 'B-WAR-02' })],
});

// B-WIZ-01 to B-WIZ-05
export const wizard = character('wizard', {
  code: 'Wz',
  rule: 'B-WIZ-01',
  speed: 4,
  combat: 1,
  traits: ['magicUser', 'wizard', 'flying'],
  rules: [crosses('flown', 'foe'), survives('flown')],
});

export const characters = [cleric, goblin, mekanork, thief, troll, wallWalker, warrior, wizard];
